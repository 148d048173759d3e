import { ActionIcon, Group, Text } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './list.module.css'

interface BulkBarProps {
  count: number
  onClear: () => void
  /** What can be done to the chosen rows. */
  children: ReactNode
}

/** At the foot while rows are chosen: how many, and what can be done to them. */
export const BulkBar = ({ count, onClear, children }: BulkBarProps) => {
  const { t } = useTranslation()
  if (!count) return null
  return (
    <section className={styles.bulk} aria-label={t('list.chosen', { count })}>
      <Text fw={650} role="status">
        {t('list.chosen', { count })}
      </Text>
      <Group gap="xs">
        {children}
        <ActionIcon variant="default" size={36} aria-label={t('list.chooseNone')} onClick={onClear}>
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </section>
  )
}
