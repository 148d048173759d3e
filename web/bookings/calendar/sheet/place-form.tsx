import { Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { type Day, daysBetween, isDay } from '#shared/kit/day.ts'
import { DayBox } from '../../../kit/list/day-box.tsx'
import { TellBox } from '../moves/tell-box.tsx'
import type { Moves } from '../moves/use-moves.ts'
import { numberOf } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import { isLonger, isNewsTo } from '../plan/landing.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useFreeShelves } from '../plan/use-free-shelves.ts'
import styles from './sheet.module.css'
import type { Lands } from './use-landing.ts'

export type PlaceFields = 'dates' | 'shelf' | 'both'

interface PlaceFormProps {
  bar: Bar
  booking: ShelfBooking
  /** What can be changed. */
  fields: PlaceFields
  lands: Lands
  moves: Moves
  onClose: () => void
}

/** The longest range that can be asked about. */
const MOST_DAYS = 400

const isRange = (first: Day, last: Day): boolean =>
  isDay(first) && isDay(last) && first <= last && daysBetween(first, last) <= MOST_DAYS

/** The shelves that are free on the days: of its own type first, then the tightest gap. */
const useShelfOptions = (booking: ShelfBooking, first: Day, last: Day, isWanted: boolean) => {
  const { shelves } = useCalendar()
  const isAsked = isWanted && isRange(first, last)
  const found = useFreeShelves(booking, isAsked ? { dateStart: first, dateEnd: last } : undefined)
  const free = (found.data ?? []).flatMap(id => shelves.get(id) ?? [])
  const isOwnType = ({ type }: { type: string }) => type === booking.shelfType.id
  return {
    isLoading: isAsked && !found.data,
    shelves: [...free.filter(isOwnType), ...free.filter(shelf => !isOwnType(shelf))],
  }
}

/** Other days, another shelf, or both, without the plan. */
export const PlaceForm = ({ bar, booking, fields, lands, moves, onClose }: PlaceFormProps) => {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const { names, tray } = calendar
  // What is not chosen here stays as the booking has it now: it may be changed while the form is open.
  const [chosen, setChosen] = useState<{ first?: Day; last?: Day; shelf?: string }>({})
  const { first = booking.dateStart, last = booking.dateEnd, shelf = booking.shelf.id } = chosen
  const choose = (more: typeof chosen) => setChosen(before => ({ ...before, ...more }))
  const free = useShelfOptions(booking, first, last, fields !== 'dates')
  const typeName = (id: string) => names.data?.types.find(type => type.id === id)?.name ?? ''
  const options = [
    { value: booking.shelf.id, label: t('calendar.presentShelf', { shelf: booking.shelf.name }) },
    ...free.shelves
      .filter(({ id }) => id !== booking.shelf.id)
      .map(({ id, name, type }) => ({ value: id, label: `${name}, ${typeName(type)}` })),
  ]
  const isWrong = !isRange(first, last)
  const place = () => ({ shelf, first: numberOf(first), last: numberOf(last) })
  const asks = !isWrong && !tray.isOpen && isLonger(booking, place())
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    await lands.land(bar, place(), booking)
    onClose()
  }
  return (
    <form onSubmit={submit} className={styles.choices}>
      {fields !== 'shelf' && (
        <>
          <DayBox
            label={t('calendar.from')}
            value={first}
            onChoose={day => choose({ first: day })}
            keepsTyped
          />
          <DayBox
            label={t('calendar.to')}
            value={last}
            onChoose={day => choose({ last: day })}
            keepsTyped
            {...(isWrong && isDay(last) && isDay(first) ? { error: t('calendar.endsBefore') } : {})}
          />
        </>
      )}
      {fields !== 'dates' &&
        (free.isLoading ? (
          <Skeleton height={68} />
        ) : (
          <NativeSelect
            label={t('calendar.newShelf')}
            description={t('calendar.freeCount', { count: options.length - 1 })}
            data={options}
            value={shelf}
            onChange={({ currentTarget }) => choose({ shelf: currentTarget.value })}
          />
        ))}
      {asks ? (
        <Text size="sm" c="dimmed">
          {t('calendar.longerAsks')}
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed">
            {t('calendar.priceStays')}
          </Text>
          {!tray.isOpen && (
            <TellBox moves={moves} isNews={!isWrong && isNewsTo(booking, place(), calendar)} />
          )}
        </>
      )}
      <Group gap="xs" grow>
        <Button type="submit" size="sm">
          {t('calendar.save')}
        </Button>
        <Button size="sm" variant="default" onClick={onClose}>
          {t('calendar.cancel')}
        </Button>
      </Group>
    </form>
  )
}
