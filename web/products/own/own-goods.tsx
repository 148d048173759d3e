/** The tenant's own goods, and what the shop lets the tenant do with them. */
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { showsTenantsProducts } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { tillOf } from '#shared/markets/till.ts'
import { viewing } from '../../kit/calls/viewing.ts'
import { useStored } from '../../kit/stored.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { GoodsOf, type GoodsWords } from '../thing/whose-goods.ts'

const useWords = (): ((hasTill: boolean) => Omit<GoodsWords, 'lead'>) => {
  const { t } = useTranslation()
  return hasTill => ({
    none: t('goods.noSheets'),
    isReady: t('goods.isReady'),
    keepsPart: percent => t('goods.keepsPart', { percent }),
    getsIn: currency => t('goods.youGet', { currency }),
    gets: amount => t('goods.youGetAmount', { amount }),
    priceHint: t('goods.priceHint'),
    getsInAll: amount => t('goods.youGetInAll', { amount }),
    follows: () => (hasTill ? t('goods.follows') : t('goods.followsWithoutTill')),
    askComplete: hasTill ? t('goods.askCompleteText') : t('goods.askCompleteWithoutTill'),
    deletes: count => (count ? t('goods.deleteText', { count }) : t('goods.deleteNoneText')),
    makingFailed: t('goods.makingFailedText'),
    notTaken: t('goods.notTakenText'),
  })
}

/** What is completed goes into a till, and its tenant has a list in which prices are lowered. */
const sellsOneByOne = (access: Answer<typeof tenantsCalls.readTenants>): boolean =>
  tillOf(access) !== undefined && showsTenantsProducts(access)

const NOBODY = {}

/** The frame of the screens about them. */
export const OwnGoods = () => {
  const { t } = useTranslation()
  const wordsOf = useWords()
  const frame = useOutletContext()
  const read = useRoute(tenantsCalls.readTenants, {})
  // Staff who look at what a tenant sees type nothing, also not into what the browser keeps.
  const mayAct = !useStored(viewing)
  return (
    <WhenLoaded of={{ access: read }}>
      {({ access }) => (
        <GoodsOf
          value={{
            of: NOBODY,
            words: {
              ...wordsOf(sellsOneByOne(access)),
              lead: access.customerAccessToProductCreation ? t('goods.sheetsLead') : t('goods.shopMakes'),
            },
            address: '/product-sheets',
            mayMake: mayAct && access.customerAccessToProductCreation,
            mayCopy: mayAct,
            mayComplete: mayAct && access.customerAccessToProductCompletion,
            mayPrint: mayAct,
            thingsAsked: access.individualizedItemsAccess ? {} : undefined,
          }}
        >
          <Outlet context={frame} />
        </GoodsOf>
      )}
    </WhenLoaded>
  )
}
