import { Group, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { MOST_NAME } from '#shared/products/product-fields.ts'
import { useLanguage } from '../../i18n/language.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import type { Codes } from '../../kit/form/codes.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { codesOfPrice, doubtOf } from '../thing/likely-price.ts'
import { typedPrice } from '../thing/rows.ts'
import { useShownPrice } from '../thing/use-shown-price.ts'
import { AskDoubt } from '../typing/price-doubt.tsx'
import type { Product } from './product-look.ts'

const { changeProduct } = productCalls

interface CorrectDialogProps {
  product: Product
  onCorrected: (answer: Product) => void
  onClose: () => void
}

const useLabels = () => {
  const { t } = useTranslation()
  return {
    name: t('goods.name'),
    description: t('staff-goods.description'),
    price: t('goods.price'),
    discount: t('goods.discount'),
    discountFrom: t('staff-goods.discountFrom'),
    discountTo: t('staff-goods.discountTo'),
  }
}

/** Name, price and discount of a product that is for sale. */
export const CorrectDialog = ({ product, onCorrected, onClose }: CorrectDialogProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, name, price, discount, discountFrom, discountTo, description, version } = product
  const { currencyCode: currency } = useThisMarket()
  const form = useDialogForm({
    route: changeProduct,
    params: { id },
    initial: {
      name,
      description,
      price: typedPrice(fromWire(price), language),
      discount: String(discount),
      discountFrom: discountFrom ?? '',
      discountTo: discountTo ?? '',
    },
    labels: useLabels(),
    version,
    check: (typed): Codes => codesOfPrice(typed.price, fromWire(price), { language, currency }),
    send: (body, send) =>
      asFields(
        send(changeProduct, { params: { id }, body }).then(answer => {
          onCorrected(answer)
          return answer
        }),
        thing => ({ ...thing, price: typedPrice(fromWire(thing.price), language) }),
      ),
    nameOf: useShownPrice(),
    busy: t('staff-goods.correcting'),
    done: t('staff-goods.corrected'),
    onClose,
  })
  const doubt = doubtOf(form.typed.price, [fromWire(price)], language)
  return (
    <FormDialog form={form} title={t('staff-goods.correctTitle', { name })} save={t('staff-goods.save')}>
      <Text>{t('staff-goods.correctText')}</Text>
      <TextInput {...form.field('name')} maxLength={MOST_NAME} data-autofocus />
      <TextInput {...form.field('description')} maxLength={500} />
      <Group grow align="start" gap="sm">
        <TextInput {...form.field('price')} inputMode="decimal" />
        <TextInput {...form.field('discount')} inputMode="decimal" />
      </Group>
      {doubt && <AskDoubt doubt={doubt} onChange={typed => form.change({ price: typed })} />}
      <Group grow align="start" gap="sm">
        <DayBox {...form.day('discountFrom')} />
        <DayBox {...form.day('discountTo')} />
      </Group>
    </FormDialog>
  )
}
