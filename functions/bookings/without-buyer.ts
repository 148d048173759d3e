import type { Write } from '../kit/table.ts'
import { type BookingRequest, putRequest } from './table/request.ts'

/** Takes the name and the addresses of the buyer out of a booking, which stays for the books (D36). */
export const withoutBuyer = (market: string, request: BookingRequest): Write[] =>
  request.customerEmail || request.buyer?.name
    ? putRequest(market, { ...request, customerEmail: null, buyer: { name: '', phone: '' }, wish: undefined })
    : []
