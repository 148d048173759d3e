/** The pages that few visitors open, most of them by a link in a mail. Who books a shelf loads none of them. */
import type { ReactNode } from 'react'
import { Route, Routes } from 'react-router-dom'
import { BackToCheckout } from '../bookings/cart/back-to-checkout.tsx'
import { PaymentRequestReceipt } from '../bookings/receipt/of-payment-request.tsx'
import { addFiles } from '../i18n/language.ts'
import { TENANT_FILES } from '../i18n/tenant-files.ts'
import { later } from '../kit/later.tsx'
import { WriteToMarket } from '../messages/write-to-market.tsx'

addFiles(TENANT_FILES)

const NotFound = later(['missing'], async () => (await import('../kit/frame/not-found.tsx')).NotFound)
const ConfirmEmail = later(
  ['form', 'password'],
  async () => (await import('../identity/confirm-email.tsx')).ConfirmEmail,
)
const ConfirmReset = later(
  ['form', 'password'],
  async () => (await import('../identity/confirm-reset.tsx')).ConfirmReset,
)
const SignUp = later(
  ['customers', 'form', 'person', 'signup'],
  async () => (await import('../customers/sign-up.tsx')).SignUp,
)
const ChangeEmail = later(
  ['password', 'tenant'],
  async () => (await import('../customers/change-email.tsx')).ChangeEmail,
)
const ConfirmAccount = later(
  ['password', 'tenant'],
  async () => (await import('../customers/confirm-account.tsx')).ConfirmAccount,
)
const UndoEmail = later(
  ['password', 'tenant'],
  async () => (await import('../identity/undo-email.tsx')).UndoEmail,
)
const AccountDeleted = later(
  ['mydata'],
  async () => (await import('../customers/account-deleted.tsx')).AccountDeleted,
)
const PaymentRequest = later(
  ['bookings', 'customers', 'form', 'payments', 'paymentrequest'],
  async () => (await import('../payments/payment-request.tsx')).PaymentRequest,
)
const TicketOnTop = later(
  ['bookings', 'receipt', 'shelves'],
  async () => (await import('../bookings/receipt/ticket-on-top.tsx')).TicketOnTop,
)
const ExtendByLink = later(
  ['customers', 'extend', 'form', 'payments', 'rental', 'shelves'],
  async () => (await import('../payments/extension/extend-by-link.tsx')).ExtendByLink,
)

const Withdraw = later(
  ['form', 'shelves', 'withdrawal'],
  async () => (await import('../payments/withdraw/withdraw.tsx')).Withdraw,
)

const WithdrawalRight = later(
  [],
  async () => (await import('../payments/withdraw/withdrawal-right.tsx')).WithdrawalRight,
)

const WaitlistOffer = later(
  ['bookings', 'shelves', 'waitlist'],
  async () => (await import('../bookings/waitlist/waitlist-offer.tsx')).WaitlistOffer,
)
const LeaveWaitlist = later(
  ['waitlist'],
  async () => (await import('../bookings/waitlist/leave-waitlist.tsx')).LeaveWaitlist,
)

const AcceptHandOver = later(
  ['customers', 'form', 'handover'],
  async () => (await import('../bookings/hand-over/accept-hand-over.tsx')).AcceptHandOver,
)

const RequestReset = later(
  ['password'],
  async () => (await import('../identity/request-reset.tsx')).RequestReset,
)

const wayBack = <BackToCheckout />

interface FurtherPagesProps {
  /** The market's own page. */
  landing: ReactNode
}

export const FurtherPages = ({ landing }: FurtherPagesProps) => (
  <Routes>
    <Route path="register" element={<SignUp wayBack={wayBack} />} />
    <Route path="change-email" element={<ChangeEmail />} />
    <Route path="confirm-account" element={<ConfirmAccount />} />
    <Route path="undo-email" element={<UndoEmail />} />
    <Route path="reset-password" element={<RequestReset wayBack={wayBack} />} />
    <Route path="confirm-email" element={<ConfirmEmail />} />
    <Route path="reset-password/confirm" element={<ConfirmReset wayBack={wayBack} />} />
    <Route path="extend-booking-request" element={<ExtendByLink />} />
    <Route path="account-deleted" element={<AccountDeleted />} />
    <Route path="finalize-booking-payment-request" element={<PaymentRequest />} />
    <Route path="paid" element={<PaymentRequestReceipt />} />
    <Route
      path="booked"
      element={
        <>
          <TicketOnTop instead={null} />
          {landing}
        </>
      }
    />
    <Route path="withdraw" element={<Withdraw contact={WriteToMarket} />} />
    <Route path="withdrawal-right" element={<WithdrawalRight />} />
    <Route path="waitlist-offer" element={<WaitlistOffer />} />
    <Route path="waitlist-leave" element={<LeaveWaitlist />} />
    <Route path="hand-over" element={<AcceptHandOver />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
)
