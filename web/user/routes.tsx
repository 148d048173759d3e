import { Route, Routes } from 'react-router-dom'
import { CustomerFrame } from '../customers/customer-frame.tsx'
import { SettingsLink } from '../customers/settings-link.tsx'
import { GuardedHashRouter } from '../kit/frame/guarded-hash-router.tsx'
import { later } from '../kit/later.tsx'
import { WriteToMarket } from '../messages/write-to-market.tsx'
import { forgetCustomer } from '../payments/forget-customer.ts'
import { LogOut } from './log-out.tsx'
import { Goods, Money } from './places.tsx'

const NotFound = later(['missing'], async () => (await import('../kit/frame/not-found.tsx')).NotFound)
const Booking = later(
  ['shelves', 'bookings', 'payments'],
  async () => (await import('./customer-booking.tsx')).CustomerBooking,
)
const HeaderCart = later(
  ['bookings'],
  async () => (await import('../bookings/cart/header-cart.tsx')).HeaderCart,
)
const OwnPassword = later(
  ['form', 'password'],
  async () => (await import('../customers/own-password.tsx')).OwnPassword,
)

const Settings = later(
  ['fields', 'form', 'own', 'password', 'person', 'tenant'],
  async () => (await import('./settings.tsx')).Settings,
)

const LastKnown = later(['offline', 'rental'], async () => (await import('./last-known.tsx')).LastKnown)
const LoggedOut = later(['offline'], async () => (await import('../customers/logged-out.tsx')).LoggedOut)
const TenantProver = later(
  ['form', 'password', 'prove'],
  async () => (await import('../identity/prove-dialog.tsx')).TenantProver,
)
const DeleteAccount = later(
  ['form', 'mydata', 'password', 'prove'],
  async () => (await import('../customers/delete-account.tsx')).DeleteAccount,
)

const Home = later(['rental'], async () => (await import('./home.tsx')).Home)
const Sales = later(['list', 'rental', 'sold'], async () => (await import('./sales.tsx')).Sales)
const Lines = later(['list', 'sold'], async () => (await import('./sales-lines.tsx')).Lines)
const Balance = later(
  ['list', 'sold'],
  async () => (await import('../payouts/own/own-balance.tsx')).OwnBalance,
)
const Payments = later(['list', 'payout', 'sold'], async () => (await import('./payments.tsx')).Payments)
const Payment = later(['payout', 'sold'], async () => (await import('./payment.tsx')).Payment)
const Bookings = later(['list', 'rental'], async () => (await import('../bookings/own/list.tsx')).OwnBookings)
const OneBooking = later(
  ['bookings', 'rental', 'shelves'],
  async () => (await import('../bookings/own/booking.tsx')).OwnBookingPage,
)
const Extend = later(
  ['bookings', 'extend', 'form', 'payments', 'rental', 'shelves'],
  async () => (await import('../payments/extension/extend-own.tsx')).ExtendOwn,
)

const Move = later(
  ['bookings', 'form', 'move', 'payments', 'rental', 'shelves'],
  async () => (await import('./own-move.tsx')).OwnMove,
)

const Withdraw = later(
  ['shelves', 'withdrawal'],
  async () => (await import('../payments/withdraw/own-withdraw.tsx')).OwnWithdraw,
)

const OfferHandOver = later(
  ['bookings', 'form', 'handover'],
  async () => (await import('../bookings/hand-over/offer.tsx')).OfferHandOver,
)

const OwnGoods = later(['goods'], async () => (await import('../products/own/own-goods.tsx')).OwnGoods)
const Sheets = later(
  ['fields', 'goods', 'list', 'products'],
  async () => (await import('../products/sheets.tsx')).Sheets,
)
const Sheet = later([], async () => (await import('../products/sheet.tsx')).SheetPage)
const Products = later(
  ['fields', 'form', 'goods', 'list', 'products', 'sold'],
  async () => (await import('./products.tsx')).Products,
)

const Campaigns = later(
  ['campaigns', 'list', 'products'],
  async () => (await import('../campaigns/own/campaigns.tsx')).OwnCampaigns,
)
const Campaign = later(
  ['campaigns', 'products'],
  async () => (await import('../campaigns/own/campaign.tsx')).OwnCampaign,
)

const Product = later(
  ['fields', 'form', 'goods', 'list', 'ownproduct', 'products'],
  async () => (await import('./product.tsx')).Product,
)

const logOut = <LogOut />
const account = (
  <>
    <SettingsLink />
    {logOut}
  </>
)

export const UserRoutes = () => (
  <GuardedHashRouter>
    <Routes>
      <Route
        path="/"
        element={
          <CustomerFrame
            account={account}
            logOut={logOut}
            prover={TenantProver}
            cart={HeaderCart}
            contact={WriteToMarket}
            lastKnown={LastKnown}
            loggedOut={LoggedOut}
          />
        }
      >
        <Route index element={<Home />} />
        <Route element={<Money />}>
          <Route path="sales" element={<Sales />} />
          <Route path="sales/lines" element={<Lines />} />
          <Route path="payments" element={<Payments />} />
          <Route path="payments/:id" element={<Payment />} />
          <Route path="balance" element={<Balance />} />
        </Route>
        <Route path="bookings" element={<Bookings />} />
        <Route path="bookings/:id" element={<OneBooking />} />
        <Route path="bookings/:id/extend" element={<Extend />} />
        <Route path="bookings/:id/move" element={<Move />} />
        <Route path="bookings/:id/withdraw" element={<Withdraw />} />
        <Route path="bookings/:id/hand-over" element={<OfferHandOver />} />
        <Route element={<Goods />}>
          <Route path="products" element={<Products />} />
          <Route path="campaigns" element={<Campaigns />} />
          <Route path="campaigns/:id" element={<Campaign />} />
          <Route path="products/:id" element={<Product />} />
          <Route path="product-sheets" element={<OwnGoods />}>
            <Route index element={<Sheets />} />
            <Route path=":id" element={<Sheet />} />
          </Route>
        </Route>
        <Route path="create_booking/*" element={<Booking />} />
        <Route path="settings" element={<Settings logOut={logOut} />} />
        <Route path="settings/delete" element={<DeleteAccount onDeleted={forgetCustomer} />} />
        <Route path="password" element={<OwnPassword />} />
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  </GuardedHashRouter>
)
