import { Button, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { CallFailure } from '../kit/failure.ts'
import { PageTitle } from '../kit/page.tsx'
import { PageFrame } from '../kit/page-frame.tsx'

/** True when the server has no market of this id: 404, or 400 for an invalid id. */
export const isUnknown = (failure: CallFailure | undefined): boolean =>
  failure?.status === 404 || failure?.status === 400

/** The page for an unknown market: the address is wrong, or the shop has closed. */
export const UnknownMarket = () => {
  const { t } = useTranslation()
  return (
    <PageFrame href="/" width="text">
      <PageTitle>{t('markets.unknownTitle')}</PageTitle>
      <Stack gap="md" align="flex-start">
        <Title order={1}>{t('markets.unknownTitle')}</Title>
        <Text size="lg">{t('markets.unknownText')}</Text>
        <Button component="a" href="/#stores" leftSection={<IconBuildingStore size={20} aria-hidden />}>
          {t('markets.findStores')}
        </Button>
      </Stack>
    </PageFrame>
  )
}
