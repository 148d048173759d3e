import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { PageFrame } from '../kit/page-frame.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { isUnknown, landingOf, useMarket } from './market.ts'
import { UnknownMarket } from './unknown-market.tsx'

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
        {({ market: { paymentTerms, language } }) => (
          <Stack gap="lg">
            <StepTitle>{t('markets.terms')}</StepTitle>
            {paymentTerms ? (
              <div lang={language}>
                <RichText html={paymentTerms} />
              </div>
            ) : (
              <Text>{t('missing.noTerms')}</Text>
            )}
          </Stack>
        )}
      </WhenLoaded>
    </PageFrame>
  )
}
