import { Button, Group } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { sheetCalls, tenantsSheetCalls } from '#shared/products/sheet-calls.ts'
import { isInShop, isOpen, SHEET } from '#shared/products/states.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { call } from '../../kit/call.ts'
import { useCaller } from '../../kit/calls/caller.tsx'
import { keptRows } from '../kept/kept-rows.ts'
import styles from '../thing/products.module.css'
import type { Sheet } from '../thing/rows.ts'
import { type Goods, useGoods } from '../thing/whose-goods.ts'
import { useSheetName } from './use-sheet-name.ts'

export type SheetRow = Pick<Sheet, 'id' | 'name' | 'defaultName' | 'created' | 'status' | 'productsCount'>

interface SheetActionsProps {
  sheet: SheetRow
  /** What a page of the sheet does when there is no sheet any more. */
  onDeleted?: () => void
}

const { readSheet } = sheetCalls

/** Begins a sheet of a tenant and opens it below this address. */
export const useBegin = (of: Goods['of'], address: string) => {
  const { t } = useTranslation()
  const act = useAct()
  const navigate = useNavigate()
  return async () => {
    const begun = await act(send => send(sheetCalls.addSheet, { params: of, body: {} }), {
      busy: t('goods.beginning'),
    })
    if (begun) await navigate(`${address}/${begun.id}`)
  }
}

/** What the question says before a sheet is deleted; undefined where that could not be counted. */
const useWhatGoes = ({ id, status, productsCount }: SheetRow) => {
  const { t } = useTranslation()
  const act = useAct()
  const callAs = useCaller()
  const { of, words } = useGoods()
  return async (): Promise<string | undefined> => {
    if (isOpen(status)) return t('goods.deleteDraftText', { count: productsCount })
    const sheet = await act(() => call(readSheet, callAs(readSheet, { params: { ...of, id } })), {
      busy: t('goods.counting'),
    })
    return sheet && words.deletes(sheet.products.filter(({ status }) => isInShop(status)).length)
  }
}

/** What is done with a whole sheet: begin another with the same things, delete it. */
export const SheetActions = ({ sheet, onDeleted }: SheetActionsProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const navigate = useNavigate()
  const { of, address, mayCopy } = useGoods()
  const { id } = sheet
  const name = useSheetName()(sheet)
  const whatGoes = useWhatGoes(sheet)
  const status = sheet.status
  const copy = async () => {
    const copied = await act(send => send(tenantsSheetCalls.copySheet, { params: { id }, body: {} }), {
      busy: t('goods.copying'),
      done: t('goods.copied'),
    })
    if (copied) await navigate(`${address}/${copied.id}`)
  }
  const remove = async () => {
    const text = await whatGoes()
    if (text === undefined) return
    const removed = await act(send => send(sheetCalls.removeSheet, { params: { ...of, id } }), {
      ask: {
        title: t('goods.deleteTitle', { name }),
        text,
        action: t('goods.delete'),
      },
      busy: t('goods.deleting'),
      done: t('goods.deleted', { name }),
    })
    if (!removed) return
    keptRows(id).clear()
    onDeleted?.()
  }
  return (
    <Group gap="xs" className={styles.above ?? ''}>
      {mayCopy && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCopy size={20} aria-hidden />}
          aria-label={t('goods.copyNamed', { name })}
          onClick={() => void copy()}
        >
          {t('goods.copy')}
        </Button>
      )}
      {status !== SHEET.processing && (
        <Button
          size="sm"
          variant="default"
          color="berry"
          leftSection={<IconTrash size={20} aria-hidden />}
          aria-label={t('goods.deleteNamed', { name })}
          onClick={() => void remove()}
        >
          {t('goods.delete')}
        </Button>
      )}
    </Group>
  )
}
