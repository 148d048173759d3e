/** A tenant plans a discount: so much off, from a day to a day. */
import { Group, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { productCalls } from '#shared/products/product-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import type { OwnProduct, Thing } from '../thing/rows.ts'

const { changeProduct } = productCalls

interface DiscountProps {
  product: OwnProduct
  onLowered: (answer: Thing) => void
  onClose: () => void
}

export const DiscountForDays = ({ product, onLowered, onClose }: DiscountProps) => {
  const { t } = useTranslation()
  const { id, name, version } = product
  const form = useDialogForm({
    route: changeProduct,
    params: { id },
    initial: { discount: '', discountFrom: '', discountTo: '' },
    labels: {
      discount: t('goods.discount'),
      discountFrom: t('goods.firstDay'),
      discountTo: t('goods.lastDay'),
    },
    version,
    send: async (body, send) => {
      const answer = await send(changeProduct, { params: { id }, body })
      onLowered(answer)
      return answer
    },
    busy: t('goods.lowering'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('goods.discountDaysOf', { name })} save={t('goods.giveDiscount')}>
      <Text>{t('goods.discountDaysHint')}</Text>
      <TextInput {...form.field('discount')} inputMode="decimal" data-autofocus />
      <Group grow align="start" gap="sm">
        <DayBox {...form.day('discountFrom')} />
        <DayBox {...form.day('discountTo')} />
      </Group>
    </FormDialog>
  )
}
