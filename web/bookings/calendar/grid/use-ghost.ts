/** The ghost of what is carried: moved by transform and written outside of React, many times a second. */
import { type RefObject, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { textOfCode } from '../../../kit/notify.ts'
import { leftOf, type Range } from '../plan/axis.ts'
import type { Place } from '../plan/landing.ts'
import { HEAD_HEIGHT, type Row } from '../plan/layout.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useSpoken } from '../plan/use-spoken.ts'
import { type Carry, ghostState } from './carry.ts'

/** Says where a thing lands, or why it cannot. */
export const usePlaceWords = () => {
  const { t } = useTranslation()
  const { shelves, closing } = useCalendar()
  const spoken = useSpoken()
  return (carry: Carry, place: Place): string => {
    const { obstacle } = carry
    const where = `${shelves.get(place.shelf)?.name ?? ''}, ${spoken.range(place)}`
    if (obstacle?.why === 'taken')
      return t('calendar.cannotTaken', { name: spoken.words(obstacle.by).name, where })
    if (obstacle?.why === 'refused') return textOfCode(obstacle.code)
    if (obstacle?.why === 'unknown') return t('calendar.cannotUnknown')
    return ghostState(carry, place, closing) === 'closed' ? t('calendar.landsClosed', { where }) : where
  }
}

export interface Ghost {
  ref: RefObject<HTMLDivElement | null>
  show: (carry: Carry, place: Place) => void
  hide: () => void
}

export const useGhost = (rows: readonly Row[], axis: Range, dayWidth: number): Ghost => {
  const ref = useRef<HTMLDivElement>(null)
  const { closing } = useCalendar()
  const words = usePlaceWords()
  const hide = useCallback(() => {
    if (ref.current) ref.current.hidden = true
  }, [])
  return {
    ref,
    hide,
    show: (carry, place) => {
      const box = ref.current
      const row = rows.find(({ shelf }) => shelf?.id === place.shelf)
      if (!box || !row) return
      const left = leftOf(place.first, axis, dayWidth)
      box.hidden = false
      box.dataset.state = ghostState(carry, place, closing)
      box.style.width = `${(place.last - place.first + 1) * dayWidth}px`
      box.style.transform = `translate(${left}px, ${HEAD_HEIGHT + row.top + 1}px)`
      if (box.firstElementChild) box.firstElementChild.textContent = words(carry, place)
    },
  }
}
