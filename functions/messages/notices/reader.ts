import { type Customer, readPresentCustomer } from '../../customers/table/customer.ts'

/**
 * Who hears of what was sold for a number: after a merge the customer who was kept. Undefined for a tenant who was
 * deleted, who sees no sales (D61), or whose address nobody has confirmed.
 */
export const readHearer = async (market: string, userNumber: string): Promise<Customer | undefined> => {
  const customer = await readPresentCustomer(market, userNumber)
  return customer?.isActive && customer.verified ? customer : undefined
}
