import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { PageFrame } from '../kit/page-frame.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { landingOf, useMarket } from './market.ts'
import { isUnknown, UnknownMarket } from './unknown-market.tsx'

/** A market's payment terms, opened beside the checkout. */
export const Terms = () => {
  const { t } = useTranslation()
  const { marketId = '' } = useParams()
  const market = useMarket('anonymous', marketId)
  if (isUnknown(market.failure)) return <UnknownMarket />
  return (
    <PageFrame
      name={market.data?.visualName}
      logo={market.data?.logo}
      href={landingOf(marketId)}
      width="text"
    >
      <PageTitle>{t('markets.terms')}</PageTitle>
      <WhenLoaded of={{ market }}>
        {({ market: { paymentTerms } }) => (
          <Stack gap="lg">
            <StepTitle>{t('markets.terms')}</StepTitle>
            {paymentTerms ? <RichText html={paymentTerms} /> : <Text>{t('markets.noTerms')}</Text>}
          </Stack>
        )}
      </WhenLoaded>
    </PageFrame>
  )
}
