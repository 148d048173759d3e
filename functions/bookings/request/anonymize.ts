import type { Write } from '../../kit/table.ts'
import { type BookingRequest, putRequest } from '../table/request.ts'

const NOBODY = { name: '', phone: '' }

/** Where the receipt went of a booking that its buyer has ended. */
const withoutReceiver = ({ withdrawn }: BookingRequest): Pick<BookingRequest, 'withdrawn'> =>
  withdrawn ? { withdrawn: { ...withdrawn, email: '' } } : {}

/**
 * Takes the names and addresses of the buyer, and of the friend to whom it was offered, out of a booking, which stays for
 * the books (D36).
 */
export const anonymizeBuyer = (market: string, request: BookingRequest): Write[] => {
  const { customerEmail, buyer, askedTo, handOver, withdrawn, handedOn } = request
  // Who paid has ended a booking that was handed on.
  const ended = handedOn ? {} : withoutReceiver(request)
  const isKnown = customerEmail || buyer?.name || askedTo || handOver || (ended.withdrawn && withdrawn?.email)
  return isKnown
    ? putRequest(market, {
        ...request,
        ...ended,
        customerEmail: null,
        buyer: NOBODY,
        askedTo: undefined,
        handOver: undefined,
        wish: undefined,
      })
    : []
}

/** Takes the address of who paid out of a booking that is another's by now. */
export const anonymizePayer = (market: string, request: BookingRequest): Write[] =>
  request.withdrawn?.email ? putRequest(market, { ...request, ...withoutReceiver(request) }) : []
