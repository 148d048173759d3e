import { Skeleton } from '@mantine/core'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { Landing } from '../markets/landing.tsx'
import { MarketFrame, UnknownMarket } from '../markets/market-frame.tsx'
import { WriteToMarket } from '../messages/write-to-market.tsx'
import { FeedBelow } from './feed-below.tsx'

const CustomerLogIn = later([], async () => (await import('../identity/customer-log-in.tsx')).CustomerLogIn)
const Booking = later(
  ['customers', 'shelves', 'bookings', 'payments'],
  async () => (await import('./guest-booking.tsx')).GuestBooking,
)
const HeaderCart = later(
  ['bookings'],
  async () => (await import('../bookings/cart/header-cart.tsx')).HeaderCart,
)

const FurtherPages = later(['bookings'], async () => (await import('./further-pages.tsx')).FurtherPages)

const landing = (
  <Landing
    logIn={<CustomerLogIn instead={<Skeleton height={444} radius="lg" />} />}
    contact={WriteToMarket}
    feed={<FeedBelow />}
    booking={Booking}
  />
)

export const LoginRoutes = () => (
  <BrowserRouter basename="/login">
    <Routes>
      <Route path="/" element={<UnknownMarket />} />
      <Route
        path="/:marketId"
        element={<MarketFrame audience="anonymous" cart={HeaderCart} contact={WriteToMarket} />}
      >
        <Route index element={landing} />
        <Route path="booking/*" element={<Booking />} />
        <Route path="*" element={<FurtherPages landing={landing} />} />
      </Route>
    </Routes>
  </BrowserRouter>
)
