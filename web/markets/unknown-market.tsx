import { Button, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useParams } from 'react-router-dom'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { PageTitle } from '../kit/page.tsx'
import { lastMarket } from '../kit/session.ts'
import { useFetched } from '../kit/use-route.ts'
import { allMarkets } from './all-markets.ts'

/** The market that the visitor means when only the letters' case is wrong. */
const useMeant = (): string | undefined => {
  const { marketId = '' } = useParams()
  const all = useFetched(marketId ? ['markets'] : null, allMarkets)
  return all.data?.find(known => known.marketId.toLowerCase() === marketId.toLowerCase())?.marketId
}

/**
 * The page for an unknown market: the address is wrong, or the shop has closed. An address without a market leads to the
 * one that this browser visited last.
 */
export const UnknownMarket = () => {
  const { t } = useTranslation()
  const meant = useMeant()
  const { marketId = '' } = useParams()
  const { pathname } = useLocation()
  const last = marketId ? '' : lastMarket.read()
  if (last) return <Navigate to={`/${last}`} replace />
  if (meant) return <Navigate to={pathname.replace(marketId, meant)} replace />
  return (
    <PageFrame href="/" width="text">
      <PageTitle>{t('missing.marketTitle')}</PageTitle>
      <Stack gap="md" align="flex-start">
        <Title order={1}>{t('missing.marketTitle')}</Title>
        <Text size="lg">{t('missing.marketText')}</Text>
        <Button component="a" href="/#stores" leftSection={<IconBuildingStore size={20} aria-hidden />}>
          {t('markets.findStores')}
        </Button>
      </Stack>
    </PageFrame>
  )
}
