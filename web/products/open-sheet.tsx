/** A sheet whose things are typed. */
import { Button, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type ClipboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_OF_SHEET } from '#shared/products/product-fields.ts'
import { SHEET } from '#shared/products/states.ts'
import { later } from '../kit/later.tsx'
import { useIsNarrow } from '../kit/list/use-is-narrow.ts'
import { Notice } from '../kit/notice.tsx'
import { notify, textOfCode } from '../kit/notify.ts'
import { focusCell } from './focus-cell.ts'
import { Grid } from './grid.tsx'
import { OneByOne } from './one-by-one.tsx'
import { isTable, type Pasted, pastedFrom } from './pasted.ts'
import { type Sheet, sumsOf, type TypedThing } from './rows.ts'
import { SaveState } from './save-state.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetHead } from './sheet-head.tsx'
import { useComplete } from './use-complete.ts'
import { type SheetRows, useSheetRows } from './use-sheet-rows.ts'

const PasteDialog = later(
  ['fields', 'goods', 'products'],
  async () => (await import('./paste-dialog.tsx')).PasteDialog,
)

const Undo = ({ sheet }: { sheet: SheetRows }) => {
  const { t } = useTranslation()
  const { deleted } = sheet
  if (!deleted) return null
  const { name } = deleted.row.typed
  return (
    <Notice role="status" color="shelf" icon={IconArrowBackUp}>
      <Text size="sm">{t('goods.rowDeleted', { name: name || t('goods.noName') })}</Text>
      <Button size="sm" variant="default" onClick={() => focusCell(sheet.undo(deleted), 'name')}>
        {t('goods.undo')}
      </Button>
    </Notice>
  )
}

/** What is pasted as lines of a spreadsheet is shown before it becomes things. */
const usePaste = (sheet: SheetRows) => {
  const [pasted, setPasted] = useState<Pasted>()
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!isTable(text)) return
    event.preventDefault()
    setPasted(pastedFrom(text))
  }
  const add = (things: Partial<TypedThing>[]) => {
    setPasted(undefined)
    // The empty row at the end is none of them.
    if (sheet.rows.length - 1 + things.length > MOST_OF_SHEET)
      return notify('error', textOfCode('sheet_full'))
    sheet.append(things)
  }
  const dialog = pasted && (
    <PasteDialog instead={null} pasted={pasted} onAdd={add} onClose={() => setPasted(undefined)} />
  )
  return { onPaste, dialog }
}

export const OpenSheet = ({ sheet: whole }: { sheet: Sheet }) => {
  const { t } = useTranslation()
  const isNarrow = useIsNarrow()
  const sheet = useSheetRows(whole)
  const { onPaste, dialog } = usePaste(sheet)
  const { fee } = whole
  const { count } = sumsOf(sheet.rows, fee)
  const { tellsAll, complete } = useComplete(whole.id, sheet, count)
  const Things = isNarrow ? OneByOne : Grid
  return (
    <Stack gap="md">
      <SheetHead sheet={whole} canRename>
        <SaveState saving={sheet.saving} retry={sheet.tryNow} />
      </SheetHead>
      {!isNarrow && <Text c="dimmed">{t('goods.pasteHint')}</Text>}
      <Undo sheet={sheet} />
      <Things sheet={sheet} fee={fee} tellsAll={tellsAll} onPaste={onPaste} />
      {dialog}
      <SheetFoot
        sheet={sheet}
        fee={fee}
        isReady={whole.status === SHEET.ready}
        onComplete={() => void complete()}
      />
    </Stack>
  )
}
