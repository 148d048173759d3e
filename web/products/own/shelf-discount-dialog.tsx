/** A tenant gives everything in the shop, or a sheet, a discount from a day to a day, and sees first what it does. */
import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, type Day, isDay } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { discountCalls } from '#shared/products/discount-calls.ts'
import { call } from '../../kit/call.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { Chip, Chips } from '../../kit/list/chips.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import type { Discounts } from './shelf-discounts.tsx'

type Preview = Answer<typeof discountCalls.previewDiscount>

interface Typed {
  percent: string
  dateFrom: string
  dateTo: string
  onSign: boolean
}

/** What it would do, a moment after the last letter; undefined while something is missing or wrong. */
const usePreview = (typed: Typed, sheet: string | undefined): Preview | undefined => {
  const { marketId: market } = useThisMarket()
  const [preview, setPreview] = useState<Preview>()
  const [asked] = useDebouncedValue(JSON.stringify(typed), 400)
  useEffect(() => {
    const { percent, dateFrom, dateTo, onSign } = JSON.parse(asked) as Typed
    setPreview(undefined)
    if (!percent.trim() || !isDay(dateFrom) || !isDay(dateTo)) return
    let isOver = false
    const body = { percent, dateFrom, dateTo, onSign, sheet }
    call(discountCalls.previewDiscount, { audience: 'customer', market, params: {}, body }).then(
      found => !isOver && setPreview(found),
      // What is wrong is said when it is sent.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [asked, market, sheet])
  return preview
}

const Effect = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const money = (amount: string) => show.money(amount, currencyCode)
  const { products, kept, now, after, shareAfter, labels, labelsCost } = preview
  if (!products) return <Text>{t('goods.noneReduced')}</Text>
  return (
    <Stack gap={2}>
      <Text fw={650}>
        {t('goods.reducedCount', { count: products, now: money(now), after: money(after) })}
      </Text>
      <Text>{t('goods.reducedShare', { amount: money(shareAfter) })}</Text>
      {kept > 0 && <Text c="dimmed">{t('goods.reducedKept', { count: kept })}</Text>}
      {labels > 0 && <Text c="dimmed">{t('goods.reducedLabels', { count: labels })}</Text>}
      {fromWire(labelsCost) > 0 && (
        <Text c="dimmed">{t('goods.reducedLabelsCost', { amount: money(labelsCost) })}</Text>
      )}
    </Stack>
  )
}

const LAST_DAYS = [3, 7] as const

interface ShortcutsProps {
  until: Day
  today: Day
  typed: Typed
  onChoose: (days: { dateFrom: Day; dateTo: Day }) => void
}

/** The last days of the booking that runs, as far as they are not over. */
const LastDays = ({ until, today, typed, onChoose }: ShortcutsProps) => {
  const { t } = useTranslation()
  return (
    <Chips label={t('goods.lastDays')}>
      {LAST_DAYS.map(days => {
        const first = addDays(until, 1 - days)
        const dateFrom = first < today ? today : first
        return (
          <Chip
            key={days}
            isChosen={typed.dateFrom === dateFrom && typed.dateTo === until}
            onPress={() => onChoose({ dateFrom, dateTo: until })}
          >
            {t('goods.lastDaysCount', { count: days })}
          </Chip>
        )
      })}
    </Chips>
  )
}

interface DialogProps {
  discounts: Discounts
  sheet?: string
  onClose: () => void
}

export const ShelfDiscountDialog = ({ discounts: { shelfUntil, signs }, sheet, onClose }: DialogProps) => {
  const { t } = useTranslation()
  const today = useToday()
  const form = useDialogForm({
    route: discountCalls.addDiscount,
    params: {},
    initial: { percent: '', dateFrom: today, dateTo: '', onSign: false },
    labels: {
      percent: t('goods.discount'),
      dateFrom: t('goods.firstDay'),
      dateTo: t('goods.lastDay'),
      onSign: t('goods.onSign'),
    },
    body: typed => ({ ...typed, ...(sheet ? { sheet } : {}) }),
    busy: t('goods.lowering'),
    onClose,
  })
  const typed = form.typed as Typed
  const preview = usePreview(typed, sheet)
  const title = sheet ? t('goods.reduceSheet') : t('goods.reduceShelf')
  return (
    <FormDialog form={form} title={title} save={t('goods.giveDiscount')}>
      <Text>{sheet ? t('goods.reduceSheetHint') : t('goods.reduceShelfHint')}</Text>
      <TextInput {...form.field('percent')} inputMode="decimal" data-autofocus />
      {shelfUntil && (
        <LastDays until={shelfUntil} today={today} typed={typed} onChoose={days => form.change(days)} />
      )}
      <Group grow align="start" gap="sm">
        <DayBox {...form.day('dateFrom')} />
        <DayBox {...form.day('dateTo')} />
      </Group>
      {signs && !sheet && <Checkbox {...form.box('onSign')} description={t('goods.onSignHint')} />}
      <div aria-live="polite">{preview && <Effect preview={preview} />}</div>
    </FormDialog>
  )
}
