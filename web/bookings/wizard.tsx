/** The way to a shelf, for guests and customers alike: type, price, services, date, checkout, success. */
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, Route, Routes } from 'react-router-dom'
import { useRescuedFocus } from '../kit/focus.ts'
import { later } from '../kit/later.tsx'
import { useResumeOnLoad } from '../payments/use-resume.ts'
import { type Place, PlaceContext, useBuyer, useGo } from './place.ts'
import { EXPIRED } from './reserve.ts'
import { useBooked } from './use-booked.ts'
import { useServersCart } from './use-cart.ts'

const ChooseType = later(async () => ({ default: (await import('./choose-type.tsx')).ChooseType }))
const ChoosePrice = later(async () => ({ default: (await import('./choose-price.tsx')).ChoosePrice }))
const ChooseServices = later(async () => ({
  default: (await import('./choose-services.tsx')).ChooseServices,
}))
const ChooseDate = later(async () => ({ default: (await import('./choose-date.tsx')).ChooseDate }))
const Checkout = later(async () => ({ default: (await import('../payments/checkout.tsx')).Checkout }))
const Success = later(async () => ({ default: (await import('./success.tsx')).Success }))

/** What happens to the cart elsewhere: time runs out, another tab pays. */
const Watch = () => {
  const { t } = useTranslation()
  const go = useGo()
  const onBooked = useBooked()
  useResumeOnLoad()
  useRescuedFocus()
  useServersCart(useBuyer(), t('bookings.outdated'), onBooked)

  useEffect(() => {
    const reset = () => go('type', { hasExpired: true, replace: true })
    window.addEventListener(EXPIRED, reset)
    return () => window.removeEventListener(EXPIRED, reset)
  }, [go])
  return null
}

export const Wizard = ({ market, audience, base, home }: Place) => {
  const place = useMemo(() => ({ market, audience, base, home }), [market, audience, base, home])
  return (
    <PlaceContext value={place}>
      <Watch />
      <Routes>
        <Route index element={<ChooseType />} />
        <Route path="price" element={<ChoosePrice />} />
        <Route path="services" element={<ChooseServices />} />
        <Route path="date" element={<ChooseDate />} />
        <Route path="checkout" element={<Checkout />} />
        <Route path="success" element={<Success />} />
        <Route path="*" element={<Navigate to={base} replace />} />
      </Routes>
    </PlaceContext>
  )
}
