/** The pages that links in our mails lead to. Apart from the others: who books a shelf loads none of them. */
import { Route, Routes } from 'react-router-dom'
import { BackToCheckout } from '../bookings/back-to-checkout.tsx'
import { later } from '../kit/later.tsx'

const NotFound = later(['missing'], async () => (await import('../kit/not-found.tsx')).NotFound)
const ConfirmEmail = later(
  ['form', 'password'],
  async () => (await import('../identity/confirm-email.tsx')).ConfirmEmail,
)
const ConfirmReset = later(
  ['form', 'password'],
  async () => (await import('../identity/confirm-reset.tsx')).ConfirmReset,
)
const PaymentRequest = later(
  ['bookings', 'customers', 'form', 'payments', 'paymentrequest'],
  async () => (await import('../payments/payment-request.tsx')).PaymentRequest,
)

export const FromMail = () => (
  <Routes>
    <Route path="confirm-email" element={<ConfirmEmail />} />
    <Route path="reset-password/confirm" element={<ConfirmReset wayBack={<BackToCheckout />} />} />
    <Route path="finalize-booking-payment-request" element={<PaymentRequest />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
)
