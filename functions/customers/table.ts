/** The tenants of a market. */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { claimLogin } from '../identity/table.ts'
import { get, type Key, VersionConflict, type Write } from '../kit/table.ts'

const customer = z.object({
  userNumber: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(['da', 'de', 'en']),
  /** The address was confirmed by its owner, or by staff. */
  verified: z.boolean(),
  createdTs: z.number(),
})

export type Customer = z.infer<typeof customer>

const customerKey = (market: string, userNumber: string): Key => ({
  pk: `${market}#CUSTOMER#${userNumber}`,
  sk: 'CUSTOMER',
})

/** A customer by number. Refuses 404 `not_found`. */
export const readCustomer = async (market: string, userNumber: string): Promise<Customer> => {
  const item = await get(customerKey(market, userNumber))
  if (!item) throw refuse('missing', 'not_found')
  return customer.parse(item)
}

/** A new customer, who logs in with the address; when somebody has the address by now, `VersionConflict`. */
export const newCustomer = (market: string, value: Customer): Write[] => [
  {
    put: {
      Item: { ...customerKey(market, value.userNumber), kind: 'customer', ...value },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    onConditionFailed: new VersionConflict(),
  },
  claimLogin(market, value.email, value.userNumber, value.language),
]

/** The customer has shown that the address is theirs; another address since then changes nothing. */
export const verifyCustomer = (market: string, userNumber: string, email: string): Write => ({
  update: {
    Key: customerKey(market, userNumber),
    UpdateExpression: 'SET verified = :yes',
    ConditionExpression: 'email = :email',
    ExpressionAttributeValues: { ':yes': true, ':email': email },
  },
  onConditionFailed: refuse('missing', 'not_found'),
})

const numberKey = (market: string): Key => ({ pk: `${market}#COUNT`, sk: 'CUSTOMERS' })

const FIRST_NUMBER = 100_001

/** The number that the next customer gets: they count from 100001 in each market. Decision D7. */
export const nextUserNumber = async (market: string): Promise<string> =>
  String(Number((await get(numberKey(market)))?.last ?? FIRST_NUMBER - 1) + 1)

/** The number is given, to the customer of the same commit; when somebody has it by now, `VersionConflict`. */
export const giveUserNumber = (market: string, userNumber: string): Write => ({
  update: {
    Key: numberKey(market),
    UpdateExpression: 'SET #last = :this',
    ConditionExpression: '#last = :before OR (attribute_not_exists(#last) AND :this = :first)',
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: {
      ':this': Number(userNumber),
      ':before': Number(userNumber) - 1,
      ':first': FIRST_NUMBER,
    },
  },
  onConditionFailed: new VersionConflict(),
})
