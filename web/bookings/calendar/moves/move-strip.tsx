import { Button } from '@mantine/core'
import { IconArrowsMove } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Bar } from '../plan/bars.ts'
import { hearsOfMoves } from '../plan/landing.ts'
import styles from '../plan/screen.module.css'
import { useBarWords } from '../plan/status-look.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { TellBox } from './tell-box.tsx'
import type { Moves } from './use-moves.ts'

/** Says what is being moved, how, and how to get out. */
export const MoveStrip = ({ bar, moves, onEnd }: { bar: Bar; moves: Moves; onEnd: () => void }) => {
  const { t } = useTranslation()
  const words = useBarWords()
  const { tray } = useCalendar()
  return (
    <div className={styles.strip}>
      <IconArrowsMove size={20} aria-hidden />
      <div role="status">
        <strong>{t('calendar.youMove', { name: words(bar).name })}</strong>{' '}
        <span>{t('calendar.howToMove')}</span>
      </div>
      {!tray.isOpen && <TellBox moves={moves} isNews={hearsOfMoves(bar)} />}
      <Button size="xs" variant="default" onClick={onEnd}>
        {t('calendar.stopMoving')}
      </Button>
    </div>
  )
}
