import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation, useParams } from 'react-router-dom'
import { suggestLanguage } from '../i18n/language.ts'
import { PageFrame } from '../kit/frame/page-frame.tsx'
import { later } from '../kit/later.tsx'
import { lastMarket } from '../kit/session.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import {
  type HeaderCart,
  isUnknown,
  landingOf,
  type MarketContact,
  type MarketContext,
  mayHaveCart,
  useMarket,
} from './market.ts'

export const UnknownMarket = later(
  ['missing'],
  async () => (await import('./unknown-market.tsx')).UnknownMarket,
)

interface MarketFrameProps {
  audience: 'anonymous' | 'customer'
  cart: HeaderCart
  /** How visitors write to the market. */
  contact: MarketContact
}

/** The frame of one market's screens, with its name and logo. */
export const MarketFrame = ({ audience, cart: Cart, contact: Contact }: MarketFrameProps) => {
  const { t } = useTranslation()
  const { marketId = '' } = useParams()
  const found = useMarket(audience, marketId)
  const { data: market } = found
  const { pathname } = useLocation()

  useEffect(() => {
    if (!market) return
    lastMarket.write(market.marketId)
    suggestLanguage(market.language)
  }, [market])

  if (isUnknown(found.failure)) return <UnknownMarket />
  const cart = mayHaveCart(pathname) && (
    <Cart marketId={marketId} to={`/${marketId}/booking/checkout`} instead={null} />
  )
  return (
    <PageFrame
      name={market?.visualName}
      logo={market?.logo}
      href={landingOf(marketId)}
      tools={cart}
      contact={
        market && (
          <>
            <Contact market={market} isLink />
            <Link to={`/${marketId}/withdraw`}>{t('markets.withdraw')}</Link>
          </>
        )
      }
    >
      <WhenLoaded of={{ found }}>
        {data => <Outlet context={{ market: data.found } satisfies MarketContext} />}
      </WhenLoaded>
    </PageFrame>
  )
}
