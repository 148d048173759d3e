import { Route, Routes } from 'react-router-dom'
import { AdminLogIn } from '../identity/admin-log-in.tsx'
import { ChangePasswordButton } from '../identity/change-password-button.tsx'
import { GuardedHashRouter } from '../kit/guarded-hash-router.tsx'
import { later } from '../kit/later.tsx'
import { AdminFrame } from '../markets/admin-frame.tsx'
import { AdminHome } from '../markets/admin-home.tsx'
import { allMarkets } from '../markets/all-markets.ts'
import { AdminRail } from './admin-rail.tsx'

const NotFound = later(['missing'], async () => (await import('../kit/not-found.tsx')).NotFound)
const ChangePassword = later(
  ['form', 'password'],
  async () => (await import('../identity/change-password.tsx')).ChangePassword,
)
const CustomerList = later(
  ['customers', 'jobs', 'list'],
  async () => (await import('../customers/customer-list.tsx')).CustomerList,
)
const MarketPictures = later(
  ['settings'],
  async () => (await import('../markets/market-pictures.tsx')).MarketPictures,
)
const CustomerPage = later(
  ['customers', 'form'],
  async () => (await import('../customers/customer-page.tsx')).CustomerPage,
)
const RequestList = later(
  ['bookings', 'shelves', 'list'],
  async () => (await import('../bookings/requests.tsx')).RequestList,
)

const StaffLink = later(
  ['form', 'password'],
  async () => (await import('../identity/staff-link.tsx')).StaffLink,
)

const home = (
  <AdminHome>
    <ChangePasswordButton />
  </AdminHome>
)

export const AdminRoutes = () => (
  <GuardedHashRouter>
    <Routes>
      <Route path="/login" element={<AdminLogIn allMarkets={allMarkets} />} />
      <Route path="/confirm-email" element={<StaffLink kind="confirm" />} />
      <Route path="/reset-password/confirm" element={<StaffLink kind="reset" />} />
      <Route path="/" element={<AdminFrame rail={<AdminRail />} />}>
        <Route index element={home} />
        <Route path="customers" element={<CustomerList />} />
        <Route path="customers/:userNumber" element={<CustomerPage />} />
        <Route path="booking-requests" element={<RequestList />} />
        <Route path="settings/pictures" element={<MarketPictures />} />
        <Route path="password" element={<ChangePassword as="admin" />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </GuardedHashRouter>
)
