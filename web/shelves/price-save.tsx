import { Button, Group, Text } from '@mantine/core'
import { IconDeviceFloppy, IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './staff.module.css'

interface PriceSaveProps {
  count: number
  /** What changes, in words. */
  names: string
  isWrong: boolean
  /** Something has to be chosen first. */
  isContested: boolean
  onDiscard: () => void
  onSave: () => void
}

/** What is not saved, and the one button that saves it. */
export const PriceSave = ({ count, names, isWrong, isContested, onDiscard, onSave }: PriceSaveProps) => {
  const { t } = useTranslation()
  if (!count) return null
  return (
    <section className={styles.bar} aria-label={t('pricelist.notSaved')}>
      <Group justify="space-between">
        <Group gap="xs">
          <IconPencil size={20} aria-hidden />
          <Text fw={600}>{t('pricelist.changed', { count })}</Text>
          <Text size="sm" c="dimmed">
            {names}
          </Text>
        </Group>
        <Group>
          <Button variant="default" onClick={onDiscard}>
            {t('pricelist.discard')}
          </Button>
          <Button
            disabled={isWrong || isContested}
            leftSection={<IconDeviceFloppy size={20} aria-hidden />}
            onClick={onSave}
          >
            {t('pricelist.savePrices', { count })}
          </Button>
        </Group>
      </Group>
    </section>
  )
}
