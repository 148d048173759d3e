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
const SettingsFrame = later(
  ['setup'],
  async () => (await import('../markets/settings/frame.tsx')).SettingsFrame,
)
const SettingsOverview = later(
  ['setup'],
  async () => (await import('../markets/settings/overview.tsx')).SettingsOverview,
)
const InfoSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/info.tsx')).InfoSection,
)
const BankSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/bank.tsx')).BankSection,
)
const TechnicalSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/technical.tsx')).TechnicalSection,
)
const HoursSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/hours.tsx')).HoursSection,
)
const ClosingDaysSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/closing-days.tsx')).ClosingDaysSection,
)
const BookingSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/booking.tsx')).BookingSection,
)
const TermsSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/terms.tsx')).TermsSection,
)
const MessageSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/message.tsx')).MessageSection,
)
const GoodsSection = later(
  ['setup', 'form'],
  async () => (await import('../markets/settings/goods.tsx')).GoodsSection,
)
const CustomerPage = later(
  ['customers', 'form'],
  async () => (await import('../customers/customer-page.tsx')).CustomerPage,
)
const RequestList = later(
  ['bookings', 'shelves', 'list'],
  async () => (await import('../bookings/requests.tsx')).RequestList,
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
      <Route path="/" element={<AdminFrame rail={<AdminRail />} />}>
        <Route index element={home} />
        <Route path="customers" element={<CustomerList />} />
        <Route path="customers/:userNumber" element={<CustomerPage />} />
        <Route path="booking-requests" element={<RequestList />} />
        <Route path="settings" element={<SettingsFrame />}>
          <Route index element={<SettingsOverview />} />
          <Route path="pictures" element={<MarketPictures />} />
          <Route path="info" element={<InfoSection />} />
          <Route path="bank" element={<BankSection />} />
          <Route path="technical" element={<TechnicalSection />} />
          <Route path="hours" element={<HoursSection />} />
          <Route path="closing-days" element={<ClosingDaysSection />} />
          <Route path="booking" element={<BookingSection />} />
          <Route path="terms" element={<TermsSection />} />
          <Route path="message" element={<MessageSection />} />
          <Route path="goods" element={<GoodsSection />} />
        </Route>
        <Route path="password" element={<ChangePassword as="admin" />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </GuardedHashRouter>
)
