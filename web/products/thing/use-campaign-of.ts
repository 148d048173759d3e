import { useTranslation } from 'react-i18next'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { sellPriceOn } from '#shared/products/price.ts'
import { isInShop, type ProductStatus } from '#shared/products/states.ts'
import { useThisMarket } from '../../markets/market.ts'

interface Priced {
  status: ProductStatus
  price: string
  sellPrice: string
  discount: number
  discountFrom: Day | null
  discountTo: Day | null
  campaign: { name: string } | null
}

interface OfCampaign {
  name: string
  /** "i kampagnen »Før advent«", for the row of a product. */
  text: string
  /** Its price is lower today because of the campaign, not because of its own discount. */
  isReason: boolean
}

/** The campaign of a product that is for sale. Undefined: it is in none. */
export const useCampaignOf = () => {
  const { t } = useTranslation()
  const { timeZone } = useThisMarket()
  return ({ status, campaign, price, sellPrice, ...discounts }: Priced): OfCampaign | undefined => {
    if (!campaign || !isInShop(status)) return undefined
    const own = sellPriceOn(
      { ...discounts, price: fromWire(price), campaign: null },
      dayIn(timeZone, Date.now()),
    )
    const isReason = fromWire(sellPrice) < own
    const { name } = campaign
    return {
      name,
      isReason,
      text: isReason ? t('goods.inCampaign', { name }) : t('goods.joinsCampaign', { name }),
    }
  }
}
