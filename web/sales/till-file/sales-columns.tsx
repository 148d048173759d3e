/** What each column of the file is read as, and another choice for it. */
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SALE_COLUMNS, type SaleColumn } from '#shared/tills/csv-columns.ts'
import { Card } from '../../kit/card.tsx'
import { type SalesPreview, useColumnWords } from './file-words.ts'
import styles from './till-file.module.css'

export type Columns = (SaleColumn | null)[]

interface SalesColumnsProps {
  columns: SalesPreview['columns']
  onChoose: (columns: Columns) => void
}

/** A column that is chosen for one head is taken from the other that had it. */
const chosen = (columns: SalesPreview['columns'], at: number, value: string): Columns => {
  const column = SALE_COLUMNS.find(one => one === value) ?? null
  return columns.map((one, nth) => (nth === at ? column : one.column === column ? null : one.column))
}

export const SalesColumns = ({ columns, onChoose }: SalesColumnsProps) => {
  const { t } = useTranslation()
  const words = useColumnWords()
  const data = [
    { value: '', label: t('salesfile.unreadColumn') },
    ...SALE_COLUMNS.map(column => ({ value: column, label: words[column] })),
  ]
  return (
    <Card title={t('salesfile.columns')} size="h3">
      <Stack gap="md">
        <Text size="sm">{t('salesfile.columnsText')}</Text>
        <div className={styles.columns}>
          {columns.map(({ header, example, column }, at) => (
            <NativeSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns stay where they are
              key={at}
              label={header || t('salesfile.noHead')}
              description={example ? t('salesfile.example_of', { text: example }) : undefined}
              data={data}
              value={column ?? ''}
              onChange={event => onChoose(chosen(columns, at, event.currentTarget.value))}
            />
          ))}
        </div>
      </Stack>
    </Card>
  )
}
