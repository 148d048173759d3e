import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRescuedFocus } from '../../../kit/focus.ts'
import styles from '../plan/screen.module.css'
import type { Undo } from './use-undo.ts'

const SECONDS = 10

/** What was done, and for ten seconds the way back. */
export const UndoToast = ({ undo, onOver }: { undo: Undo; onOver: () => void }) => {
  const { t } = useTranslation()
  useRescuedFocus()
  const [left, setLeft] = useState(SECONDS)
  useEffect(() => {
    const timer = setInterval(() => setLeft(seconds => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [])
  useEffect(() => {
    if (left <= 0) onOver()
  }, [left, onOver])
  return (
    <div className={styles.undo}>
      <span>{undo.text}</span>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        aria-label={t('calendar.undo')}
        onClick={() => {
          onOver()
          void undo.act()
        }}
      >
        {t('calendar.undoFor', { seconds: Math.max(0, left) })}
      </Button>
    </div>
  )
}
