import { bookingWithdrawn } from '#events/payments.ts'
import { readRequest } from '../../bookings/table/request.ts'
import { readPayment } from '../../payments/table/payment.ts'
import { letterTo } from '../letter/letter-to.ts'
import { buyer, named } from '../letter/readers.ts'
import { withdrawnLetter } from './withdrawn-letter.ts'

/** Acknowledges the withdrawal to the buyer, at the address that they gave for it. */
export default letterTo(named, {
  on: bookingWithdrawn,
  read: async (market, { bookingRequest, txId, name, language: asked }) => {
    const [booking, payment] = await Promise.all([
      readRequest(market.marketId, bookingRequest),
      readPayment(market.marketId, txId),
    ])
    const { withdrawn, customer, handedOn } = booking
    if (!withdrawn) throw new Error(`booking ${bookingRequest} was not withdrawn`)
    const { language } = await buyer(market, { payment, asked })
    const { email } = withdrawn
    return {
      booking: { ...booking, withdrawn },
      payment,
      email,
      name,
      language,
      customer: handedOn?.payer ?? customer,
    }
  },
  letter: ({ booking, payment }, { market, name, language }) => ({
    ...withdrawnLetter(market, booking, payment, name, language),
    about: { bookingRequests: [booking.id] },
  }),
})
