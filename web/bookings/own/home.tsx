/** What a tenant sees first: how long they have their shelves, what comes, and what is owed. */
import { Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router-dom'
import { homeOf } from '#shared/bookings/own-home.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { timeIn } from '#shared/kit/day.ts'
import { hoursOn } from '#shared/markets/hours.ts'
import { takesTenantsBookings } from '#shared/markets/rules.ts'
import type { CustomerContext } from '../../customers/customer-frame.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { Waiting } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import { ComingCard } from './coming-card.tsx'
import { leadsToExtension } from './extend-button.tsx'
import { OwedCard } from './owed-card.tsx'
import styles from './own.module.css'
import { StayCard } from './stay-card.tsx'
import { useOwnBookings } from './use-own.ts'

/** "lørdag 21. november · åbent til kl. 16:00". */
const useTodayWords = (): string => {
  const { t } = useTranslation()
  const show = useShow()
  const market = useThisMarket()
  const today = useToday()
  const hours = hoursOn(market, today)
  const time = timeIn(market.timeZone, Date.now())
  const state =
    !hours || time >= hours.to
      ? t('rental.closedNow')
      : time < hours.from
        ? t('rental.opensAt', { time: hours.from })
        : t('rental.openUntil', { time: hours.to })
  return `${show.day(today)} · ${state}`
}

const BookMore = ({ isFirst }: { isFirst: boolean }) => {
  const { t } = useTranslation()
  return (
    <Button
      component={Link}
      to="/create_booking"
      size="lg"
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconPlus size={20} aria-hidden />}
    >
      {isFirst ? t('rental.book') : t('rental.bookMore')}
    </Button>
  )
}

const Nothing = ({ canBook }: { canBook: boolean }) => {
  const { t } = useTranslation()
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="nothing">
      <Stack gap="md" align="flex-start">
        <Title order={2} id="nothing">
          {t('rental.nothingTitle')}
        </Title>
        <Text>{canBook ? t('rental.nothingText') : t('markets.bookingOff')}</Text>
        {canBook && <BookMore isFirst />}
      </Stack>
    </Paper>
  )
}

const Bookings = ({ bookings }: { bookings: readonly OwnBooking[] }) => {
  const canBook = takesTenantsBookings(useThisMarket())
  const { owed, running, ended, coming } = homeOf(bookings)
  const stays = [...running, ...ended]
  const first = stays.find(({ latest }) => leadsToExtension(latest))
  if (!stays.length && !coming.length && !owed.length) return <Nothing canBook={canBook} />
  return (
    <>
      {owed.map(booking => (
        <OwedCard key={booking.id} booking={booking} />
      ))}
      {stays.map(stay => (
        <StayCard key={stay.booking.id} stay={stay} isFirst={stay === first} />
      ))}
      {coming.map(booking => (
        <ComingCard key={booking.id} booking={booking} />
      ))}
      {canBook && <BookMore isFirst={false} />}
    </>
  )
}

const HEIGHTS = { first: 360, next: 112 }

/** `beside`: what stands beside the bookings at a desk, and below them on a phone. */
export const OwnHome = ({ beside }: { beside?: ReactNode }) => {
  const { t } = useTranslation()
  const { me } = useOutletContext<CustomerContext>()
  const today = useTodayWords()
  const bookings = useOwnBookings()
  const content = (
    <WhenLoaded
      of={{ bookings }}
      skeleton={
        <>
          <Waiting />
          <Skeleton height={HEIGHTS.first} radius="lg" />
          <Skeleton height={HEIGHTS.next} radius="lg" />
        </>
      }
    >
      {data => <Bookings bookings={data.bookings.results} />}
    </WhenLoaded>
  )
  return (
    <Stack gap="lg" {...(!beside && { maw: 640 })} mx={beside ? undefined : 'auto'}>
      <PageTitle />
      <div>
        <StepTitle>{t('customers.hello', { name: me?.name.split(' ')[0] ?? '' })}</StepTitle>
        <Text c="dimmed">{today}</Text>
        <Text size="sm" c="dimmed">
          {t('customers.number', { number: me?.userNumber ?? '' })}
        </Text>
      </div>
      {beside ? (
        <div className={styles.sides}>
          <div className={styles.side}>{content}</div>
          <div className={styles.side}>{beside}</div>
        </div>
      ) : (
        content
      )}
    </Stack>
  )
}
