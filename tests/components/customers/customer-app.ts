/** Opens the page of a customer in the staff's app. What is saved is there after a reload. */

import { customerBookingsCalls } from '#shared/bookings/staff-customer-bookings-calls.ts'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { fieldRefusals } from '#shared/kit/field-refusals.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { kitRefusals } from '#shared/kit/refusals.ts'
import type { StaffRole } from '#shared/kit/rights.ts'
import { addressCalls } from '#shared/markets/address-calls.ts'
import { staffCalls as messageCalls } from '#shared/messages/staff-calls.ts'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { salesCalls } from '#shared/sales/sales-calls.ts'
import { CUSTOMER, NONE } from '../demo.ts'
import { SUMMARY } from '../sales/staff-sales.ts'
import { button, type Shown } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { versioned } from '../versioned.ts'

/** Answers what a customer's page asks. */
export const stubCustomer = (initial = CUSTOMER) => {
  const customer = versioned(initial)
  stub(staffCalls.read, customer.now)
  stub(customerBookingsCalls.listCustomerBookings, NONE)
  stub(messageCalls.list, NONE)
  stub(sheetCalls.listSheets, NONE)
  stub(salesCalls.summarizeSales, SUMMARY)
  stub(salesCalls.listSaleLines, NONE)
  stub(ownPayoutCalls.readPayout, refuse(kitRefusals.not_enabled))
  stub(settlementCalls.listPaymentReports, NONE)
  stub(addressCalls.suggestAddresses, { source: 'none', results: [] })
  return { customer, saves: stub(staffCalls.change, customer.save) }
}

/** Answers what the list of customers asks, with one row. */
export const stubList = (initial = CUSTOMER) => {
  stub(staffCalls.summary, { total: 1, unverified: 0, inactive: 0 })
  stubCustomer(initial)
  return stub(staffCalls.list, { results: [initial], page: 1, pagesCount: 1 })
}

export const openCustomer = async (initial = CUSTOMER, shown?: Shown & { role?: StaffRole }) => {
  const stubs = stubCustomer(initial)
  await openStaff(`/customers/${initial.userNumber}`, shown)
  return stubs
}

export const save = () => button('customers.save').click()

/** Whether a number is right depends on the country, which only the server checks. */
export const refusedByCountry = ({ phone, vatId }: { phone?: string; vatId?: string }) => {
  if (phone === '12') return refuseFields({ phone: [customerRefusals.invalid_phone] })
  if (vatId === '12345678') return refuseFields({ vatId: [fieldRefusals.invalid_vat_id] })
  return undefined
}
