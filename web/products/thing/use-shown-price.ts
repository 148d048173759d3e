import { amountIn } from '#shared/kit/typed-amount.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'

/** The value of a price's field as people read it, where two have changed it. */
export const useShownPrice = () => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (field: string, value: string | number | boolean): string | undefined => {
    const amount = field === 'price' ? amountIn(String(value)) : undefined
    return amount === undefined ? undefined : show.money(amount, currencyCode)
  }
}
