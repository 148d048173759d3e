/** The tenants of a market. */

import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { claimLogin } from '../../identity/table/login.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, VersionConflict, type Write } from '../../kit/table.ts'

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
  if (!item) throw refuse(commonRefusals.not_found)
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
  onConditionFailed: refuse(commonRefusals.not_found),
})

export const entity: Entity = {
  open: ['newCustomer', 'readCustomer'],
  samples: {
    readCustomer: ['{market}', '{userNumber}'],
    newCustomer: ['{market}', { userNumber: '{userNumber}', email: '{email}' }],
    verifyCustomer: ['{market}', '{userNumber}', '{email}'],
  },
}
