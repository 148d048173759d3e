import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom'
import { suggestLanguage } from '../i18n/language.ts'
import { LogOutButton } from '../identity/log-out-button.tsx'
import { APP_NAME, Footer } from '../kit/footer.tsx'
import { Header } from '../kit/header.tsx'
import { Main } from '../kit/page.tsx'
import { forgetWayBack, lastMarket, type Session, useSession } from '../kit/session.ts'
import { Failed, PageSkeleton } from '../kit/states.tsx'
import { isBookable, landingOf } from '../markets/market.ts'
import { useMarket } from '../markets/use-market.ts'
import styles from './customers.module.css'
import { useMe } from './use-me.ts'

const Rooms = ({ session }: { session: Session }) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const wantsPassword = session.mustChangePassword && pathname !== '/password'
  const isSetUp = !session.mustChangePassword
  const market = useMarket('anonymous', session.marketId)
  const me = useMe(isSetUp ? session.marketId : undefined)

  useEffect(() => {
    lastMarket.write(session.marketId)
    if (me.data) suggestLanguage(me.data.language)
  }, [session.marketId, me.data])

  if (wantsPassword) return <Navigate to="/password" replace state={pathname} />
  const failed = [market, me].find(fetched => fetched.error && !fetched.data)
  const isReady = market.data && (me.data || !isSetUp)
  return (
    <>
      <Header name={market.data?.visualName ?? APP_NAME} logo={market.data?.logo} href="/user#/">
        <nav className={styles.nav} aria-label={t('customers.menu')}>
          {market.data && isBookable(market.data) && isSetUp && (
            <Button
              component={Link}
              to="/create_booking"
              size="sm"
              variant="subtle"
              leftSection={<IconCalendarPlus size={20} aria-hidden />}
            >
              {t('markets.bookNow')}
            </Button>
          )}
          <LogOutButton as="customer" />
        </nav>
      </Header>
      <Main>
        {failed && <Failed failure={failed.error} retry={() => failed.mutate()} />}
        {!failed && !isReady && <PageSkeleton />}
        {isReady && !failed && <Outlet context={{ ...market.data, role: 'customer', me: me.data }} />}
      </Main>
      <Footer />
    </>
  )
}

/** The tenants' house: without a session the market's own page, where one logs in. */
export const CustomerFrame = () => {
  const session = useSession('customer')
  useEffect(() => {
    if (session) return forgetWayBack()
    const market = lastMarket.read()
    window.location.replace(market ? landingOf(market) : '/')
  }, [session])
  return session ? <Rooms session={session} /> : null
}
