/** What a customer has booked: what runs, what comes, what was. */
import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import {
  IconAlertTriangle,
  IconBookmarkFilled,
  IconCalendarPlus,
  IconCircle,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCreditCard,
  IconHourglass,
  IconMail,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { customerBookingsCalls } from '#shared/bookings/staff-customer-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useShow } from '../kit/show.ts'
import { type StatusLook, StatusMark } from '../kit/status-mark.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './customers.module.css'

type Page = Answer<typeof customerBookingsCalls.listCustomerBookings>
type Booking = Page['results'][number]

type Look = StatusLook & { text: string }

/** How a booking stands: what staff made by its shelf, what was bought online by its request. */
const useLook = () => {
  const { t } = useTranslation()
  const ofStaffs: Record<number, Look> = {
    [SHELF_BOOKING.bookedNotPaid]: { icon: IconCircle, tone: 'waiting', text: t('customer.isLater') },
    [SHELF_BOOKING.bookedAndPaid]: {
      icon: IconCircleCheckFilled,
      tone: 'good',
      text: t('customer.isPaidInShop'),
    },
    [SHELF_BOOKING.reserved]: { icon: IconBookmarkFilled, tone: 'quiet', text: t('customer.isHeldByStaff') },
    [SHELF_BOOKING.waitingForPayment]: { icon: IconMail, tone: 'waiting', text: t('customer.linkIsOut') },
  }
  const ofOnline: Partial<Record<Booking['status'], Look>> = {
    paid: { icon: IconCreditCard, tone: 'good', text: t('customer.isPaid') },
    confirmed: { icon: IconCircleCheckFilled, tone: 'good', text: t('customer.isConfirmed') },
    refund_initiated: { icon: IconHourglass, tone: 'waiting', text: t('customer.isRefunding') },
    refunded: { icon: IconReceiptRefund, tone: 'quiet', text: t('customer.isRefunded') },
    refund_failed: { icon: IconAlertTriangle, tone: 'bad', text: t('customer.refundFailed') },
  }
  return ({ shelfStatus, status, withholdFromSales, totalPrice }: Booking): Look | undefined => {
    if (status === 'refunded' && Number(totalPrice) === 0)
      return { icon: IconCircleCheck, tone: 'quiet', text: t('customer.isEnded') }
    const isRefunded = status.startsWith('refund')
    const look = (isRefunded ? undefined : ofStaffs[shelfStatus]) ?? ofOnline[status]
    return withholdFromSales && shelfStatus === SHELF_BOOKING.bookedNotPaid && look
      ? { ...look, text: t('customer.isWithheld') }
      : look
  }
}

const Row = ({ booking }: { booking: Booking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const look = useLook()(booking)
  return (
    <li>
      <div>
        <Text>
          <strong>{booking.shelf.name}</strong> {booking.shelfTypeName}
        </Text>
        <Text size="sm" c="dimmed">
          {show.date(booking.dateStartCustomer)} – {show.date(booking.dateEndCustomer)},{' '}
          {booking.isByStaff ? t('customer.madeByStaff') : t('customer.madeOnline')}
        </Text>
      </div>
      <div>
        <Text>{show.money(booking.totalPrice, currencyCode)}</Text>
        {look && (
          <StatusMark icon={look.icon} tone={look.tone}>
            {look.text}
          </StatusMark>
        )}
      </div>
    </li>
  )
}

const Bookings = ({ results }: { results: readonly Booking[] }) => {
  const { t } = useTranslation()
  const groups = [
    { when: 'running', title: t('customer.bookingsRunning') },
    { when: 'coming', title: t('customer.bookingsComing') },
    { when: 'past', title: t('customer.bookingsPast') },
  ]
  if (!results.length) return <Text c="dimmed">{t('customer.noBookings')}</Text>
  return groups.map(({ when, title }) => {
    const rows = results.filter(booking => booking.when === when)
    return rows.length ? (
      <Stack gap="xs" key={when}>
        <Title order={3} size="h4">
          {title}
        </Title>
        <ul className={styles.bookings}>
          {rows.map(booking => (
            <Row key={booking.id} booking={booking} />
          ))}
        </ul>
      </Stack>
    ) : null
  })
}

export const CustomerBookings = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const bookings = useRoute(
    customerBookingsCalls.listCustomerBookings,
    { params: { userNumber }, query: { page: String(page) } },
    { keepPreviousData: true },
  )
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="bookings">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} id="bookings">
            {t('customer.bookings')}
          </Title>
          <IfMay right="serve">
            <Button
              size="sm"
              variant="default"
              component={Link}
              to={`/booking/new?customer=${userNumber}`}
              leftSection={<IconCalendarPlus size={20} aria-hidden />}
            >
              {t('customer.newBooking')}
            </Button>
          </IfMay>
        </Group>
        <WhenLoaded of={{ bookings }} skeleton={<Skeleton height={120} radius="md" />}>
          {({ bookings: { results, pagesCount } }) => (
            <>
              <Bookings results={results} />
              {pagesCount > 1 && (
                <Group justify="space-between">
                  <Button size="sm" variant="default" disabled={page <= 1} onClick={() => setPage(page - 1)}>
                    {t('customer.bookingsNewer')}
                  </Button>
                  <Text size="sm">{t('customer.bookingsPage', { page, pages: pagesCount })}</Text>
                  <Button
                    size="sm"
                    variant="default"
                    disabled={page >= pagesCount}
                    onClick={() => setPage(page + 1)}
                  >
                    {t('customer.bookingsOlder')}
                  </Button>
                </Group>
              )}
            </>
          )}
        </WhenLoaded>
      </Stack>
    </Paper>
  )
}
