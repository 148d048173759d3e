import { Button, Group } from '@mantine/core'
import { IconCopy, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { isOpen, SHEET, type SheetStatus } from '#shared/products/states.ts'
import { tenantsSheetCalls } from '#shared/products/tenants-sheet-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import styles from './products.module.css'

export type SheetRow = Pick<
  Answer<typeof tenantsSheetCalls.readOwnSheet>,
  'id' | 'name' | 'status' | 'productsCount'
>

interface SheetActionsProps {
  sheet: SheetRow
  /** What a page of the sheet does when there is no sheet any more. */
  onDeleted?: () => void
}

/** Begins a sheet and opens it. */
export const useBegin = () => {
  const { t } = useTranslation()
  const act = useAct()
  const navigate = useNavigate()
  return async () => {
    const begun = await act(send => send(tenantsSheetCalls.addOwnSheet, { body: {} }), {
      busy: t('goods.beginning'),
    })
    if (begun) await navigate(`/product-sheets/${begun.id}`)
  }
}

/** What a tenant does with a whole sheet: begin another with the same things, delete it. */
export const SheetActions = ({ sheet, onDeleted }: SheetActionsProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const navigate = useNavigate()
  const { id, name } = sheet
  const status = sheet.status as SheetStatus
  const copy = async () => {
    const copied = await act(send => send(tenantsSheetCalls.copyOwnSheet, { params: { id }, body: {} }), {
      busy: t('goods.copying'),
      done: t('goods.copied'),
    })
    if (copied) await navigate(`/product-sheets/${copied.id}`)
  }
  const remove = async () => {
    const removed = await act(send => send(tenantsSheetCalls.removeOwnSheet, { params: { id } }), {
      ask: {
        title: t('goods.deleteTitle', { name }),
        text: isOpen(status)
          ? t('goods.deleteDraftText', { count: sheet.productsCount })
          : t('goods.deleteText', { count: sheet.productsCount }),
        action: t('goods.delete'),
      },
      busy: t('goods.deleting'),
      done: t('goods.deleted', { name }),
    })
    if (removed) onDeleted?.()
  }
  return (
    <Group gap="xs" className={styles.above ?? ''}>
      <Button
        size="sm"
        variant="default"
        leftSection={<IconCopy size={20} aria-hidden />}
        aria-label={t('goods.copyNamed', { name })}
        onClick={() => void copy()}
      >
        {t('goods.copy')}
      </Button>
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
