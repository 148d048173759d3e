import { Navigate, Route, Routes } from 'react-router-dom'
import { ReportsSection } from '../bookings/reports/reports-section.tsx'
import { AdminLogIn } from '../identity/admin-log-in.tsx'
import { ChangePasswordButton } from '../identity/change-password-button.tsx'
import { GuardedHashRouter } from '../kit/frame/guarded-hash-router.tsx'
import { later } from '../kit/later.tsx'
import { OnlyWith } from '../kit/rights/only-with.tsx'
import { AdminFrame } from '../markets/admin-frame.tsx'
import { AdminHome } from '../markets/admin-home.tsx'
import { allMarkets } from '../markets/all-markets.ts'
import { MessageSection } from '../messages/message-section.tsx'
import { WriteToOperator } from '../messages/write-to-operator.tsx'
import { AdminRail } from './admin-rail.tsx'
import { BookingSection } from './booking-section.tsx'
import { CustomerSection } from './customer-section.tsx'
import { paymentRoutes } from './payment-routes.tsx'

const NotFound = later(['missing'], async () => (await import('../kit/frame/not-found.tsx')).NotFound)
const ChangePassword = later(
  ['form', 'password'],
  async () => (await import('../identity/change-password.tsx')).ChangePassword,
)
const CustomerList = later(
  ['customer', 'customers', 'jobs', 'list'],
  async () => (await import('../customers/customer-list.tsx')).CustomerList,
)
// One file for all sections: each screen of its own would split what they share into many small files.
const Settings = later(
  ['fields', 'form', 'needs', 'settings', 'setup'],
  async () => (await import('./settings.tsx')).Settings,
)
const HistoryList = later(
  ['fieldnames', 'history', 'list'],
  async () => (await import('../markets/history/history-list.tsx')).HistoryList,
)
const CustomerPage = later(
  ['customer', 'customers', 'fields', 'form'],
  async () => (await import('../customers/customer-page.tsx')).CustomerPage,
)
const CustomerSheets = later(
  ['fields', 'goods', 'products', 'staff-goods'],
  async () => (await import('../products/staff/customer-sheets.tsx')).CustomerSheets,
)
const GoodsOfTenant = later(
  ['staff-goods'],
  async () => (await import('../products/staff/goods-of-tenant.tsx')).GoodsOfTenant,
)
const Sheets = later(
  ['fields', 'goods', 'list', 'products'],
  async () => (await import('../products/sheets.tsx')).Sheets,
)
const Sheet = later([], async () => (await import('../products/sheet.tsx')).SheetPage)
const ProductList = later(
  ['counter', 'goods', 'list', 'products', 'staff-goods'],
  async () => (await import('../products/staff/product-list.tsx')).ProductList,
)
const TenantSales = later(
  ['list', 'sold', 'staff-sales'],
  async () => (await import('../sales/staff/tenant-sales.tsx')).TenantSales,
)
const CustomerSales = later(
  ['sold', 'staff-sales'],
  async () => (await import('../sales/staff/customer-sales.tsx')).CustomerSales,
)
const ProductSales = later(
  ['sold', 'staff-sales'],
  async () => (await import('../sales/staff/product-sales.tsx')).ProductSales,
)
const TenantBalance = later(
  ['balances', 'list', 'sold'],
  async () => (await import('../payouts/staff/tenant-balance.tsx')).TenantBalance,
)
const CustomerPayout = later(
  ['payout', 'sold'],
  async () => (await import('../payouts/staff/customer-payout.tsx')).CustomerPayout,
)
const CustomerBalance = later(
  ['balances', 'sold'],
  async () => (await import('../payouts/staff/customer-balance.tsx')).CustomerBalance,
)
const CustomerSettlements = later(
  ['settlements'],
  async () => (await import('../payouts/staff/settlement/customer-settlements.tsx')).CustomerSettlements,
)
const NewCustomer = later(
  ['customer', 'customers', 'fields', 'form'],
  async () => (await import('../customers/new-customer.tsx')).NewCustomer,
)
const CustomerMerge = later(
  ['customer', 'customers', 'form'],
  async () => (await import('../customers/customer-merge.tsx')).CustomerMerge,
)
const CustomerImport = later(
  ['customerfile', 'customers', 'import', 'settings'],
  async () => (await import('../customers/import/customer-import.tsx')).CustomerImport,
)
const BookingCalendar = later(
  ['bookings', 'calendar', 'form', 'list', 'shelves', 'staff-bookings'],
  async () => (await import('../bookings/calendar/calendar.tsx')).BookingCalendar,
)
const DayBoard = later(
  ['day', 'form', 'requests', 'shelves', 'staff-bookings'],
  async () => (await import('../bookings/day/day-board.tsx')).DayBoard,
)
const RequestList = later(
  ['bookings', 'form', 'list', 'requests', 'shelves', 'staff-bookings'],
  async () => (await import('../bookings/staff-list/bookings-list.tsx')).RequestList,
)
const RequestPage = later(
  ['bookings', 'fieldnames', 'form', 'history', 'list', 'requests', 'shelves', 'staff-bookings'],
  async () => (await import('../bookings/booking-page/booking-page.tsx')).RequestPage,
)

const WaitlistPage = later(
  ['list', 'shelves', 'staff-waitlist'],
  async () => (await import('../bookings/waitlist/waitlist-page.tsx')).WaitlistPage,
)
const CounterPage = later(
  ['bookings', 'counter', 'customers', 'fields', 'form', 'list', 'shelves', 'staff-bookings'],
  async () => (await import('../bookings/counter/counter-page.tsx')).CounterPage,
)
const ConfirmationPage = later(
  ['counter', 'staff-bookings'],
  async () => (await import('../bookings/counter/confirmation-page.tsx')).ConfirmationPage,
)
const EndDates = later(
  ['list', 'reports', 'shelves'],
  async () => (await import('../bookings/reports/end-dates.tsx')).EndDates,
)
const BookingFigures = later(
  ['list', 'reports', 'shelves'],
  async () => (await import('../bookings/reports/booking-figures.tsx')).BookingFigures,
)
const ProductsReport = later(
  ['list', 'reports', 'shelves', 'sold', 'staff-goods', 'staff-sales'],
  async () => (await import('../sales/staff/products-report.tsx')).ProductsReport,
)
const CampaignsReport = later(
  ['list', 'reports', 'shelves', 'staff-goods'],
  async () => (await import('../sales/staff/campaigns-report.tsx')).CampaignsReport,
)
const MessageList = later(
  ['list', 'messages'],
  async () => (await import('../messages/message-list.tsx')).MessageList,
)
const MessagePage = later(
  ['feed', 'form', 'messages'],
  async () => (await import('../messages/message-page.tsx')).MessagePage,
)
const PriceList = later(
  ['form', 'list', 'pricelist', 'settings', 'shelves'],
  async () => (await import('../shelves/price-list.tsx')).PriceList,
)
const StaffLink = later(
  ['form', 'password'],
  async () => (await import('../identity/staff-link.tsx')).StaffLink,
)
const StaffProver = later(
  ['form', 'password', 'prove'],
  async () => (await import('../identity/prove-dialog.tsx')).StaffProver,
)
const StaffForgot = later([], async () => (await import('../identity/staff-forgot.tsx')).StaffForgot)
const Register = later(
  ['form', 'password', 'register'],
  async () => (await import('../identity/register.tsx')).Register,
)

const FirstEvening = later(
  ['form', 'needs', 'pricelist', 'ready'],
  async () => (await import('../bookings/set-up/first-evening.tsx')).FirstEvening,
)
const SettingsRequired = later(
  ['needs', 'ready'],
  async () => (await import('../bookings/set-up/settings-required.tsx')).SettingsRequired,
)

const tools = <ChangePasswordButton />
const home = <FirstEvening tools={tools} home={<AdminHome>{tools}</AdminHome>} />

export const AdminRoutes = () => (
  <GuardedHashRouter>
    <Routes>
      <Route path="/login" element={<AdminLogIn allMarkets={allMarkets} />} />
      <Route path="/register" element={<Register />} />
      <Route path="/forgot-password" element={<StaffForgot allMarkets={allMarkets} />} />
      <Route path="/confirm-email" element={<StaffLink kind="confirm" />} />
      <Route path="/reset-password/confirm" element={<StaffLink kind="reset" />} />
      <Route
        path="/"
        element={<AdminFrame rail={<AdminRail />} contact={WriteToOperator} prover={StaffProver} />}
      >
        <Route index element={home} />
        <Route path="customers" element={<CustomerSection />}>
          <Route index element={<CustomerList />} />
          <Route path="products/:id?" element={<ProductList sales={ProductSales} />} />
        </Route>
        <Route element={<OnlyWith right="serve" />}>
          <Route path="customers/new" element={<NewCustomer />} />
          <Route path="customers/:userNumber/merge" element={<CustomerMerge />} />
        </Route>
        <Route element={<OnlyWith right="own" />}>
          <Route path="customers/import" element={<CustomerImport />} />
        </Route>
        <Route
          path="customers/:userNumber"
          element={
            <CustomerPage
              sheets={CustomerSheets}
              sales={CustomerSales}
              payout={CustomerPayout}
              balance={CustomerBalance}
              settlements={CustomerSettlements}
            />
          }
        />
        <Route path="customers/:userNumber/sales" element={<TenantSales />} />
        <Route path="customers/:userNumber/balance" element={<TenantBalance payout={CustomerPayout} />} />
        <Route path="customers/:userNumber/sheets" element={<GoodsOfTenant />}>
          <Route index element={<Sheets />} />
          <Route path=":id" element={<Sheet />} />
        </Route>
        {paymentRoutes}
        <Route path="booking" element={<BookingSection />}>
          <Route index element={<Navigate to="/booking/calendar" replace />} />
          <Route path="today" element={<DayBoard />} />
          <Route path="calendar" element={<BookingCalendar />} />
          <Route path="requests" element={<RequestList />} />
          <Route path="waitlist" element={<WaitlistPage />} />
          <Route element={<OnlyWith right="serve" />}>
            <Route path="new" element={<CounterPage />} />
          </Route>
          <Route path="confirmation/:id" element={<ConfirmationPage />} />
          <Route path="requests/:id" element={<RequestPage />} />
          <Route path="*" element={<PriceList />} />
        </Route>
        <Route path="reports" element={<ReportsSection />}>
          <Route index element={<Navigate to="/reports/end-dates" replace />} />
          <Route path="end-dates" element={<EndDates />} />
          <Route path="bookings" element={<BookingFigures />} />
          <Route path="products" element={<ProductsReport />} />
          <Route path="campaigns" element={<CampaignsReport />} />
        </Route>
        <Route path="messages" element={<MessageSection />}>
          <Route index element={<MessageList key="new" />} />
          <Route path="over" element={<MessageList key="over" drawer="over" />} />
          <Route path="archived" element={<MessageList key="archived" drawer="archived" />} />
        </Route>
        <Route path="messages/:id" element={<MessagePage />} />
        <Route path="settings-required" element={<SettingsRequired />} />
        <Route path="settings/history" element={<HistoryList />} />
        <Route path="market-settings/*" element={<Navigate to="/settings" replace />} />
        <Route path="settings/*" element={<Settings />} />
        <Route path="password" element={<ChangePassword as="admin" />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </GuardedHashRouter>
)
