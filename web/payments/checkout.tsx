import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenPayment } from '../bookings/cart.ts'
import { choiceAt } from '../bookings/choice.ts'
import { StepFrame } from '../bookings/step-frame.tsx'
import { useCart } from '../bookings/use-cart.ts'
import { useBack, useGo, useWizard } from '../bookings/wizard-context.ts'
import { useRescuedFocus } from '../kit/focus.ts'
import { useLoader } from '../kit/loader.tsx'
import { Notice } from '../kit/notice.tsx'
import { Empty } from '../kit/states.tsx'
import { CartCard } from './cart-card.tsx'
import styles from './checkout.module.css'
import { PayPanel } from './pay-panel.tsx'
import { useResume } from './use-resume.ts'

/** True while the outcome of a payment of this cart is unknown and this tab is not asking for it. */
const useIsUnsettled = (marketId: string): boolean => {
  const isBusy = useLoader() !== undefined
  return useOpenPayment(marketId) !== undefined && !isBusy
}

/** Replaces the pay button while a payment may have been made: the buyer can ask for its outcome, not pay twice. */
const Unsettled = () => {
  const { t } = useTranslation()
  const ask = useResume()
  useRescuedFocus()
  return (
    <Notice title={t('payments.unsettledTitle')}>
      {t('payments.lost')}
      <Button size="sm" variant="default" onClick={() => void ask()}>
        {t('payments.askAgain')}
      </Button>
    </Notice>
  )
}

/** The last step: what is booked, who pays, the terms and the button. */
export const Checkout = () => {
  const { t } = useTranslation()
  const go = useGo()
  const back = useBack()
  const { audience, market } = useWizard()
  const entries = useCart(market.marketId)
  useEffect(() => {
    // Load the confirmation screen before the payment, while the network works.
    import('../bookings/success.tsx').catch(() => undefined)
  }, [])
  const isUnsettled = useIsUnsettled(market.marketId)
  return (
    <StepFrame
      step="checkout"
      title={t('payments.title')}
      back={() => back(choiceAt(market.marketId).price ? 'date' : 'type')}
    >
      {entries.length === 0 && !isUnsettled && (
        <Empty action={<Button onClick={() => go('type')}>{t('payments.bookAShelf')}</Button>}>
          {t('payments.empty')}
        </Empty>
      )}
      <div className={styles.sides}>
        {entries.length > 0 && (
          <CartCard market={market} audience={audience} entries={entries} isLocked={isUnsettled} />
        )}
        {isUnsettled && <Unsettled />}
        {entries.length > 0 && !isUnsettled && <PayPanel entries={entries} />}
      </div>
    </StepFrame>
  )
}
