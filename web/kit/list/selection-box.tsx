import { Checkbox } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Selection } from './selection.ts'

interface BoxProps<Row> {
  selection: Selection<Row>
  id: string
  row: Row
}

/** Chooses a row. */
export const SelectionBox = <Row,>({ selection: { chosen, choose, nameOf }, id, row }: BoxProps<Row>) => {
  const { t } = useTranslation()
  return (
    <Checkbox
      size="sm"
      checked={chosen.has(id)}
      aria-label={t('list.choose', { name: nameOf(row) })}
      onChange={({ currentTarget }) => choose([id], currentTarget.checked)}
    />
  )
}

interface PageBoxProps<Row> {
  selection: Selection<Row>
  ids: readonly string[]
}

/** Chooses all rows of the page that is shown. */
export const PageBox = <Row,>({ selection: { chosen, choose }, ids }: PageBoxProps<Row>) => {
  const { t } = useTranslation()
  const count = ids.filter(id => chosen.has(id)).length
  return (
    <Checkbox
      size="sm"
      checked={count > 0 && count === ids.length}
      indeterminate={count > 0 && count < ids.length}
      aria-label={t('list.choosePage')}
      onChange={({ currentTarget }) => choose(ids, currentTarget.checked)}
    />
  )
}
