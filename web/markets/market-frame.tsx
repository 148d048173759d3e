import { useEffect } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { suggestLanguage } from '../i18n/language.ts'
import { asFailure } from '../kit/failure.ts'
import { APP_NAME, Footer } from '../kit/footer.tsx'
import { Header } from '../kit/header.tsx'
import { Main } from '../kit/page.tsx'
import { lastMarket } from '../kit/session.ts'
import { Failed, PageSkeleton } from '../kit/states.tsx'
import { landingOf } from './market.ts'
import { UnknownMarket } from './unknown-market.tsx'
import { useMarket } from './use-market.ts'

/** The house of one market: its name on the door, its screens inside. */
export const MarketFrame = ({ audience }: { audience: 'anonymous' | 'customer' }) => {
  const { marketId = '' } = useParams()
  const { data: market, error, mutate } = useMarket(audience, marketId)

  useEffect(() => {
    if (!market) return
    lastMarket.write(market.marketId)
    suggestLanguage(market.language)
  }, [market])

  const status = error ? asFailure(error).status : undefined
  if (status === 404 || status === 400) return <UnknownMarket />
  return (
    <>
      <Header name={market?.visualName ?? APP_NAME} logo={market?.logo} href={landingOf(marketId)} />
      <Main>
        {!market && !error && <PageSkeleton />}
        {!market && error && <Failed failure={error} retry={() => mutate()} />}
        {market && <Outlet context={market} />}
      </Main>
      <Footer />
    </>
  )
}
