import { Anchor, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { rescueFocus } from '../../kit/focus.ts'
import { later } from '../../kit/later.tsx'
import { PageTitle } from '../../kit/page.tsx'
import { Empty, Failed, PageSkeleton } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { PaymentRequest } from '../payment-request/payment-request.tsx'
import { ofShelfBooking } from '../payment-request/state.ts'
import type { Bar } from './bars.ts'
import { formFor } from './carry.ts'
import { Filters } from './filters.tsx'
import { Grid, type GridHandle } from './grid.tsx'
import { Legend } from './legend.tsx'
import { ListView } from './list-view.tsx'
import { MoveStrip } from './move-strip.tsx'
import { ownEscape } from './own-escape.ts'
import styles from './screen.module.css'
import sheetStyles from './sheet.module.css'
import { asBar, Sheet } from './sheet.tsx'
import { Toolbar } from './toolbar.tsx'
import { TrayStrip } from './tray-strip.tsx'
import { UndoToast } from './undo-toast.tsx'
import { useBookingOf } from './use-booking.ts'
import { CalendarContext, useCalendar, useNewCalendar } from './use-calendar.ts'
import type { Spot } from './use-gestures.ts'
import { usePlaceWords } from './use-ghost.ts'
import { useLanding } from './use-landing.ts'
import { type Moves, useMoves } from './use-moves.ts'

const PhoneDay = later([], async () => (await import('./phone-day.tsx')).PhoneDay)
const PhoneSheet = later([], async () => (await import('./phone-sheet.tsx')).PhoneSheet)

/** Paper is as narrow, but prints the list. */
const PHONE = 'screen and (max-width: 47.99em)'

/** Lets staff press one day of a shelf and then another: the first and the last day of a new booking. */
const useAnchor = () => {
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<Spot>()
  return {
    anchor,
    forget: () => setAnchor(undefined),
    press: (spot: Spot) => {
      if (anchor?.shelf !== spot.shelf || spot.day < anchor.day) return setAnchor(spot)
      setAnchor(undefined)
      void navigate(formFor({ shelf: spot.shelf, first: anchor.day, last: spot.day }))
    },
  }
}

interface StripsProps {
  moving: Bar | undefined
  moves: Moves
  onEnd: () => void
  /** Takes a booking out of the tray. */
  onTake: (bar: Bar) => void
}

/** Below the toolbar: the filters, or what is being moved; and what lies aside. */
const Strips = ({ moving, moves, onEnd, onTake }: StripsProps) => {
  const { tray } = useCalendar()
  if (moving) return <MoveStrip bar={moving} moves={moves} onEnd={onEnd} />
  return (
    <>
      <Filters />
      {tray.isOpen && <TrayStrip moves={moves} onTake={booking => onTake(asBar(booking))} />}
    </>
  )
}

const Screen = () => {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const { address, plan, names, market, byId } = calendar
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const bookingOf = useBookingOf(market.marketId)
  const moves = useMoves()
  const lands = useLanding(moves)
  const words = usePlaceWords()
  const anchor = useAnchor()
  const [moving, setMoving] = useState<Bar>()
  const [isByKey, setIsByKey] = useState(false)
  const grid = useRef<GridHandle>(null)
  const closeSheet = () => {
    lands.close()
    address.change({ booking: '' })
    rescueFocus(() => document.querySelector<HTMLElement>('[data-cursor]'))
  }
  const leave = () => {
    if (moving) setMoving(undefined)
    else if (anchor.anchor) anchor.forget()
    else closeSheet()
  }
  const isPlan = !isPhone && !address.isList
  const sheet = address.booking && (
    <Sheet
      key={address.booking}
      id={address.booking}
      moves={moves}
      lands={lands}
      onMove={isPlan ? bar => setMoving(byId.get(bar.id) ?? bar) : undefined}
      onClose={closeSheet}
      isDocked={!isPhone}
      takesFocus={isByKey}
      more={booking => <PaymentRequest asked={ofShelfBooking(booking)} onChanged={moves.refresh} />}
    />
  )
  const open = (id: string, byKey = false) => {
    setIsByKey(byKey)
    lands.close()
    address.change({ booking: id })
  }
  return (
    <div className={styles.screen} data-view={isPlan ? 'plan' : 'list'}>
      <PageTitle>{t('calendar.title')}</PageTitle>
      {isPhone ? <PhoneDay onOpen={open} /> : <Toolbar grid={grid} isMoving={moving !== undefined} />}
      {!isPhone && (
        <Strips
          moving={moving}
          moves={moves}
          onEnd={leave}
          onTake={bar => setMoving(byId.get(bar.id) ?? bar)}
        />
      )}
      {plan.failure && (
        <Failed
          failure={plan.failure}
          retry={() => {
            void plan.mutate().catch(() => undefined)
            void names.retry()
          }}
        />
      )}
      {!isPhone && (
        <div className={styles.beside}>
          {isPlan ? (
            <Grid
              handle={grid}
              moving={moving}
              anchor={anchor.anchor}
              bookingOf={bookingOf}
              onChoose={({ id }, byKey) => open(id, byKey)}
              onAnchor={spot => {
                moves.say(t('calendar.newFrom'))
                anchor.press(spot)
              }}
              onEscape={leave}
              onLand={carry => {
                setMoving(undefined)
                lands.drop(carry)
              }}
              onSay={carry => carry.place && moves.say(words(carry, carry.place))}
            />
          ) : (
            <ListView onOpen={id => open(id, true)} />
          )}
          {sheet && (
            <aside
              className={`${sheetStyles.sheet} ${sheetStyles.docked}`}
              aria-label={t('calendar.sheetLabel')}
              onKeyDown={ownEscape(closeSheet)}
            >
              {sheet}
            </aside>
          )}
        </div>
      )}
      {isPlan && <Legend />}
      {isPhone && (
        <PhoneSheet instead={null} onClose={closeSheet}>
          {sheet}
        </PhoneSheet>
      )}
      <VisuallyHidden role="status">{moves.said}</VisuallyHidden>
      {moves.undo && <UndoToast key={moves.undo.id} undo={moves.undo} onOver={moves.forgetUndo} />}
    </div>
  )
}

/** The booking calendar of staff: all shelves and who has them, day by day. */
export const BookingCalendar = () => {
  const { t } = useTranslation()
  const calendar = useNewCalendar()
  return (
    <WhenLoaded
      of={{ names: calendar.names }}
      skeleton={<PageSkeleton />}
      empty={({ names }) =>
        names.results.length === 0 && (
          <Empty
            action={
              <Anchor component={Link} to="/booking/shelves">
                {t('calendar.makeShelves')}
              </Anchor>
            }
          >
            {t('calendar.noShelves')}
          </Empty>
        )
      }
    >
      {() => (
        <CalendarContext value={calendar}>
          <Screen />
        </CalendarContext>
      )}
    </WhenLoaded>
  )
}
