import { Button } from '@mantine/core'
import { IconArrowsExchange, IconArrowsMove, IconCalendar, IconLayoutGrid } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PlaceFields } from './place-form.tsx'
import styles from './sheet.module.css'

interface MoveActionsProps {
  /** Moves it over the plan; without a plan a form does it. */
  onMove: (() => void) | undefined
  onPanel: (panel: PlaceFields | 'swap') => void
}

export const MoveActions = ({ onMove, onPanel }: MoveActionsProps) => {
  const { t } = useTranslation()
  const actions = [
    { name: t('calendar.move'), icon: IconArrowsMove, act: onMove ?? (() => onPanel('both')) },
    { name: t('calendar.changeDates'), icon: IconCalendar, act: () => onPanel('dates') },
    { name: t('calendar.changeShelf'), icon: IconLayoutGrid, act: () => onPanel('shelf') },
    { name: t('calendar.swapWith'), icon: IconArrowsExchange, act: () => onPanel('swap') },
  ]
  return (
    <div className={styles.actions}>
      {actions.map(({ name, icon: Icon, act }) => (
        <Button
          key={name}
          size="sm"
          px="xs"
          variant="default"
          leftSection={<Icon size={18} aria-hidden />}
          onClick={act}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
