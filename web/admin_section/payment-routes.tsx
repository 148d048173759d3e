/** The routes of what tenants' goods are sold by, and what they get for them. */
import { Route } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { OnlyWith } from '../kit/rights/only-with.tsx'
import { PaymentSection, SettlesFirst } from './payment-section.tsx'

const ShopSales = later(
  ['list', 'sold', 'staff-sales'],
  async () => (await import('../sales/staff/shop-sales.tsx')).ShopSales,
)
const ClearingPage = later(
  ['clearing', 'list', 'sales', 'till'],
  async () => (await import('../sales/staff/clearing-page.tsx')).ClearingPage,
)
const BalancesPage = later(
  ['balances', 'list', 'sold'],
  async () => (await import('../payouts/staff/balances-page.tsx')).BalancesPage,
)
const StartFilePage = later(
  ['balances', 'import', 'settings', 'startfile'],
  async () => (await import('../payouts/staff/start-file/start-file-page.tsx')).StartFilePage,
)
const SettlementPage = later(
  ['list', 'settlements'],
  async () => (await import('../payouts/staff/settlement/settlement-page.tsx')).SettlementPage,
)
const PeriodsPage = later(
  ['form', 'list', 'settlements'],
  async () => (await import('../payouts/staff/settlement/periods-page.tsx')).PeriodsPage,
)
const PeriodPage = later(
  ['form', 'settlements'],
  async () => (await import('../payouts/staff/settlement/period-page.tsx')).PeriodPage,
)
const ReportsPage = later(
  ['list', 'settlements'],
  async () => (await import('../payouts/staff/settlement/reports-page.tsx')).ReportsPage,
)
const FinalizedPage = later(
  ['form', 'list', 'settlements'],
  async () => (await import('../payouts/staff/settlement/finalized-page.tsx')).FinalizedPage,
)
const TillPage = later(['till'], async () => (await import('../tills/till-page.tsx')).TillPage)
const SalesFilePage = later(
  ['clearing', 'import', 'salesfile', 'settings', 'tillfiles'],
  async () => (await import('../sales/till-file/sales-file-page.tsx')).SalesFilePage,
)
const BankPage = later(
  ['balances', 'bank', 'fields', 'form', 'import', 'list', 'settings', 'settlements'],
  async () => (await import('../payouts/staff/bank/bank-page.tsx')).BankPage,
)
const AddsUpPage = later(
  ['adds-up', 'list', 'settlements'],
  async () => (await import('../payouts/staff/adds-up/adds-up-page.tsx')).AddsUpPage,
)
const UploadHelpPage = later(
  ['bankhelp', 'setup'],
  async () => (await import('../payouts/staff/upload-help/upload-help-page.tsx')).UploadHelpPage,
)

const BooksPage = later(
  ['books', 'form', 'list', 'settlements'],
  async () => (await import('../payouts/staff/books/books-page.tsx')).BooksPage,
)

export const paymentRoutes = (
  <Route path="payments" element={<PaymentSection />}>
    <Route
      index
      element={
        <SettlesFirst>
          <SettlementPage />
        </SettlesFirst>
      }
    />
    <Route path="periods" element={<PeriodsPage />} />
    <Route path="periods/:id" element={<PeriodPage />} />
    <Route path="reports" element={<ReportsPage />} />
    <Route path="reports/finalized" element={<FinalizedPage />} />
    <Route path="sales" element={<ShopSales />} />
    <Route path="clearing" element={<ClearingPage />} />
    <Route path="bank" element={<BankPage />} />
    <Route path="bank/help" element={<UploadHelpPage />} />
    <Route path="adds-up" element={<AddsUpPage />} />
    <Route path="balances" element={<BalancesPage />} />
    <Route path="books" element={<BooksPage />} />
    <Route element={<OnlyWith right="money" />}>
      <Route path="balances/import" element={<StartFilePage />} />
    </Route>
    <Route path="till" element={<TillPage />} />
    <Route element={<OnlyWith right="serve" />}>
      <Route path="till/sales" element={<SalesFilePage />} />
    </Route>
  </Route>
)
