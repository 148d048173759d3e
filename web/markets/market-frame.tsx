import { useEffect } from 'react'
import { Outlet, useParams } from 'react-router-dom'
import { suggestLanguage } from '../i18n/language.ts'
import { PageFrame } from '../kit/page-frame.tsx'
import { lastMarket } from '../kit/session.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { landingOf, type MarketContext, useMarket } from './market.ts'
import { isUnknown, UnknownMarket } from './unknown-market.tsx'

/** The frame of one market's screens, with its name and logo. */
export const MarketFrame = ({ audience }: { audience: 'anonymous' | 'customer' }) => {
  const { marketId = '' } = useParams()
  const found = useMarket(audience, marketId)
  const { data: market } = found

  useEffect(() => {
    if (!market) return
    lastMarket.write(market.marketId)
    suggestLanguage(market.language)
  }, [market])

  if (isUnknown(found.failure)) return <UnknownMarket />
  return (
    <PageFrame name={market?.visualName} logo={market?.logo} href={landingOf(marketId)}>
      <WhenLoaded of={{ found }}>
        {data => <Outlet context={{ market: data.found } satisfies MarketContext} />}
      </WhenLoaded>
    </PageFrame>
  )
}
