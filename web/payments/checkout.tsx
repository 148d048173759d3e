import { Button } from '@mantine/core'
import { Fragment, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type CartEntry, useOpenPayment } from '../bookings/cart/cart.ts'
import { TakenMeanwhile } from '../bookings/cart/taken-meanwhile.tsx'
import { useIsUnsettled } from '../bookings/cart/use-is-unsettled.ts'
import { choiceAt } from '../bookings/choice/choice.ts'
import { useBookMore } from '../bookings/choice/use-book-more.ts'
import { useArrival, useBack, useWizard } from '../bookings/choice/wizard-context.ts'
import { MovedShelves } from '../bookings/reserve/moved-shelves.tsx'
import { useCart } from '../bookings/reserve/use-cart.ts'
import { StepFrame } from '../bookings/wizard/step-frame.tsx'
import { useIsDesk } from '../bookings/wizard/use-is-desk.ts'
import { useLoader } from '../kit/loader.tsx'
import { Empty } from '../kit/states.tsx'
import { CartCard } from './cart-card.tsx'
import styles from './checkout.module.css'
import { KnownGuest } from './known-guest.tsx'
import { LogInCard } from './log-in-card.tsx'
import { LoggedInAs } from './logged-in-as.tsx'
import { PayPanel } from './pay-panel.tsx'
import { Unsettled } from './unsettled.tsx'
import { useCheckout } from './use-checkout.ts'

/**
 * The entries to show. A cart that has just been paid stays in sight until the receipt takes its place, so that no empty
 * cart flashes in between.
 */
const useShownEntries = (marketId: string): readonly CartEntry[] => {
  const entries = useCart(marketId)
  const hasPayment = useOpenPayment(marketId) !== undefined
  const isBusy = useLoader() !== undefined
  const last = useRef({ entries, isPaying: false })
  if (entries.length) {
    last.current = { entries, isPaying: hasPayment || (isBusy && last.current.isPaying) }
    return entries
  }
  return last.current.isPaying ? last.current.entries : entries
}

/** The cart stands above the payment on a phone, to its right at a desk. Tab goes through them as they are seen. */
const CartAndPay = ({ cart, pay }: { cart: ReactNode; pay: ReactNode }) => {
  const isDesk = useIsDesk()
  const parts = [
    <Fragment key="cart">{cart}</Fragment>,
    <div key="pay" className={styles.pay}>
      {pay}
    </div>,
  ]
  return isDesk ? parts.reverse() : parts
}

interface PartProps {
  entries: readonly CartEntry[]
}

/** From the log-in on top to the pay button. The cart stands between them on a phone, beside them at a desk. */
const Paying = ({ entries }: PartProps) => {
  const { audience, market } = useWizard()
  const { form, isBusy, way, setWay, noteSent } = useCheckout(entries)
  const focus = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus())
  const asGuest = () => {
    form.refuse({})
    setWay('guest')
    focus('who')
  }
  const logIn = () => {
    // What was wrong with the fields of a guest is none of a tenant's business.
    form.refuse({})
    setWay('logIn')
    focus('log-in')
  }
  return (
    <>
      {audience === 'anonymous' && typeof way === 'string' && (
        <LogInCard form={form} isOpen={way === 'logIn'} onOpen={logIn} onGuest={asGuest} />
      )}
      {audience === 'customer' && <LoggedInAs marketId={market.marketId} />}
      <CartAndPay
        cart={<CartCard market={market} audience={audience} entries={entries} isLocked={false} />}
        pay={
          typeof way === 'object' ? (
            <KnownGuest email={way.knownEmail} sentAt={way.sentAt} onSent={noteSent} onGuest={asGuest} />
          ) : (
            way === 'guest' && <PayPanel form={form} isBusy={isBusy} entries={entries} />
          )
        }
      />
    </>
  )
}

/** While the outcome of a payment is not known, nothing can be removed from the cart, and nothing paid. */
const Waiting = ({ entries }: PartProps) => {
  const { audience, market } = useWizard()
  return (
    <CartAndPay
      cart={entries.length > 0 && <CartCard market={market} audience={audience} entries={entries} isLocked />}
      pay={<Unsettled marketId={market.marketId} />}
    />
  )
}

/** The last step: what is booked, who pays, the terms and the button. */
export const Checkout = () => {
  const { t } = useTranslation()
  const bookMore = useBookMore()
  const back = useBack()
  const { marketId } = useWizard().market
  const entries = useShownEntries(marketId)
  const { taken = [] } = useArrival()
  const isUnsettled = useIsUnsettled(marketId)
  return (
    <StepFrame
      step="checkout"
      title={t('payments.title')}
      lead={entries.length > 0 && !isUnsettled && t('payments.lead')}
      back={() => back(choiceAt(marketId).price ? 'date' : 'type')}
    >
      {taken.length > 0 && entries.length > 0 && (
        <TakenMeanwhile taken={taken} advice={t('bookings.restHeld')} />
      )}
      <MovedShelves entries={entries} />
      {entries.length === 0 && !isUnsettled && (
        <Empty action={<Button onClick={bookMore}>{t('payments.bookAShelf')}</Button>}>
          {t('payments.empty')}
        </Empty>
      )}
      <div className={styles.sides}>
        {isUnsettled && <Waiting entries={entries} />}
        {!isUnsettled && entries.length > 0 && <Paying entries={entries} />}
      </div>
    </StepFrame>
  )
}
