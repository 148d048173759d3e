/** Choices beside each other, such as the days that a screen shows. */
import { UnstyledButton } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './chips.module.css'

export const Chips = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className={styles.chips} aria-label={label}>
    {children}
  </fieldset>
)

interface ChipProps {
  /** Left out where the chip is no choice but does something. */
  isChosen?: boolean
  icon?: ReactNode
  after?: ReactNode
  onPress: () => void
  children: string
}

export const Chip = ({ isChosen, icon, after, onPress, children }: ChipProps) => (
  <UnstyledButton className={styles.chip} aria-pressed={isChosen} onClick={onPress}>
    {isChosen ? <IconCheck size={18} aria-hidden /> : icon}
    {children}
    {after}
  </UnstyledButton>
)
