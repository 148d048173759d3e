/** What each column of a file is read as, and another choice for it. */
import { NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Card } from '../../kit/card.tsx'
import styles from './import.module.css'

export interface FileColumn<Column extends string> {
  header: string
  /** The first cell that has something. */
  example: string
  column: Column | null
}

interface ImportColumnsProps<Column extends string> {
  columns: readonly FileColumn<Column>[]
  /** What a column can be, in words. */
  names: Record<Column, string>
  /** What several columns may be at once; every other is taken from the column that had it. */
  many?: Column
  onChoose: (columns: (Column | null)[]) => void
}

export const ImportColumns = <Column extends string>({
  columns,
  names,
  many,
  onChoose,
}: ImportColumnsProps<Column>) => {
  const { t } = useTranslation()
  const all = Object.keys(names) as Column[]
  const data = [
    { value: '', label: t('import.unread') },
    ...all.map(value => ({ value, label: names[value] })),
  ]
  const choose = (at: number, value: string) => {
    const column = all.find(one => one === value) ?? null
    const left = (one: Column | null) => (one === column && one !== many ? null : one)
    onChoose(columns.map((one, nth) => (nth === at ? column : left(one.column))))
  }
  return (
    <Card title={t('import.columns')} size="h3">
      <Stack gap="md">
        <Text size="sm">{t('import.columnsText')}</Text>
        <div className={styles.columns}>
          {columns.map(({ header, example, column }, at) => (
            <NativeSelect
              // biome-ignore lint/suspicious/noArrayIndexKey: a file's columns stay where they are
              key={at}
              label={header || t('import.noHead')}
              description={example ? t('import.example_of', { text: example }) : undefined}
              data={data}
              value={column ?? ''}
              onChange={event => choose(at, event.currentTarget.value)}
            />
          ))}
        </div>
      </Stack>
    </Card>
  )
}
