/** The receipt of what staff asked the money for: the same page as any receipt, for whoever has the link. */
import { useMemo } from 'react'
import { later } from '../../kit/later.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { WizardContext, type WizardPlace } from '../choice/wizard-context.ts'

const Success = later(['bookings', 'receipt', 'shelves'], async () => (await import('./success.tsx')).Success)

/** Specification 9. */
const SECONDS = 4

export const PaymentRequestReceipt = () => {
  const market = useThisMarket()
  const place = useMemo((): WizardPlace => {
    const home = `/${market.marketId}`
    return { market, audience: 'anonymous', base: `${home}/booking`, home }
  }, [market])
  return (
    <WizardContext value={place}>
      <Success after={SECONDS} />
    </WizardContext>
  )
}
