import { Button, Paper, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ShelfType } from '#shared/shelves/contract.ts'
import { Picture } from './picture.tsx'
import styles from './shelves.module.css'

export const TypeCard = ({ type, onSelect }: { type: ShelfType; onSelect: () => void }) => {
  const { t } = useTranslation()
  return (
    <Paper withBorder className={styles.card} component="article">
      <Picture url={type.image} />
      <div className={styles.body}>
        <Title order={2}>{type.name}</Title>
        <Text className={styles.grow}>{type.description}</Text>
        <Button onClick={onSelect} aria-label={t('shelves.selectNamed', { name: type.name })}>
          {t('shelves.select')}
        </Button>
      </div>
    </Paper>
  )
}
