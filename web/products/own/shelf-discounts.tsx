/** Discounts that a tenant gave everything in the shop, or a sheet: those that run or are planned, and the way to a new one. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDiscount2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { discountCalls } from '#shared/products/discount-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { later } from '../../kit/later.tsx'
import { percent as inPercent, useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'

type Discounts = Answer<typeof discountCalls.listDiscounts>
type Discount = Discounts['results'][number]

const DiscountDialog = later(
  ['discounts', 'fields', 'form', 'goods', 'products'],
  async () => (await import('./shelf-discount-dialog.tsx')).ShelfDiscountDialog,
)

const Given = ({ discount }: { discount: Discount }) => {
  const { t } = useTranslation()
  const show = useShow()
  const act = useAct()
  const { id, percent, dateFrom, dateTo, onSign, removable } = discount
  const words = { percent: inPercent(percent), from: show.date(dateFrom), to: show.date(dateTo) }
  const remove = () =>
    act(send => send(discountCalls.removeDiscount, { params: { id } }), {
      busy: t('discounts.takingBack'),
      done: t('discounts.takenBack'),
    })
  return (
    <Group gap="xs" justify="space-between">
      <Group gap="xs">
        <Text>{t('discounts.shelfDiscount', words)}</Text>
        {onSign && <Text c="dimmed">{t('discounts.shelfDiscountSign')}</Text>}
      </Group>
      {removable && (
        <Button size="compact-sm" variant="subtle" onClick={() => void remove()}>
          {t('discounts.takeBack')}
        </Button>
      )}
    </Group>
  )
}

interface ShelfDiscountsProps {
  /** The id of a sheet; without it everything in the shop. */
  sheet?: string
}

export const ShelfDiscounts = ({ sheet }: ShelfDiscountsProps) => {
  const { t } = useTranslation()
  const { data } = useRoute(discountCalls.listDiscounts, {})
  const [isOpen, setIsOpen] = useState(false)
  if (!data) return null
  const given = data.results.filter(one => one.sheet === (sheet ?? null))
  return (
    <Stack gap="xs">
      {given.map(discount => (
        <Given key={discount.id} discount={discount} />
      ))}
      <div>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDiscount2 size={20} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {sheet ? t('discounts.reduceSheet') : t('discounts.reduceShelf')}
        </Button>
      </div>
      {isOpen && (
        <DiscountDialog
          instead={null}
          discounts={data}
          {...(sheet ? { sheet } : {})}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Stack>
  )
}
