/** The goods of a tenant whom staff look after: typed, completed and printed for them. */
import { useTranslation } from 'react-i18next'
import { Outlet, useOutletContext, useParams } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { GoodsOf, type GoodsWords } from '../thing/whose-goods.ts'

const useWords = (name: string, hasTill: boolean): GoodsWords => {
  const { t } = useTranslation()
  return {
    lead: t('staff-goods.sheetsLead', { name }),
    none: t('staff-goods.noSheets', { name }),
    isReady: t('staff-goods.isReady'),
    keepsPart: percent => t('staff-goods.keepsPart', { name, percent }),
    getsIn: currency => t('staff-goods.getsIn', { currency }),
    gets: amount => t('staff-goods.gets', { amount }),
    priceHint: t('staff-goods.priceHint'),
    getsInAll: amount => t('staff-goods.getsInAll', { name, amount }),
    follows: isReady => {
      if (isReady) return t('staff-goods.sentByTenant', { name })
      return hasTill ? t('staff-goods.follows') : t('staff-goods.followsWithoutTill')
    },
    askComplete: hasTill ? t('staff-goods.askCompleteText') : t('staff-goods.askCompleteWithoutTill'),
    deletes: count => (count ? t('staff-goods.deleteText', { count }) : t('staff-goods.deleteNoneText')),
    makingFailed: t('staff-goods.makingFailedText'),
    notTaken: t('staff-goods.notTakenText'),
  }
}

const Frame = ({ userNumber, name }: { userNumber: string; name: string }) => {
  const { t } = useTranslation()
  const frame = useOutletContext()
  const mayServe = useMayDo()('serve')
  const till = useRoute(tillsContract.readTill, {})
  return (
    <GoodsOf
      value={{
        of: { userNumber },
        words: useWords(name, Boolean(till.data?.till)),
        address: `/customers/${userNumber}/sheets`,
        back: { to: `/customers/${userNumber}`, name },
        mayMake: mayServe,
        mayComplete: mayServe,
        mayPrint: mayServe,
        thingsAsked: { customer: userNumber },
        toProduct: id => `/customers/products/${id}`,
        toTill: { to: '/payments/till', name: t('staff-goods.seeTill') },
      }}
    >
      <Outlet context={frame} />
    </GoodsOf>
  )
}

/** The frame of the screens about them. */
export const GoodsOfTenant = () => {
  const { userNumber = '' } = useParams()
  const customer = useRoute(staffCalls.read, { params: { userNumber } })
  return (
    <WhenLoaded of={{ customer }}>
      {({ customer: { name } }) => <Frame userNumber={userNumber} name={name} />}
    </WhenLoaded>
  )
}
