import { staffCalls } from '#shared/customers/staff-calls.ts'
import { CUSTOMER } from '../demo.ts'
import { stub } from '../stub.ts'
import { stubList } from './customer-app.ts'

export const ROWS = 25
const ALL = 85

const customers = Array.from({ length: ALL }, (_, at) => ({
  ...CUSTOMER,
  userNumber: String(100_001 + at),
  name: at ? `Zacharias Nr${at}` : 'Anna Jensen',
  verified: at % 2 === 0,
  customerType: at % 5 === 0 ? ('business' as const) : ('private' as const),
}))

/** Answers the list as the server does. */
export const stubCustomers = () => {
  stubList()
  return stub(staffCalls.list, ({ query }) => {
    const found = customers
      .filter(({ name }) => name.toLowerCase().includes(query.search ?? ''))
      .filter(({ verified }) => query.verified === undefined || String(verified) === String(query.verified))
      .filter(({ customerType }) => !query.customerType || customerType === query.customerType)
    const sorted = query.sort === 'number' ? found.toReversed() : found
    const pagesCount = Math.max(1, Math.ceil(sorted.length / ROWS))
    const at = Number(query.page ?? 1)
    return { results: sorted.slice((at - 1) * ROWS, at * ROWS), page: at, pagesCount }
  })
}
