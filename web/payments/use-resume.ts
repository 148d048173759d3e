import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openPaymentAt } from '../bookings/cart.ts'
import { useWizard } from '../bookings/wizard-context.ts'
import { useLanguage } from '../i18n/language.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure } from '../kit/notify.ts'
import { usePayment } from './use-payment.ts'
import { useSettled } from './use-settled.ts'

/** Asks for the outcome of a payment that was open at a reload. Returns a function that asks again. */
export const useResume = (): ((isAsked?: boolean) => Promise<void>) => {
  const { t } = useTranslation()
  const { audience, market } = useWizard()
  const { marketId } = market
  const { resumePayment } = usePayment({ audience, marketId }, market.cardWindowScript ?? '', useLanguage())
  const settled = useSettled()

  return async (isAsked = true) => {
    try {
      const ended = await underLoader(t('payments.confirming'), resumePayment)
      // On page load, stay silent about a payment that another tab is making.
      if (isAsked || ended?.end !== 'elsewhere') settled(ended)
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
    if (openPaymentAt(marketId)) void ask.current(false)
  }, [marketId])
}
