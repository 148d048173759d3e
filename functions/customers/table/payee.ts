/**
 * What a settlement needs of each tenant: name, rent, account, and what decides the VAT. A small view of the customer, written
 * in the commit that writes the customer, so all tenants of a market are one query.
 */
import * as z from 'zod/mini'
import { CUSTOMER_TYPES } from '#shared/customers/customer-types.ts'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { minor } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Item, type Key, query, type Write } from '../../kit/table.ts'

const text = z._default(z.string(), '')

const payee = z.object({
  userNumber: z.string(),
  name: text,
  email: text,
  /** Withheld for each month; 0 for none. */
  rentAmount: z._default(minor, 0),
  customerType: z._default(z.enum(CUSTOMER_TYPES), 'private'),
  country: z._default(z.nullable(z.enum(COUNTRY_CODES)), null),
  vatId: text,
  iban: text,
  bankRegNumber: text,
  bankAccount: text,
  sortCode: text,
  /** The tenant has changed the account, and nobody has confirmed it. */
  accountUnconfirmed: z._default(z.boolean(), false),
})

export type Payee = z.infer<typeof payee>

const payeeKey = (market: string, userNumber: string): Key => ({ pk: `${market}#PAYEES`, sk: userNumber })

/** Leaves out what a reader fills in by itself: most tenants have no VAT id and one of two kinds of account. */
const toItem = (market: string, value: Payee): Item => {
  const { userNumber, ...fields } = payee.parse(value)
  const kept = Object.entries(fields).filter(([, field]) => field && field !== 'private')
  return { ...payeeKey(market, userNumber), kind: 'payee', ...Object.fromEntries(kept) }
}

/** Writes the view of a customer over what is there. For the commit that writes the customer. */
export const putPayee = (market: string, customer: Payee): Write => ({
  put: { Item: toItem(market, customer) },
})

/** Removes the view of a customer. For the commit that removes the customer. */
export const removePayee = (market: string, userNumber: string): Write => ({
  remove: { Key: payeeKey(market, userNumber) },
})

/** All tenants of a market, in the order of their numbers: one query, some nine read units for 500. */
export const readPayees = async (market: string): Promise<Payee[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': payeeKey(market, '').pk },
  })
  return items.map(({ sk, ...item }) => payee.parse({ ...item, userNumber: sk }))
}

const sample = { userNumber: '{userNumber}' }

export const entity: Entity = {
  kept: 'As long as the shop has the customer.',
  open: ['readPayees'],
  samples: {
    putPayee: ['{market}', sample],
    removePayee: ['{market}', '{userNumber}'],
    readPayees: ['{market}'],
  },
}
