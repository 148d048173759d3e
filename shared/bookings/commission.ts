/** What the operator keeps of a booking that was paid online (decisions D26, D57). */
import { round } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'

/** Added to the operator's fee for a market without a valid VAT id. */
const TAX_PERCENT = 25

/** The fee in per cent with its tax, as it is frozen with a payment. */
export const commissionPercent = ({ fee, vatId }: { fee: number; vatId: string }): number =>
  vatId ? fee : (fee * (100 + TAX_PERCENT)) / 100

interface Paid {
  totalPrice: Minor
  /** Of bookings that were paid online; none for others. */
  commissionPercent?: number | undefined
  refundedAmount?: Minor | undefined
}

/** Money in minor units. The operator keeps nothing of what was refunded. */
export const sharesOf = ({
  totalPrice: gross,
  commissionPercent: percent = 0,
  refundedAmount = 0,
}: Paid): { gross: Minor; commission: Minor; net: Minor; refundedAmount: Minor } => {
  const commission = round(((gross - refundedAmount) * percent) / 100)
  return { gross, commission, net: gross - refundedAmount - commission, refundedAmount }
}
