/** The second step of an import: what would become of the file, and the button that does it. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Notice } from '../../kit/notice.tsx'
import { type FileColumn, ImportColumns } from './import-columns.tsx'
import { type FileRows, ImportRows, type ShownRows } from './import-rows.tsx'

interface FilePreview<Column extends string, Fate extends string, Row> extends FileRows<Fate, Row> {
  upload: string
  columns: readonly FileColumn<Column>[]
  /** What the file lacks: without these no row is read. */
  missing: readonly Column[]
  /** The line of the head, from 1. */
  headLine: number
}

interface ImportPreviewProps<Column extends string, Fate extends string, Row> extends ShownRows<Fate, Row> {
  preview: FilePreview<Column, Fate, Row>
  /** What a column can be, in words, and what several may be at once. */
  columnNames: Record<Column, string>
  many?: Column
  onColumns: (columns: (Column | null)[]) => void
  /** Leads back to the choice of a file. */
  onOther: () => void
  /** What is asked once for the whole file. */
  questions?: ReactNode
  /** The button that begins; without it there is nothing to do, which `nothing` says. */
  begin: ReactNode
  nothing: string
  /** What else there is to say of the file. */
  children?: ReactNode
}

/** How the rows of the file add up, and how many there are of each fate. */
const Counted = <Column extends string, Fate extends string, Row>({
  preview: { rows, counts, headLine },
  fates,
}: Pick<ImportPreviewProps<Column, Fate, Row>, 'preview' | 'fates'>) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  const all = Object.keys(fates) as Fate[]
  const taken = all.reduce((sum, fate) => sum + (fates[fate].isTaken ? counts[fate] : 0), 0)
  return (
    <>
      <Text>
        {t('import.addsUp', {
          count: rows,
          rows: number.format(rows),
          taken: number.format(taken),
          left: number.format(rows - taken),
        })}
      </Text>
      {headLine > 1 && (
        <Text size="sm" c="dimmed">
          {t('import.headLine', { line: number.format(headLine) })}
        </Text>
      )}
      <Facts areCounts>
        {all
          .filter(fate => counts[fate] > 0)
          .map(fate => (
            <Fact key={fate} name={fates[fate].name}>
              {number.format(counts[fate])}
            </Fact>
          ))}
      </Facts>
    </>
  )
}

export const ImportPreview = <Column extends string, Fate extends string, Row>(
  props: ImportPreviewProps<Column, Fate, Row>,
) => {
  const { t } = useTranslation()
  const { preview, columnNames, many, onColumns, onOther, questions, begin, nothing, children, ...shown } =
    props
  const { missing, columns, upload } = preview
  const other = (
    <Button variant="default" leftSection={<IconFileSpreadsheet size={20} aria-hidden />} onClick={onOther}>
      {t('import.other')}
    </Button>
  )
  const choices = (
    <ImportColumns columns={columns} names={columnNames} {...(many && { many })} onChoose={onColumns} />
  )
  if (missing.length)
    return (
      <Stack gap="md">
        <Notice role="status">
          <Text size="sm">
            {t('import.missing', { columns: missing.map(column => columnNames[column]).join(', ') })}
          </Text>
          {other}
        </Notice>
        {questions}
        {choices}
      </Stack>
    )
  return (
    <Stack gap="md">
      {questions}
      <Card title={t('import.happens')}>
        <Counted preview={preview} fates={shown.fates} />
        {!begin && <Text role="status">{nothing}</Text>}
        <Group>
          {begin}
          {other}
        </Group>
      </Card>
      {children}
      <ImportRows key={upload + JSON.stringify(preview.counts)} preview={preview} {...shown} />
      {choices}
    </Stack>
  )
}
