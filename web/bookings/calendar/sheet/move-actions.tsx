import { Button } from '@mantine/core'
import {
  IconArrowsExchange,
  IconArrowsMove,
  IconCalendar,
  IconInbox,
  IconLayoutGrid,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { PlaceFields } from './place-form.tsx'
import styles from './sheet.module.css'

interface MoveActionsProps {
  /** Moves it over the plan; without a plan a form does it. */
  onMove: (() => void) | undefined
  onPanel: (panel: PlaceFields | 'swap') => void
  /** Lays it into the tray; undefined where there is no plan, or when it lies there. */
  onAside: (() => void) | undefined
}

export const MoveActions = ({ onMove, onPanel, onAside }: MoveActionsProps) => {
  const { t } = useTranslation()
  const actions = [
    { name: t('calendar.move'), icon: IconArrowsMove, act: onMove ?? (() => onPanel('both')) },
    { name: t('calendar.changeDates'), icon: IconCalendar, act: () => onPanel('dates') },
    { name: t('calendar.changeShelf'), icon: IconLayoutGrid, act: () => onPanel('shelf') },
    { name: t('calendar.swapWith'), icon: IconArrowsExchange, act: () => onPanel('swap') },
    ...(onAside ? [{ name: t('calendar.layAside'), icon: IconInbox, act: onAside }] : []),
  ]
  return (
    <div className={styles.actions}>
      {actions.map(({ name, icon: Icon, act }) => (
        <Button
          key={name}
          data-wide={Icon === IconInbox || undefined}
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
