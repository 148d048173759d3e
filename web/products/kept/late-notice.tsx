/** What was typed and came too late for its sheet: it goes on a new sheet, or it is thrown away. */

import { Button, Group, Text } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { useConfirm } from '../../kit/dialog/use-confirm.ts'
import { Notice } from '../../kit/notice.tsx'
import { useStored } from '../../kit/stored.ts'
import type { Thing } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { type Kept, keptRows } from './kept-rows.ts'
import styles from './kept-sheet.module.css'
import { keptOfNew, type Late, lateLinesOf } from './late-lines.ts'

const NOTHING: Kept = { rows: [], removed: [] }
const NO_THINGS: readonly Thing[] = []

/** The lines of a sheet that wait in this browser and can never be sent, and what becomes of them. */
export const useLateLines = (sheet: string, things: readonly Thing[] = NO_THINGS) => {
  const { t } = useTranslation()
  const act = useAct()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { of, address } = useGoods()
  const [place] = useState(() => keptRows(sheet))
  const kept = useStored(place)
  const late = lateLinesOf(kept ?? NOTHING, things)
  const count = late.fresh.length + late.changed.length + late.deleted.length
  const isEmpty = kept !== undefined && count === 0
  // All of it has arrived.
  useEffect(() => {
    if (isEmpty) place.clear()
  }, [isEmpty, place])
  const putOnNew = async () => {
    const begun = await act(send => send(sheetCalls.addSheet, { params: of, body: {} }), {
      busy: t('goods.beginning'),
    })
    if (!begun) return
    keptRows(begun.id).write(keptOfNew(late.fresh))
    if (kept && count > late.fresh.length)
      place.write({ rows: late.changed, removed: late.deleted.map(({ id }) => id) })
    else place.clear()
    await navigate(`${address}/${begun.id}`)
  }
  const throwAway = async () => {
    const isSure = await confirm({
      title: t('goods.throwAwayTitle', { count }),
      text: t('goods.throwAwayText'),
      action: t('goods.throwAway'),
    })
    if (isSure) place.clear()
  }
  return { late, count, putOnNew, throwAway }
}

const Lines = ({ late: { fresh, changed, deleted } }: { late: Late }) => {
  const { t } = useTranslation()
  return (
    <ul className={styles.lines}>
      {[...fresh, ...changed].map(({ key, typed: { name, description, price } }) => (
        <li key={key}>
          <span>{[name, description].filter(Boolean).join(', ') || t('goods.noName')}</span>
          <strong>{price || '–'}</strong>
        </li>
      ))}
      {deleted.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <strong>{t('goods.lateDeleted')}</strong>
        </li>
      ))}
    </ul>
  )
}

interface LateNoticeProps {
  of: ReturnType<typeof useLateLines>
  /** Why they cannot be sent. */
  why: string
}

export const LateNotice = ({ of: { late, count, putOnNew, throwAway }, why }: LateNoticeProps) => {
  const { t } = useTranslation()
  const { mayMake } = useGoods()
  if (!count) return null
  return (
    <Notice title={t('goods.lateTitle', { count })}>
      <Text size="sm">{why}</Text>
      {late.changed.length + late.deleted.length > 0 && <Text size="sm">{t('goods.lateChanges')}</Text>}
      <Lines late={late} />
      <Group gap="xs">
        {mayMake && late.fresh.length > 0 && (
          <Button size="sm" leftSection={<IconPlus size={20} aria-hidden />} onClick={() => void putOnNew()}>
            {t('goods.putOnNew')}
          </Button>
        )}
        <Button
          size="sm"
          variant="default"
          color="berry"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => void throwAway()}
        >
          {t('goods.throwAway')}
        </Button>
      </Group>
    </Notice>
  )
}
