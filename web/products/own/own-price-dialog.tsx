/** A tenant types what a thing shall sell for: less than now. */

import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { amountIn } from '#shared/kit/typed-amount.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import type { Codes } from '../../kit/form/codes.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { codesOfPrice, doubtOf } from '../thing/likely-price.ts'
import { type OwnProduct, type Thing, typedPrice } from '../thing/rows.ts'
import { useShownPrice } from '../thing/use-shown-price.ts'
import { AskDoubt } from '../typing/price-doubt.tsx'
import { PriceGuidance } from '../typing/price-guidance.tsx'

const { changeProduct } = productCalls

interface OwnPriceProps {
  product: OwnProduct
  onLowered: (answer: Thing) => void
  onClose: () => void
}

export const OwnPrice = ({ product, onLowered, onClose }: OwnPriceProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, name, version, sellPrice } = product
  const now = fromWire(sellPrice)
  const { currencyCode: currency } = useThisMarket()
  const form = useDialogForm({
    route: changeProduct,
    params: { id },
    initial: { price: '' },
    labels: { price: t('goods.price') },
    version,
    check: ({ price }): Codes =>
      (amountIn(price, currency) ?? 0) > now
        ? { price: 'price_above' }
        : codesOfPrice(price, now, { language, currency }),
    send: (body, send) =>
      asFields(
        send(changeProduct, { params: { id }, body }).then(answer => {
          onLowered(answer)
          return answer
        }),
        thing => ({
          ...thing,
          price: thing.sellPrice === sellPrice ? '' : typedPrice(fromWire(thing.sellPrice), language),
        }),
      ),
    nameOf: useShownPrice(),
    busy: t('goods.lowering'),
    onClose,
  })
  const doubt = doubtOf(form.typed.price, [now], language)
  return (
    <FormDialog form={form} title={t('goods.newPrice', { name })} save={t('goods.lower')}>
      <TextInput
        {...form.field('price')}
        inputMode="decimal"
        description={t('goods.ownPriceHint')}
        data-autofocus
      />
      <PriceGuidance name={name} type={product.type === 1 ? '1' : '2'} customer={undefined} />
      {doubt && <AskDoubt doubt={doubt} onChange={price => form.change({ price })} />}
    </FormDialog>
  )
}
