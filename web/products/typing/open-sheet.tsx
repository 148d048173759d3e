/** A sheet whose things are typed. */
import { Button, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { type ClipboardEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SHEET } from '#shared/products/states.ts'
import { later } from '../../kit/later.tsx'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { Notice } from '../../kit/notice.tsx'
import { isTable, type Pasted, pastedFrom } from '../paste/pasted.ts'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { type Sheet, sumsOf, type TypedThing } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { focusCell } from './focus-cell.ts'
import { Grid } from './grid.tsx'
import { OneByOne } from './one-by-one.tsx'
import { PriceGuidance } from './price-guidance.tsx'
import { SaveState } from './save-state.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { roomOn, SheetTools } from './sheet-tools.tsx'
import { isOver } from './use-autosave.ts'
import { useComplete } from './use-complete.ts'
import { type SheetRows, useSheetRows } from './use-sheet-rows.ts'

const PasteDialog = later(
  ['fields', 'goods', 'products'],
  async () => (await import('../paste/paste-dialog.tsx')).PasteDialog,
)

const Undo = ({ sheet }: { sheet: SheetRows }) => {
  const { t } = useTranslation()
  const { last } = sheet
  if (!last) return null
  const isDeleted = 'row' in last
  const name = (isDeleted ? last.row.typed.name : last.name) || t('goods.noName')
  const said = isDeleted
    ? t('goods.rowDeleted', { name })
    : last.name
      ? t('goods.rowsAdded', { name, count: last.keys.length })
      : t('goods.linesAdded', { count: last.keys.length })
  return (
    <Notice role="status" color="shelf" icon={isDeleted ? IconArrowBackUp : IconCheck}>
      <Text size="sm">{said}</Text>
      <Button size="sm" variant="default" onClick={() => focusCell(sheet.undo(last), 'name')}>
        {isDeleted ? t('goods.undo') : t('goods.undoAdded')}
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
    sheet.append(things)
  }
  const dialog = pasted && (
    <PasteDialog
      instead={null}
      pasted={pasted}
      room={roomOn(sheet)}
      onAdd={add}
      onClose={() => setPasted(undefined)}
    />
  )
  return { onPaste, dialog }
}

/** At a desk the foot has the guidance of the row that is typed: it is always in sight, and no row moves. */
const TypedGuidance = ({ sheet: { rows, typing } }: { sheet: SheetRows }) => {
  const { of } = useGoods()
  const typed = rows.find(({ key }) => key === typing)?.typed
  return <PriceGuidance name={typed?.name ?? ''} type={typed?.type ?? ''} customer={of.userNumber} />
}

interface OpenSheetProps {
  sheet: Sheet
  refresh: () => Promise<unknown>
}

/** A sheet that takes no more lines was completed or deleted elsewhere: the page shows it as it is then. */
const useNoticeOver = ({ saving: { failure } }: SheetRows, refresh: () => Promise<unknown>) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fetch gives another function of the same meaning
  useEffect(() => {
    if (failure && isOver(failure)) void refresh()
  }, [failure])
}

export const OpenSheet = ({ sheet: whole, refresh }: OpenSheetProps) => {
  const isNarrow = useIsNarrow()
  const sheet = useSheetRows(whole)
  useNoticeOver(sheet, refresh)
  const { onPaste, dialog } = usePaste(sheet)
  const { fee } = whole
  const { count } = sumsOf(sheet.rows, fee)
  const { told, complete } = useComplete(whole.id, sheet, count)
  const Things = isNarrow ? OneByOne : Grid
  const tools = <SheetTools sheet={sheet} fee={fee} />
  return (
    <Stack gap="md">
      <SheetHead sheet={whole} canRename>
        <SaveState saving={sheet.saving} unsent={sheet.onlyHere.length} retry={sheet.tryNow} />
      </SheetHead>
      {!isNarrow && tools}
      <Undo sheet={sheet} />
      <Things sheet={sheet} fee={fee} told={told} tools={tools} onPaste={onPaste} />
      {dialog}
      <SheetFoot
        sheet={sheet}
        fee={fee}
        isReady={whole.status === SHEET.ready}
        guidance={!isNarrow && <TypedGuidance sheet={sheet} />}
        onComplete={() => void complete()}
      />
    </Stack>
  )
}
