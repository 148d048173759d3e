/** What the operator's command reads of customers. */
import { commonRefusals } from '#shared/kit/refusals.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { type Customer, readCustomer, walkCustomers } from './table/customer.ts'

type Reader = Pick<Customer, 'userNumber' | 'email' | 'name' | 'language'>

/** Every customer of a market, some hundred at a time. */
export const customersOf = async function* (market: string): AsyncGenerator<Reader[]> {
  let from: string | undefined
  do {
    const { customers, after } = await walkCustomers(market, {}, from)
    yield customers.map(({ userNumber, email, name, language }) => ({ userNumber, email, name, language }))
    from = after
  } while (from !== undefined)
}

/** Whether a market has a customer of this number, also one that a list does not show yet. */
export const isCustomer = async (market: string, userNumber: string): Promise<boolean> =>
  (await readCustomer(market, userNumber).catch(ignoreRefusal(commonRefusals.not_found))) !== undefined
