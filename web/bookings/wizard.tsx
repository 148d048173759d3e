/** The way to a shelf, for guests and customers alike: type, price, services, date, checkout, success. */
import { type ReactNode, useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useRescuedFocus } from '../kit/focus.ts'
import { later } from '../kit/later.tsx'
import { EXPIRED } from './reserve.ts'
import { useBooked } from './use-booked.ts'
import { useServersCart } from './use-cart.ts'
import { useBuyer, useGo, WizardContext, type WizardPlace } from './wizard-context.ts'

const ChooseType = later([], async () => (await import('./choose-type.tsx')).ChooseType)
const ChoosePrice = later([], async () => (await import('./choose-price.tsx')).ChoosePrice)
const ChooseServices = later([], async () => (await import('./choose-services.tsx')).ChooseServices)
const ChooseDate = later([], async () => (await import('./choose-date.tsx')).ChooseDate)
const Success = later([], async () => (await import('./success.tsx')).Success)

/** What happens to the cart elsewhere: time runs out, another tab pays. */
const Watch = () => {
  const { t } = useTranslation()
  const go = useGo()
  const onBooked = useBooked()
  useRescuedFocus()
  useServersCart(useBuyer(), t('bookings.outdated'), onBooked)

  useEffect(() => {
    const reset = () => go('type', { hasExpired: true, replace: true })
    window.addEventListener(EXPIRED, reset)
    return () => window.removeEventListener(EXPIRED, reset)
  }, [go])
  return null
}

interface WizardProps extends WizardPlace {
  /** The step at which one pays. */
  checkout: ReactNode
  /** What watches over a payment on every step. */
  watch: ReactNode
}

export const Wizard = ({ market, audience, base, home, checkout, watch }: WizardProps) => {
  const place = useMemo(() => ({ market, audience, base, home }), [market, audience, base, home])
  return (
    <WizardContext value={place}>
      {watch}
      <Watch />
      <Routes>
        <Route index element={<ChooseType />} />
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
