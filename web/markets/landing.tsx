import { Anchor, Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCalendarPlus, IconDeviceMobile, IconInfoCircle, IconUser } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { LogInForm } from '../identity/log-in-form.tsx'
import { SessionEnded } from '../identity/session-ended.tsx'
import { IconLabel } from '../kit/icon-label.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { usePageTitle } from '../kit/page.tsx'
import { useSession, useWayBack } from '../kit/session.ts'
import { ContactCard } from './contact-card.tsx'
import styles from './landing.module.css'
import { hasTerms, isBookable, landingOf, termsOf, useThisMarket } from './market.ts'
import { OpeningHours } from './opening-hours.tsx'
import { PublicMessage } from './public-message.tsx'

const Carousel = lazy(() => import('../kit/carousel.tsx'))

const Pictures = () => {
  const { t } = useTranslation()
  const { marketImages } = useThisMarket()
  const [only] = marketImages
  if (!only) return null
  const still = <img className={styles.still} src={only.url} alt={only.text} />
  if (marketImages.length === 1) return still
  return (
    <ErrorBoundary fallback={still}>
      <Suspense fallback={<Skeleton className={styles.still} />}>
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
      {isBookable(market) ? (
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

const Tenants = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const session = useSession('customer')
  const isHere = session?.marketId === marketId
  const wayBack = useWayBack('customer', marketId)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="tenants">
      <Stack gap="md">
        <IconLabel icon={<IconUser size={20} />}>
          <Title order={2} id="tenants">
            {t('markets.tenants')}
          </Title>
        </IconLabel>
        {isHere ? (
          <Button component="a" href="/user#/">
            {t('markets.toMyPage')}
          </Button>
        ) : (
          <LogInForm
            as="customer"
            marketId={marketId}
            resetHref={`${landingOf(marketId)}/reset-password`}
            before={wayBack && <SessionEnded />}
            onLoggedIn={() => window.location.assign(`/user#${wayBack ?? '/'}`)}
          />
        )}
        <IconLabel icon={<IconDeviceMobile size={20} />}>
          <Text size="sm" c="dimmed">
            {t('markets.appHint')}
          </Text>
        </IconLabel>
      </Stack>
    </Paper>
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

/** A market's own page: what it is, when it is open, how to book and how to log in. */
export const Landing = () => {
  const market = useThisMarket()
  usePageTitle(market.visualName)
  return (
    <Stack gap="xl">
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
        <Tenants />
      </div>
    </Stack>
  )
}
