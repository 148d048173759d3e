/** What was booked: to be told, printed or mailed; and on to the next customer. */
import { Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconCalendar, IconCalendarPlus, IconCircleCheckFilled, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import { daysOf } from '#shared/bookings/free-shelf.ts'
import { type ShelfBooking, shelfBookingsCalls } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { endIn } from '#shared/kit/end-in.ts'
import { PageTitle } from '../../kit/page.tsx'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import styles from './confirmation.module.css'
import { PriceLines } from './price-lines.tsx'
import { MailState, SendButton, useSendByMail } from './send-by-mail.tsx'
import { Sheet } from './sheet.tsx'

const HELD: readonly number[] = [SHELF_BOOKING.reserved, SHELF_BOOKING.reservedByRequest]

/** What the customer is told. */
const Told = ({ booking }: { booking: ShelfBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { language, timeZone } = useThisMarket()
  const { shelf, shelfType, dateStart, dateEnd, customer, customerName, description, validUntil } = booking
  const end = validUntil ? endIn(timeZone, Date.parse(validUntil)) : undefined
  return (
    <div className={styles.told}>
      <p className={styles.number}>
        {t('counter.shelf')}
        <strong>{shelf.name}</strong>
        <span lang={language}>{shelfType.name}</span>
      </p>
      <div>
        <Text fw={650}>
          {customer ? (
            <Anchor component={Link} to={`/customers/${customer}`}>
              {customerName}
            </Anchor>
          ) : (
            description || t('counter.forNobody')
          )}
        </Text>
        <Text>
          {t('counter.days', {
            count: daysOf(dateStart, dateEnd),
            first: show.day(dateStart),
            last: show.day(dateEnd),
          })}
        </Text>
        {end && (
          <Text c="dimmed">
            {t('counter.heldUntil', {
              day: show.day(end.day),
              time: end.time,
            })}
          </Text>
        )}
      </div>
    </div>
  )
}

const calendarOf = ({ id, dateStart, shelfType }: ShelfBooking): string =>
  `/booking/calendar?${new URLSearchParams({ booking: id, date: dateStart, type: shelfType.id })}`

const Confirmation = ({ booking, mail }: { booking: ShelfBooking; mail: string }) => {
  const { t } = useTranslation()
  const next = useRef<HTMLAnchorElement>(null)
  const { sentTo, send } = useSendByMail(booking.id, mail)
  const isHeld = HELD.includes(booking.status)
  const canMail = !isHeld && booking.status !== SHELF_BOOKING.available && booking.customer !== null
  // The next customer may be waiting: Enter is enough.
  useEffect(() => next.current?.focus(), [])
  // What is printed hides the buttons, which may take the focus from them.
  const print = () => {
    window.print()
    next.current?.focus()
  }
  return (
    <>
      <Stack gap="md" className={styles.screen}>
        <Group gap="sm" wrap="nowrap" role="status">
          <IconCircleCheckFilled size={36} className={styles.tick} aria-hidden />
          <Title order={1}>
            {isHeld
              ? t('counter.heldTitle', { shelf: booking.shelf.name })
              : t('counter.bookedTitle', { shelf: booking.shelf.name })}
          </Title>
        </Group>
        <Paper withBorder p="lg">
          <Stack gap="md">
            <Told booking={booking} />
            <PriceLines booking={booking} />
            {booking.status === SHELF_BOOKING.bookedAndPaid && (
              <Text size="sm" c="dimmed">
                {t('counter.ringUp')}
              </Text>
            )}
          </Stack>
        </Paper>
        <MailState sentTo={sentTo} />
        <Group gap="sm">
          <IfMay right="serve">
            <Button
              ref={next}
              component={Link}
              to="/booking/new"
              leftSection={<IconCalendarPlus size={20} aria-hidden />}
            >
              {t('counter.title')}
            </Button>
          </IfMay>
          <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={print}>
            {t('counter.print')}
          </Button>
          {canMail && <SendButton isAgain={sentTo !== '' && sentTo !== 'failed'} send={send} />}
          <Button
            variant="default"
            component={Link}
            to={calendarOf(booking)}
            leftSection={<IconCalendar size={20} aria-hidden />}
          >
            {t('counter.toCalendar')}
          </Button>
        </Group>
      </Stack>
      <Sheet booking={booking} />
    </>
  )
}

export const ConfirmationPage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const { id = '' } = useParams()
  const { state } = useLocation() as { state: { mail?: string } | null }
  const booking = useRoute(shelfBookingsCalls.readShelfBooking, {
    audience: 'admin',
    market: marketId,
    params: { id },
  })
  const isMissing = !booking.data && [400, 404].includes(booking.failure?.status ?? 0)
  return (
    <>
      <PageTitle>{t('counter.confirmation')}</PageTitle>
      {isMissing ? (
        <Empty
          action={
            <Button component={Link} to="/booking/new">
              {t('counter.title')}
            </Button>
          }
        >
          {t('counter.gone')}
        </Empty>
      ) : (
        <WhenLoaded of={{ booking }} skeleton={<Skeleton height={320} radius="lg" />}>
          {({ booking: data }) => <Confirmation key={data.id} booking={data} mail={state?.mail ?? ''} />}
        </WhenLoaded>
      )}
    </>
  )
}
