import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCalendarPlus, IconInfoCircle } from '@tabler/icons-react'
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { largeSources } from '#shared/kit/picture.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { type FetchedAhead, later } from '../kit/later.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { PageTitle } from '../kit/page.tsx'
import { useSession } from '../kit/session.ts'
import { useIdle } from '../kit/use-idle.ts'
import { ContactCard } from './contact-card.tsx'
import styles from './landing.module.css'
import { hasTerms, type MarketContact, termsOf, useThisMarket } from './market.ts'
import { OpeningHours } from './opening-hours.tsx'
import { PublicMessage } from './public-message.tsx'

/** By now the first picture is there, and the visitor reads. */
const READING_MS = 2000

const Carousel = later(['carousel'], async () => (await import('../kit/show/carousel.tsx')).Carousel)

/** Shows the first picture at once, and the others when the carousel's code has loaded. */
const Pictures = () => {
  const { t } = useTranslation()
  const { marketImages, language } = useThisMarket()
  const [isShown, setShown] = useState(false)
  const isIdle = useIdle(isShown)
  const [first] = marketImages
  if (!first) return null
  const show = () => setShown(true)
  const still = (
    <img
      className={styles.still}
      {...largeSources(first.url)}
      width={640}
      height={350}
      fetchPriority="high"
      alt={first.text}
      lang={language}
      onLoad={show}
      onError={show}
    />
  )
  if (marketImages.length === 1 || !isIdle) return still
  return <Carousel instead={still} pictures={marketImages} label={t('markets.pictures')} lang={language} />
}

interface WelcomeProps {
  /** The booking: its files are fetched while the visitor reads, and its code runs once they reach for it. */
  booking: FetchedAhead
}

const Welcome = ({ booking }: WelcomeProps) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const isTenant = useSession('customer')?.marketId === market.marketId
  const isAhead = useIdle(takesBookings(market), READING_MS)
  useEffect(() => {
    if (isAhead) booking.fetchFiles()
  }, [isAhead, booking])
  return (
    <div className={styles.welcome}>
      <Title order={1}>{market.visualName}</Title>
      {market.description && (
        <Text size="lg" className={styles.lines} lang={market.language}>
          {market.description}
        </Text>
      )}
      {takesBookings(market) ? (
        <Button
          // A tenant who is logged in books as a tenant, on their own pages: another entry, so a plain link.
          renderRoot={props =>
            isTenant ? <a href="/user#/create_booking" {...props} /> : <Link to="booking" {...props} />
          }
          onPointerEnter={booking.prefetch}
          onFocus={booking.prefetch}
          size="lg"
          leftSection={<IconCalendarPlus size={20} aria-hidden />}
        >
          {t('markets.bookNow')}
        </Button>
      ) : (
        <Text fw={600}>{t('markets.bookingOff')}</Text>
      )}
      {hasTerms(market) && (
        <Anchor href={termsOf(market.marketId)} target="_blank" rel="noreferrer">
          {t('markets.readTerms')}
          <NewTab />
        </Anchor>
      )}
    </div>
  )
}

const GoodToKnow = ({ text, lang }: { text: string; lang: string }) => {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="extra-info">
      <Stack gap="sm">
        <IconLabel icon={<IconInfoCircle size={20} />}>
          <Title order={2} id="extra-info">
            {t('markets.goodToKnow')}
          </Title>
        </IconLabel>
        <Text className={styles.lines} lang={lang}>
          {text}
        </Text>
      </Stack>
    </Paper>
  )
}

interface LandingProps extends WelcomeProps {
  logIn: ReactNode
  /** How visitors write to the market. */
  contact: MarketContact
  /** What the market has posted, below the rest. */
  feed: ReactNode
}

/** A market's own page: description, opening hours, booking, and the tenants' log-in. */
export const Landing = ({ logIn, contact: Contact, feed, booking }: LandingProps) => {
  const market = useThisMarket()
  // What is below the first screen is rendered after it, so that a slow phone is not busy too long at once.
  const isWhole = useDeferredValue(true, false)
  return (
    <Stack gap="xl">
      <PageTitle />
      {market.publicMessage && <PublicMessage message={market.publicMessage} />}
      <div className={styles.hero}>
        <Welcome booking={booking} />
        <Pictures />
      </div>
      {isWhole && (
        <div className={styles.cards}>
          <OpeningHours market={market} />
          <Stack gap="lg">
            <ContactCard market={market}>
              <Contact market={market} />
            </ContactCard>
            {market.extraInfo && <GoodToKnow text={market.extraInfo} lang={market.language} />}
          </Stack>
          {logIn}
        </div>
      )}
      {isWhole && feed}
    </Stack>
  )
}
