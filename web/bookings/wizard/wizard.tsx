/** The way to a shelf, for guests and customers alike: type, price, services, date, checkout, success. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { takesBookings, takesTenantsBookings } from '#shared/markets/rules.ts'
import { rescueFocus, useRescuedFocus } from '../../kit/focus.ts'
import { later } from '../../kit/later.tsx'
import { useIdle } from '../../kit/use-idle.ts'
import { choice } from '../choice/choice.ts'
import { useBooked } from '../choice/use-booked.ts'
import { useBuyer, useGo, useWizard, WizardContext, type WizardPlace } from '../choice/wizard-context.ts'
import { EXPIRED } from '../reserve/reserve.ts'
import { useServersCart } from '../reserve/use-cart.ts'
import { BookingOff } from './booking-off.tsx'

const ChooseType = later([], async () => (await import('./choose-type.tsx')).ChooseType)
const ChoosePrice = later([], async () => (await import('./choose-price.tsx')).ChoosePrice)
const ChooseServices = later([], async () => (await import('./choose-services.tsx')).ChooseServices)
const ChooseDate = later([], async () => (await import('./choose-date.tsx')).ChooseDate)
const Success = later(['receipt'], async () => (await import('../receipt/success.tsx')).Success)

/** What happens to the cart elsewhere: time runs out, another tab pays. */
const Watch = () => {
  const { t } = useTranslation()
  const go = useGo()
  const onBooked = useBooked()
  useRescuedFocus()
  useServersCart(useBuyer(), t('bookings.outdated'), onBooked)

  useEffect(() => {
    const reset = () => {
      go('type', { replace: true })
      rescueFocus()
    }
    window.addEventListener(EXPIRED, reset)
    return () => window.removeEventListener(EXPIRED, reset)
  }, [go])
  return null
}

const AHEAD_MS = 300

/** Loads the code of the next step while the visitor reads this one. */
const Ahead = ({ prefetchCheckout }: { prefetchCheckout: () => void }) => {
  const { base } = useWizard()
  const step = useLocation().pathname.slice(base.length + 1)
  const isIdle = useIdle(true, AHEAD_MS)
  useEffect(() => {
    if (!isIdle) return
    if (step === '') ChoosePrice.prefetch()
    if (step === 'price') ChooseServices.prefetch()
    if (step === 'price' || step === 'services') ChooseDate.prefetch()
    if (step === 'date') prefetchCheckout()
    // Before the payment, while the network works.
    if (step === 'checkout') Success.prefetch()
  }, [isIdle, step, prefetchCheckout])
  return null
}

/** Who enters by the first step begins a further booking; who comes back to it still changes the same one. */
const useNewBooking = (base: string): void => {
  const { pathname } = useLocation()
  const entered = useRef(pathname)
  useEffect(() => {
    if (entered.current === base) choice.clear()
  }, [base])
}

interface WizardProps extends WizardPlace {
  /** The step at which one pays. */
  checkout: ReactNode
  prefetchCheckout: () => void
  /** What watches over a payment on every step. */
  watch: ReactNode
}

export const Wizard = ({ market, audience, base, home, checkout, prefetchCheckout, watch }: WizardProps) => {
  const place = useMemo(() => ({ market, audience, base, home }), [market, audience, base, home])
  useNewBooking(base)
  const isOpen = audience === 'customer' ? takesTenantsBookings(market) : takesBookings(market)
  return (
    <WizardContext value={place}>
      {watch}
      <Watch />
      <Ahead prefetchCheckout={prefetchCheckout} />
      <Routes>
        <Route index element={isOpen ? <ChooseType /> : <BookingOff />} />
        <Route path="price" element={<ChoosePrice />} />
        <Route path="services" element={<ChooseServices />} />
        <Route path="date" element={<ChooseDate />} />
        <Route path="checkout" element={checkout} />
        <Route path="success" element={<Success />} />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </WizardContext>
  )
}
