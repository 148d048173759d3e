/** A tenant gives everything in the shop, or a sheet, a discount from a day to a day, and sees first what it does. */
import { Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, type Day, isDay } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { discountCalls } from '#shared/products/discount-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { Chip, Chips } from '../../kit/list/chips.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'

type Discounts = Answer<typeof discountCalls.listDiscounts>
type Preview = Answer<typeof discountCalls.previewDiscount>

interface Typed {
  percent: string
  dateFrom: string
  dateTo: string
  onSign: boolean
}

/** What it would do, a moment after the last letter; undefined while something is missing or wrong. */
const usePreview = (typed: Typed, sheet: string | undefined): Preview | undefined => {
  const [asked] = useDebouncedValue(JSON.stringify(typed), 400)
  const { percent, dateFrom, dateTo, onSign } = JSON.parse(asked) as Typed
  const isWhole = percent.trim() !== '' && isDay(dateFrom) && isDay(dateTo)
  const body = { percent, dateFrom, dateTo, onSign, ...(sheet ? { sheet } : {}) }
  const { data, failure } = useRoute(
    discountCalls.previewDiscount,
    isWhole ? { params: {}, body } : undefined,
    { keepPreviousData: true, shouldRetryOnError: false },
  )
  // What is wrong is said when it is sent.
  return isWhole && !failure ? data : undefined
}

const Effect = ({ preview }: { preview: Preview }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const money = (amount: string) => show.money(amount, currencyCode)
  const { products, kept, now, after, shareAfter, labels, labelsCost } = preview
  if (!products) return <Text>{t('discounts.noneReduced')}</Text>
  return (
    <Stack gap={2}>
      <Text fw={650}>
        {t('discounts.reducedCount', { count: products, now: money(now), after: money(after) })}
      </Text>
      <Text>{t('discounts.reducedShare', { amount: money(shareAfter) })}</Text>
      {kept > 0 && <Text c="dimmed">{t('discounts.reducedKept', { count: kept })}</Text>}
      {labels > 0 && <Text c="dimmed">{t('discounts.reducedLabels', { count: labels })}</Text>}
      {fromWire(labelsCost) > 0 && (
        <Text c="dimmed">{t('discounts.reducedLabelsCost', { amount: money(labelsCost) })}</Text>
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
    <Chips label={t('discounts.lastDays')}>
      {LAST_DAYS.map(days => {
        const first = addDays(until, 1 - days)
        const dateFrom = first < today ? today : first
        return (
          <Chip
            key={days}
            isChosen={typed.dateFrom === dateFrom && typed.dateTo === until}
            onPress={() => onChoose({ dateFrom, dateTo: until })}
          >
            {t('discounts.lastDaysCount', { count: days })}
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
      onSign: t('discounts.onSign'),
    },
    body: typed => ({ ...typed, ...(sheet ? { sheet } : {}) }),
    textOf: (field, code) => {
      if (field === 'percent' && (code === 'number_range' || code === 'not_a_number'))
        return t('discounts.percentRange')
      if (code !== 'invalid_date') return undefined
      return field === 'dateTo' ? t('discounts.lastDayWrong') : t('discounts.firstDayWrong')
    },
    busy: t('goods.lowering'),
    done: t('discounts.given'),
    onClose,
  })
  const typed = form.typed as Typed
  const preview = usePreview(typed, sheet)
  const title = sheet ? t('discounts.reduceSheet') : t('discounts.reduceShelf')
  return (
    <FormDialog form={form} title={title} save={t('goods.giveDiscount')}>
      <Text>{sheet ? t('discounts.reduceSheetHint') : t('discounts.reduceShelfHint')}</Text>
      <TextInput {...form.field('percent')} inputMode="decimal" data-autofocus />
      {shelfUntil && (
        <LastDays until={shelfUntil} today={today} typed={typed} onChoose={days => form.change(days)} />
      )}
      <Group grow align="start" gap="sm">
        <DayBox {...form.day('dateFrom')} />
        <DayBox {...form.day('dateTo')} />
      </Group>
      {signs && !sheet && <Checkbox {...form.box('onSign')} description={t('discounts.onSignHint')} />}
      <div aria-live="polite">{preview && <Effect preview={preview} />}</div>
    </FormDialog>
  )
}
