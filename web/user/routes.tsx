import { Route, Routes } from 'react-router-dom'
import { forgetCustomersCart } from '../bookings/cart.ts'
import { CustomerFrame } from '../customers/customer-frame.tsx'
import { CustomerHome } from '../customers/customer-home.tsx'
import { LogOutButton } from '../identity/log-out-button.tsx'
import { GuardedHashRouter } from '../kit/guarded-hash-router.tsx'
import { later } from '../kit/later.tsx'
import { WriteToMarket } from '../messages/write-to-market.tsx'

const NotFound = later(['missing'], async () => (await import('../kit/not-found.tsx')).NotFound)
const Booking = later(
  ['shelves', 'bookings', 'payments'],
  async () => (await import('./customer-booking.tsx')).CustomerBooking,
)
const HeaderCart = later(['bookings'], async () => (await import('../bookings/header-cart.tsx')).HeaderCart)
const OwnPassword = later(
  ['form', 'password'],
  async () => (await import('../customers/own-password.tsx')).OwnPassword,
)

const OwnSettings = later(
  ['form', 'own', 'password', 'person', 'tenant'],
  async () => (await import('../customers/own-settings.tsx')).OwnSettings,
)

const tools = <LogOutButton as="customer" onLoggedOut={forgetCustomersCart} />

export const UserRoutes = () => (
  <GuardedHashRouter>
    <Routes>
      <Route path="/" element={<CustomerFrame tools={tools} cart={HeaderCart} contact={WriteToMarket} />}>
        <Route index element={<CustomerHome />} />
        <Route path="create_booking/*" element={<Booking />} />
        <Route path="settings" element={<OwnSettings logOut={tools} />} />
        <Route path="password" element={<OwnPassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </GuardedHashRouter>
)
