import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { NotFound } from '../kit/not-found.tsx'
import { Landing } from '../markets/landing.tsx'
import { MarketFrame } from '../markets/market-frame.tsx'
import { UnknownMarket } from '../markets/unknown-market.tsx'

const Booking = later(() => import('../bookings/guest-booking.tsx'))
const ConfirmEmail = later(() => import('../identity/confirm-email.tsx'))
const RequestReset = later(() => import('../identity/request-reset.tsx'))
const ConfirmReset = later(() => import('../identity/confirm-reset.tsx'))

export const LoginRoutes = () => (
  <BrowserRouter basename="/login">
    <Routes>
      <Route path="/" element={<UnknownMarket />} />
      <Route path="/:marketId" element={<MarketFrame audience="anonymous" />}>
        <Route index element={<Landing />} />
        <Route path="booking/*" element={<Booking />} />
        <Route path="confirm-email" element={<ConfirmEmail />} />
        <Route path="reset-password" element={<RequestReset />} />
        <Route path="reset-password/confirm" element={<ConfirmReset />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </BrowserRouter>
)
