import { Button, Group } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { useLeaveGuard } from '../../../kit/form/use-leave-guard.ts'
import { isNewsTo } from '../plan/landing.ts'
import styles from '../plan/screen.module.css'
import { useCalendar } from '../plan/use-calendar.ts'
import { TellBox } from './tell-box.tsx'
import { titleOf } from './use-move-words.ts'
import type { Moves } from './use-moves.ts'

interface TrayStripProps {
  moves: Moves
  /** Takes a booking out of the tray, to be put on the plan. */
  onTake: (booking: ShelfBooking) => void
}

/** What lies aside, each with the way back to the plan, and the one press that saves all of it. */
export const TrayStrip = ({ moves, onTake }: TrayStripProps) => {
  const { t } = useTranslation()
  const calendar = useCalendar()
  const { tray } = calendar
  const { aside, pieces } = tray
  useLeaveGuard(() => tray.isOpen)
  return (
    <section className={styles.strip} aria-label={t('calendar.tray')}>
      <IconInbox size={20} aria-hidden />
      <strong>{t('calendar.tray')}</strong>
      {aside.map(booking => (
        <Button key={booking.id} size="xs" variant="default" onClick={() => onTake(booking)}>
          {t('calendar.layBack', { name: titleOf(booking) })}
        </Button>
      ))}
      <span>{aside.length ? t('calendar.nothingSaved') : t('calendar.allLie')}</span>
      <TellBox
        moves={moves}
        isNews={[...pieces.values()].some(
          ({ booking, place }) => place && isNewsTo(booking, place, calendar),
        )}
      />
      <Group gap="xs" wrap="nowrap">
        {aside.length === 0 && (
          <Button size="xs" onClick={() => void moves.saveTray()}>
            {t('calendar.saveMoves', { count: pieces.size })}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={tray.clear}>
          {t('calendar.emptyTray')}
        </Button>
      </Group>
    </section>
  )
}
