/** The tenant's own goods, and what the shop lets the tenant do with them. */
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext } from 'react-router-dom'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { tenantsProductCalls } from '#shared/products/tenants-product-calls.ts'
import { tenantsSheetCalls } from '#shared/products/tenants-sheet-calls.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { type GoodsCalls, GoodsOf, type GoodsWords } from './whose-goods.ts'

const calls: GoodsCalls = {
  list: tenantsSheetCalls.listOwnSheets,
  begin: tenantsSheetCalls.addOwnSheet,
  read: tenantsSheetCalls.readOwnSheet,
  change: tenantsSheetCalls.changeOwnSheet,
  complete: tenantsSheetCalls.completeOwnSheet,
  remove: tenantsSheetCalls.removeOwnSheet,
  makeLabels: tenantsSheetCalls.makeOwnLabels,
  print: tenantsSheetCalls.printOwnSheet,
  addThings: tenantsSheetCalls.addOwnProducts,
  changeThing: tenantsProductCalls.changeOwnProduct,
  removeThing: tenantsProductCalls.removeOwnProduct,
  readThing: tenantsProductCalls.readOwnProduct,
  listThings: tenantsProductCalls.listOwnProducts,
  readQuota: tenantsSheetCalls.readOwnLabelQuota,
  copy: tenantsSheetCalls.copyOwnSheet,
}

const useWords = (): Omit<GoodsWords, 'lead'> => {
  const { t } = useTranslation()
  return {
    none: t('goods.noSheets'),
    isReady: t('goods.isReady'),
    keepsPart: percent => t('goods.keepsPart', { percent }),
    getsIn: currency => t('goods.youGet', { currency }),
    gets: amount => t('goods.youGetAmount', { amount }),
    priceHint: t('goods.priceHint'),
    getsInAll: amount => t('goods.youGetInAll', { amount }),
    follows: () => t('goods.follows'),
    askComplete: t('goods.askCompleteText'),
    deletes: count => t('goods.deleteText', { count }),
    makingFailed: t('goods.makingFailedText'),
    notTaken: t('goods.notTakenText'),
  }
}

/** The frame of the screens about them. */
export const OwnGoods = () => {
  const { t } = useTranslation()
  const words = useWords()
  const frame = useOutletContext()
  const access = useRoute(tenantsCalls.readTenants, {})
  return (
    <WhenLoaded of={{ access }}>
      {({
        access: {
          customerAccessToProductCreation: mayMake,
          customerAccessToProductCompletion,
          individualizedItemsAccess,
        },
      }) => (
        <GoodsOf
          value={{
            calls,
            words: { ...words, lead: mayMake ? t('goods.sheetsLead') : t('goods.shopMakes') },
            address: '/product-sheets',
            mayMake,
            mayComplete: customerAccessToProductCompletion,
            mayPrint: true,
            thingsAsked: individualizedItemsAccess ? {} : undefined,
          }}
        >
          <Outlet context={frame} />
        </GoodsOf>
      )}
    </WhenLoaded>
  )
}
