import { useTranslation } from 'react-i18next'
import { idText, numberFrom } from '#shared/products/number.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { isInShop } from '#shared/products/states.ts'
import { call } from '../../kit/call.ts'
import type { Selection } from '../../kit/list/selection.ts'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { Product } from './product-look.ts'

type Choose = Selection<Product>['choose']

/** A number that a scanner sends ticks its product. */
export const useScanned = (choose: Choose): ((text: string) => boolean) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const tick = async (id: string) => {
    const { name, status } = await call(productCalls.readProduct, {
      audience: 'admin',
      market: marketId,
      params: { id },
    })
    if (!isInShop(status)) return notify('warning', t('staff-goods.scannedNotThere', { name }))
    choose([id], true)
    return notify('good', t('staff-goods.scanned', { name }))
  }
  return text => {
    const id = numberFrom(text)
    if (id) void tick(idText(id)).catch(tellFailure)
    return id !== undefined
  }
}
