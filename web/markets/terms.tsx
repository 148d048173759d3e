import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { asFailure } from '../kit/failure.ts'
import { APP_NAME, Footer } from '../kit/footer.tsx'
import { Header } from '../kit/header.tsx'
import { Main, StepTitle, usePageTitle } from '../kit/page.tsx'
import { RichText } from '../kit/rich-text.tsx'
import { Failed, PageSkeleton } from '../kit/states.tsx'
import { landingOf } from './market.ts'
import { UnknownMarket } from './unknown-market.tsx'
import { useMarket } from './use-market.ts'

/** A market's payment terms, opened beside the checkout. */
const Terms = () => {
  const { t } = useTranslation()
  const { marketId = '' } = useParams()
  const { data: market, error, mutate } = useMarket('anonymous', marketId)
  usePageTitle(t('markets.terms'), market?.visualName ?? APP_NAME)
  if (error && [400, 404].includes(asFailure(error).status)) return <UnknownMarket />
  return (
    <>
      <Header name={market?.visualName ?? APP_NAME} logo={market?.logo} href={landingOf(marketId)} />
      <Main width="text">
        {!market && !error && <PageSkeleton />}
        {!market && error && <Failed failure={error} retry={() => mutate()} />}
        {market && (
          <Stack gap="lg">
            <StepTitle>{t('markets.terms')}</StepTitle>
            {market.paymentTerms ? (
              <RichText html={market.paymentTerms} />
            ) : (
              <Text>{t('markets.noTerms')}</Text>
            )}
          </Stack>
        )}
      </Main>
      <Footer />
    </>
  )
}

export default Terms
