import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openPaymentAt } from '../bookings/cart/cart.ts'
import { useWizard } from '../bookings/choice/wizard-context.ts'
import { useLanguage } from '../i18n/language.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure } from '../kit/notify.ts'
import { usePayment } from './use-payment.ts'
import { useSettled } from './use-settled.ts'

/**
 * How the outcome is asked for. `load`: once, when the wizard opens · `asked`: by the buyer · `here`: by the buyer, who
 * wants to pay in this tab and not in the one where the card window is open.
 */
type Asking = 'load' | 'asked' | 'here'

/** Returns a function that asks for the outcome of a payment that is open. */
export const useResume = (): ((asking: Asking) => Promise<void>) => {
  const { t } = useTranslation()
  const { audience, market } = useWizard()
  const { marketId } = market
  const { resumePayment } = usePayment({ audience, marketId }, market.cardWindowScript ?? '', useLanguage())
  const settled = useSettled()

  return async asking => {
    try {
      const ended = await underLoader(t('payments.confirming'), () => resumePayment(asking === 'here'))
      // Stay silent about a payment that another tab is making, and about the window that this tab has closed there.
      const isExpected =
        (asking === 'load' && ended?.end === 'elsewhere') || (asking === 'here' && ended?.end === 'cancelled')
      if (!isExpected) settled(ended)
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
}

/** Once, when the wizard opens. */
export const useResumeOnLoad = (): void => {
  const { marketId } = useWizard().market
  const ask = useRef(useResume())
  useEffect(() => {
    if (openPaymentAt(marketId)) void ask.current('load')
  }, [marketId])
}
