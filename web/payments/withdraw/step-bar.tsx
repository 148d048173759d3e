import { Anchor, Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconLabel } from '../../kit/icon-label.tsx'
import styles from './withdraw.module.css'

interface StepBarProps {
  at: 1 | 2
  /** Leads back to where the reader came from. */
  back: ReactNode
}

/** How far the two steps are, and the way back. */
export const StepBar = ({ at, back }: StepBarProps) => {
  const { t } = useTranslation()
  return (
    <div>
      <div className={styles.way}>
        {back}
        <Text size="sm">
          {t('withdrawal.step', { at })} ·{' '}
          <strong>{at === 1 ? t('withdrawal.stepAmount') : t('withdrawal.stepConfirm')}</strong>
        </Text>
      </div>
      <div className={styles.bars} aria-hidden>
        <span data-done />
        <span data-done={at === 2 || undefined} />
      </div>
    </div>
  )
}

/** A way back inside the page. */
export const BackButton = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <Anchor component="button" type="button" fw={600} onClick={onClick}>
    <IconLabel icon={<IconArrowLeft size={20} />}>{children}</IconLabel>
  </Anchor>
)
