/** What the screen of the plan has open, what is being moved on it, and what a press does. */
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { rescueFocus } from '../../../kit/focus.ts'
import { useMayDo } from '../../../kit/rights/may.ts'
import { formFor } from '../grid/carry.ts'
import type { Spot } from '../grid/use-gestures.ts'
import { useMoves } from '../moves/use-moves.ts'
import type { Bar } from '../plan/bars.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useLanding } from './use-landing.ts'

/** Paper is as narrow, but prints the list. */
const PHONE = 'screen and (max-width: 47.99em)'

/** Lets staff press one day of a shelf and then another: the first and the last day of a new booking. */
const useAnchor = () => {
  const navigate = useNavigate()
  const may = useMayDo()
  const [anchor, setAnchor] = useState<Spot>()
  return {
    anchor,
    forget: () => setAnchor(undefined),
    press: (spot: Spot) => {
      if (!may('serve')) return
      if (anchor?.shelf !== spot.shelf || spot.day < anchor.day) return setAnchor(spot)
      setAnchor(undefined)
      void navigate(formFor({ shelf: spot.shelf, first: anchor.day, last: spot.day }))
    },
  }
}

export const useScreen = () => {
  const { address, byId } = useCalendar()
  const moves = useMoves()
  const lands = useLanding(moves)
  const anchor = useAnchor()
  const [moving, setMoving] = useState<Bar>()
  const [isByKey, setIsByKey] = useState(false)
  const isPhone = useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const closeSheet = () => {
    lands.close()
    address.change({ booking: '' })
    rescueFocus(() => document.querySelector<HTMLElement>('[data-cursor]'))
  }
  return {
    isPhone,
    isPlan: !isPhone && !address.isList,
    moves,
    lands,
    anchor,
    moving,
    isByKey,
    closeSheet,
    /** Begins to move a booking, as it is on the plan; nothing: ends it. */
    move: (bar: Bar | undefined) => setMoving(bar && (byId.get(bar.id) ?? bar)),
    /** One step back: from a move, from the first day of a new booking, from the sheet. */
    leave: () => {
      if (moving) setMoving(undefined)
      else if (anchor.anchor) anchor.forget()
      else closeSheet()
    },
    open: (id: string, byKey = false) => {
      setIsByKey(byKey)
      lands.close()
      address.change({ booking: id })
    },
  }
}

export type ScreenState = ReturnType<typeof useScreen>
