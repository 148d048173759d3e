import '../../../kit/staff-tokens.css'
import styles from './status.module.css'
import { ICONS, useStatusWords } from './status-look.ts'

/** The status of a booking: mark, word and colour. `word` says more than the status itself. */
export const StatusChip = ({ status, word }: { status: number | string; word?: string | undefined }) => {
  const words: Record<string, string> = useStatusWords()
  const Icon = ICONS[status]
  return (
    <span className={`${styles.status} ${styles.chip}`} data-status={status}>
      {Icon && <Icon size={16} aria-hidden />}
      {word ?? words[status]}
    </span>
  )
}
