import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { lastMarket } from '../kit/session.ts'
import { RichText } from '../kit/show/rich-text.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { isUnknown, landingOf, termsOf, useMarket } from './market.ts'
import { UnknownMarket } from './unknown-market.tsx'

/** A market's payment terms, opened beside the checkout. */
const TermsOf = ({ marketId }: { marketId: string }) => {
  const { t } = useTranslation()
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

/** The terms of the market in the address; without one those of the market visited last, else the stores (D60). */
export const Terms = () => {
  const { marketId } = useParams()
  if (marketId) return <TermsOf marketId={marketId} />
  const last = lastMarket.read()
  return <Navigate to={last ? termsOf(last) : '/#stores'} replace />
}
