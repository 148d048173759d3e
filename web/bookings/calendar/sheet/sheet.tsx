import { ActionIcon, Anchor, Button, Text, Title } from '@mantine/core'
import { IconArrowRight, IconTrash, IconX } from '@tabler/icons-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { mayBecome } from '#shared/bookings/staff-booking.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { isReturned } from '#shared/bookings/takes-shelf.ts'
import { useRescuedFocus } from '../../../kit/focus.ts'
import { later } from '../../../kit/later.tsx'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import { PageSkeleton } from '../../../kit/states.tsx'
import { WhenLoaded } from '../../../kit/when-loaded.tsx'
import type { Moves } from '../moves/use-moves.ts'
import { type Bar, barOf, isVisitors } from '../plan/bars.ts'
import { isPaidOnline } from '../plan/landing.ts'
import { StatusChip } from '../plan/status-chip.tsx'
import { lookOf, useBarWords } from '../plan/status-look.ts'
import { useBooking } from '../plan/use-booking.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { LandingPanel } from './landing-panel.tsx'
import { MoveActions } from './move-actions.tsx'
import type { PlaceFields } from './place-form.tsx'
import styles from './sheet.module.css'
import { SheetFacts } from './sheet-facts.tsx'
import { SwapForm } from './swap-form.tsx'
import type { Lands } from './use-landing.ts'

/** Its boxes for days weigh as much as the rest of the sheet. */
const PlaceForm = later([], async () => (await import('./place-form.tsx')).PlaceForm)

interface SheetProps {
  id: string
  moves: Moves
  lands: Lands
  /** Starts to move the booking over the plan; undefined where there is no plan to move it over. */
  onMove?: ((bar: Bar) => void) | undefined
  onClose: () => void
  /** Beside the plan it closes itself; a drawer has a button for that. */
  isDocked: boolean
  /** Whether the keyboard goes on in the sheet. */
  takesFocus: boolean
  /** More that can be done with the booking. */
  more?: (booking: ShelfBooking) => ReactNode
}

export type Panel = PlaceFields | 'swap'

/** A booking as its bar, also when its days are not loaded. */
export const asBar = (booking: ShelfBooking): Bar =>
  barOf({
    id: booking.id,
    shelf: booking.shelf.id,
    dateStart: booking.dateStart,
    dateEnd: booking.dateEnd,
    status: booking.status,
    requestStatus: booking.requestStatus,
    until: 0,
    customer: booking.customer,
    name: booking.customerName ?? booking.description,
    isBookingForMarket: booking.isBookingForMarket,
    hasLapsed: booking.hasLapsed,
  })

interface MarkProps {
  booking: ShelfBooking
  moves: Moves
}

interface MarkActionsProps extends MarkProps {
  /** The sheet's title has the focus when the button that was pressed is gone. */
  title: RefObject<HTMLElement | null>
}

const MarkButton = ({ booking, moves, title, to }: MarkActionsProps & { to: 1 | 2 }) => {
  const { t } = useTranslation()
  useRescuedFocus(title)
  return (
    <Button data-wide size="sm" variant="default" onClick={() => void moves.mark(booking, to)}>
      {to === 2 ? t('calendar.markPaid') : t('calendar.markUnpaid')}
    </Button>
  )
}

/** Paid at the till, or not. */
const MarkActions = (props: MarkActionsProps) => {
  const { booking } = props
  const { status, isBookingForMarket } = booking
  if (isBookingForMarket || isPaidOnline(booking)) return null
  return (
    <>
      {status !== 2 && mayBecome(status, 2) && <MarkButton {...props} to={2} />}
      {status !== 1 && mayBecome(status, 1) && <MarkButton {...props} to={1} />}
    </>
  )
}

const OpenBooking = ({ booking }: Pick<MarkProps, 'booking'>) => {
  const { t } = useTranslation()
  return (
    <Anchor component={Link} to={`/booking/requests/${booking.id}`}>
      {t('calendar.openBooking')} <IconArrowRight size={16} aria-hidden />
    </Anchor>
  )
}

/** The page of the booking, and its end. What was paid online is refunded there instead. */
const Foot = ({ booking, moves, onClose }: MarkProps & Pick<SheetProps, 'onClose'>) => {
  const { t } = useTranslation()
  return (
    <>
      {isPaidOnline(booking) && (
        <Text size="sm" c="dimmed">
          {t('calendar.refundInstead')}
        </Text>
      )}
      <div className={styles.foot}>
        <OpenBooking booking={booking} />
        {!isPaidOnline(booking) && (
          <IfMay right="serve">
            <Button
              size="sm"
              variant="subtle"
              color="berry"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={async () => {
                if (await moves.remove(booking)) onClose()
              }}
            >
              {t('calendar.delete')}
            </Button>
          </IfMay>
        )}
      </div>
    </>
  )
}

const Loaded = ({
  booking,
  moves,
  lands,
  onMove,
  onClose,
  isDocked,
  takesFocus,
  more,
}: SheetProps & { booking: ShelfBooking }) => {
  const { t } = useTranslation()
  const { byId, tray } = useCalendar()
  const words = useBarWords()
  const [panel, setPanel] = useState<Panel>()
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef(takesFocus)
  const isLanding = lands.landing !== undefined
  // Another panel takes the place of the button that was pressed. Who is in the sheet beside the plan keeps their place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the panel changes
  useEffect(() => {
    const isInside = title.current?.closest('aside')?.contains(document.activeElement)
    if (first.current && !isInside) title.current?.focus()
    first.current = true
  }, [panel, isLanding])
  const bar = byId.get(booking.id) ?? asBar(booking)
  const { landing } = lands
  const isAside = tray.aside.some(({ id }) => id === booking.id)
  const { name, word } = words(bar)
  const close = () => setPanel(undefined)
  const acts = () => {
    if (isVisitors(booking)) return <div className={styles.note}>{t('calendar.visitorBooks')}</div>
    if (isReturned(booking.requestStatus)) return <OpenBooking booking={booking} />
    return (
      <>
        <IfMay right="serve">
          <MoveActions
            onMove={onMove && (() => onMove(bar))}
            onPanel={setPanel}
            onAside={onMove && !isAside ? () => moves.layAside(booking) : undefined}
          />
        </IfMay>
        {/* What is saved here would end the tray: another version, or no booking at all. */}
        {!tray.isOpen && (
          <>
            <IfMay right="serve">
              <div className={styles.actions}>
                <MarkActions booking={booking} moves={moves} title={title} />
              </div>
            </IfMay>
            {more?.(booking)}
            <Foot booking={booking} moves={moves} onClose={onClose} />
          </>
        )}
      </>
    )
  }
  const panels = () => {
    if (landing?.bar.id === booking.id)
      return <LandingPanel landing={landing} moves={moves} onClose={lands.close} />
    if (panel === 'swap') return <SwapForm bar={bar} booking={booking} moves={moves} onClose={close} />
    if (panel)
      return (
        <PlaceForm
          key={panel}
          bar={bar}
          booking={booking}
          fields={panel}
          lands={lands}
          moves={moves}
          onClose={close}
        />
      )
    return (
      <>
        <SheetFacts booking={booking} />
        {acts()}
      </>
    )
  }
  return (
    <>
      <div className={styles.top}>
        <StatusChip status={lookOf(bar)} word={word} />
        {isDocked && (
          <ActionIcon variant="subtle" color="gray.9" aria-label={t('calendar.closeSheet')} onClick={onClose}>
            <IconX size={20} aria-hidden />
          </ActionIcon>
        )}
      </div>
      <Title order={2} ref={title} tabIndex={-1}>
        {name}
      </Title>
      {panels()}
    </>
  )
}

/** One booking, beside the plan or from below: what it is, and all that can be done with it. */
export const Sheet = (props: SheetProps) => {
  const { market, byId } = useCalendar()
  const booking = useBooking(market.marketId, props.id, byId.get(props.id))
  const { onClose } = props
  const isGone = booking.failure?.status === 404
  // Somebody has deleted it: its bar is gone too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is gone
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone])
  return (
    <WhenLoaded of={{ booking }} skeleton={<PageSkeleton />}>
      {data => <Loaded booking={data.booking} {...props} />}
    </WhenLoaded>
  )
}
