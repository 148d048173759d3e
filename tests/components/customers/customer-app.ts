/** Opens the page of a customer in the staff's app. What is saved is there after a reload. */
import { customerBookingsCalls } from '#shared/bookings/customer-bookings-calls.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { staffCalls as messageCalls } from '#shared/messages/staff-calls.ts'
import { CUSTOMER, NONE } from '../demo.ts'
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
  return { customer, saves: stub(staffCalls.change, customer.save) }
}

export const openCustomer = async (initial = CUSTOMER, shown?: Shown) => {
  const stubs = stubCustomer(initial)
  await openStaff(`/customers/${initial.userNumber}`, shown)
  return stubs
}

export const save = () => button('customers.save').click()
