import { Button } from '@mantine/core'
import { IconArrowsMove } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Bar } from './bars.ts'
import styles from './screen.module.css'
import { useBarWords } from './status-look.ts'

/** Says what is being moved, how, and how to get out. */
export const MoveStrip = ({ bar, onEnd }: { bar: Bar; onEnd: () => void }) => {
  const { t } = useTranslation()
  const words = useBarWords()
  return (
    <div className={styles.strip} role="status">
      <IconArrowsMove size={20} aria-hidden />
      <strong>{t('calendar.youMove', { name: words(bar).name })}</strong>
      <span>{t('calendar.howToMove')}</span>
      <Button size="xs" variant="default" onClick={onEnd}>
        {t('calendar.stopMoving')}
      </Button>
    </div>
  )
}
