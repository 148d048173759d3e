import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCalendarPlus, IconInfoCircle } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { srcSetOf } from '#shared/kit/picture.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { PageTitle } from '../kit/page.tsx'
import { useIdle } from '../kit/use-idle.ts'
import { ContactCard } from './contact-card.tsx'
import styles from './landing.module.css'
import { hasTerms, termsOf, useThisMarket } from './market.ts'
import { OpeningHours } from './opening-hours.tsx'
import { PublicMessage } from './public-message.tsx'

const Carousel = lazy(async () => ({ default: (await import('../kit/carousel.tsx')).Carousel }))

/** Shows the first picture at once, and the others when the carousel's code has loaded. */
const Pictures = () => {
  const { t } = useTranslation()
  const { marketImages } = useThisMarket()
  const [isShown, setShown] = useState(false)
  const isIdle = useIdle(isShown)
  const [first] = marketImages
  if (!first) return null
  const show = () => setShown(true)
  const still = (
    <img
      className={styles.still}
      src={first.url}
      srcSet={srcSetOf(first.url)}
      alt={first.text}
      onLoad={show}
      onError={show}
    />
  )
  if (marketImages.length === 1 || !isIdle) return still
  return (
    <ErrorBoundary fallback={still}>
      <Suspense fallback={still}>
        <Carousel pictures={marketImages} label={t('markets.pictures')} />
      </Suspense>
    </ErrorBoundary>
  )
}

const Welcome = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  return (
    <div className={styles.welcome}>
      <Title order={1}>{market.visualName}</Title>
      {market.description && (
        <Text size="lg" className={styles.lines}>
          {market.description}
        </Text>
      )}
      {takesBookings(market) ? (
        <Button
          component={Link}
          to="booking"
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

const GoodToKnow = ({ text }: { text: string }) => {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="extra-info">
      <Stack gap="sm">
        <IconLabel icon={<IconInfoCircle size={20} />}>
          <Title order={2} id="extra-info">
            {t('markets.goodToKnow')}
          </Title>
        </IconLabel>
        <Text className={styles.lines}>{text}</Text>
      </Stack>
    </Paper>
  )
}

/** A market's own page: description, opening hours, booking, and the tenants' log-in. */
export const Landing = ({ logIn }: { logIn: ReactNode }) => {
  const market = useThisMarket()
  return (
    <Stack gap="xl">
      <PageTitle />
      {market.publicMessage && <PublicMessage message={market.publicMessage} />}
      <div className={styles.hero}>
        <Welcome />
        <Pictures />
      </div>
      <div className={styles.cards}>
        <OpeningHours market={market} />
        <Stack gap="lg">
          <ContactCard market={market} />
          {market.extraInfo && <GoodToKnow text={market.extraInfo} />}
        </Stack>
        {logIn}
      </div>
    </Stack>
  )
}
