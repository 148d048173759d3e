import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './status-mark.module.css'

export interface StatusLook {
  icon: Icon
  tone: 'good' | 'waiting' | 'bad' | 'quiet'
}

/** Shows a status by an icon and a word, never by colour alone. */
export const StatusMark = ({ icon: Icon, tone, children }: StatusLook & { children: ReactNode }) => (
  <span className={styles.mark} data-tone={tone}>
    <Icon size={16} aria-hidden />
    {children}
  </span>
)
