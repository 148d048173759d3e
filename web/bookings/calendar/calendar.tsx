import { Anchor, VisuallyHidden } from '@mantine/core'
import { type Ref, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { later } from '../../kit/later.tsx'
import { PageTitle } from '../../kit/page.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { Empty, Failed, PageSkeleton } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { Grid, type GridHandle } from './grid/grid.tsx'
import { Legend } from './grid/legend.tsx'
import { usePlaceWords } from './grid/use-ghost.ts'
import { ListView } from './lists/list-view.tsx'
import { MoveStrip } from './moves/move-strip.tsx'
import { TrayStrip } from './moves/tray-strip.tsx'
import { UndoToast } from './moves/undo-toast.tsx'
import type { Moves } from './moves/use-moves.ts'
import type { Bar } from './plan/bars.ts'
import { Filters } from './plan/filters.tsx'
import styles from './plan/screen.module.css'
import { useBookingOf } from './plan/use-booking.ts'
import { CalendarContext, useCalendar, useNewCalendar } from './plan/use-calendar.ts'
import { OpenSheet } from './sheet/open-sheet.tsx'
import { asBar } from './sheet/sheet.tsx'
import { type ScreenState, useScreen } from './sheet/use-screen.ts'
import { Toolbar } from './toolbar.tsx'

const PhoneDay = later([], async () => (await import('./lists/phone-day.tsx')).PhoneDay)

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

interface PlanProps {
  screen: ScreenState
  handle: Ref<GridHandle>
}

const Plan = ({ screen: { moves, lands, anchor, moving, move, leave, open }, handle }: PlanProps) => {
  const { t } = useTranslation()
  const { market } = useCalendar()
  const words = usePlaceWords()
  const may = useMayDo()
  return (
    <Grid
      handle={handle}
      moving={moving}
      anchor={anchor.anchor}
      bookingOf={useBookingOf(market.marketId)}
      onChoose={({ id }, byKey) => open(id, byKey)}
      onAnchor={spot => {
        if (may('serve')) moves.say(t('calendar.newFrom'))
        anchor.press(spot)
      }}
      onEscape={leave}
      onLand={carry => {
        move(undefined)
        lands.drop(carry)
      }}
      onSay={carry => carry.place && moves.say(words(carry, carry.place))}
    />
  )
}

/** Fetches plan and shelves again after a failure. */
const PlanFailure = () => {
  const { plan, names } = useCalendar()
  if (!plan.failure) return null
  const retry = () => {
    void plan.mutate().catch(() => undefined)
    void names.retry()
  }
  return <Failed failure={plan.failure} retry={retry} />
}

const Screen = () => {
  const { t } = useTranslation()
  const screen = useScreen()
  const { isPhone, isPlan, moves, moving, move, leave, open } = screen
  const grid = useRef<GridHandle>(null)
  return (
    <div className={styles.screen} data-view={isPlan ? 'plan' : 'list'}>
      <PageTitle>{t('calendar.title')}</PageTitle>
      {isPhone ? <PhoneDay onOpen={open} /> : <Toolbar grid={grid} isMoving={moving !== undefined} />}
      {!isPhone && <Strips moving={moving} moves={moves} onEnd={leave} onTake={move} />}
      <PlanFailure />
      {!isPhone && (
        <div className={styles.beside}>
          {isPlan ? <Plan screen={screen} handle={grid} /> : <ListView onOpen={id => open(id, true)} />}
          <OpenSheet screen={screen} />
        </div>
      )}
      {isPlan && <Legend />}
      {isPhone && <OpenSheet screen={screen} />}
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
