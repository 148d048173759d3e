import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { compareNames } from '#shared/shelves/shelf-names.ts'
import { TellBox } from '../moves/tell-box.tsx'
import type { Moves } from '../moves/use-moves.ts'
import { overlaps } from '../plan/axis.ts'
import type { Bar } from '../plan/bars.ts'
import { canSwap, hearsOfMoves } from '../plan/landing.ts'
import { useBookingOf } from '../plan/use-booking.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { useFailures } from '../plan/use-failures.ts'
import { useSpoken } from '../plan/use-spoken.ts'
import styles from './sheet.module.css'

interface SwapFormProps {
  bar: Bar
  booking: ShelfBooking
  moves: Moves
  onClose: () => void
}

/** Two bookings change shelves. Offers those whose days are free on the other's shelf. */
export const SwapForm = ({ bar, booking, moves, onClose }: SwapFormProps) => {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const { byId, shelves, market, tray } = calendar
  const bookingOf = useBookingOf(market.marketId)
  const tellWhy = useFailures(market.marketId)
  const spoken = useSpoken()
  const [chosen, setChosen] = useState('')
  const shelfOf = (one: Bar) => shelves.get(one.shelf)?.name ?? ''
  const others = [...byId.values()]
    .filter(
      other =>
        overlaps(other, bar) &&
        shelves.get(other.shelf)?.type === booking.shelfType.id &&
        canSwap(bar, other, calendar),
    )
    .sort((one, other) => compareNames(shelfOf(one), shelfOf(other)))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    try {
      if (chosen && (await moves.swap(booking, await bookingOf(chosen)))) onClose()
    } catch (thrown) {
      await tellWhy(thrown)
    }
  }
  return (
    <form onSubmit={submit} className={styles.choices}>
      {others.length ? (
        <NativeSelect
          label={t('calendar.swapWhom')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          data={[
            { value: '', label: t('calendar.choose') },
            ...others.map(other => ({ value: other.id, label: spoken.bar(shelfOf(other), other) })),
          ]}
        />
      ) : (
        <Text>{t('calendar.noneToSwap')}</Text>
      )}
      <Text size="sm" c="dimmed">
        {t('calendar.swapKeeps')}
      </Text>
      {others.length > 0 && !tray.isOpen && <TellBox moves={moves} isNews={hearsOfMoves(booking)} />}
      <Group gap="xs" grow>
        {others.length > 0 && (
          <Button type="submit" size="sm">
            {t('calendar.swap')}
          </Button>
        )}
        <Button size="sm" variant="default" onClick={onClose}>
          {t('calendar.cancel')}
        </Button>
      </Group>
    </form>
  )
}
