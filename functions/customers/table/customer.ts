/** The tenants of a market. */

import * as z from 'zod/mini'
import { accountChange, CONFIRMED_ACCOUNT } from '#shared/customers/account-change.ts'
import { CUSTOMER_TYPES } from '#shared/customers/customer-types.ts'
import { fees } from '#shared/customers/fees.ts'
import { COUNTRY_CODES } from '#shared/kit/country-codes.ts'
import { addressHistory } from '#shared/kit/former-address.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { millis, minor, seconds } from '#shared/kit/units.ts'
import { claimLogin } from '../../identity/table/login.ts'
import type { Entity } from '../../kit/entity.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import type { Page } from '../../kit/list.ts'
import { batch, get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'
import {
  type CustomerQuery,
  countByState,
  customerListed,
  readCustomerPage,
  walkCustomerItems,
} from './customer/lists.ts'
import { readPresent } from './live-bookings.ts'
import { putPayee, removePayee } from './payee.ts'

const customer = z.object({
  userNumber: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(LANGUAGES),
  /** The owner of the address, or staff, confirmed it. */
  verified: z.boolean(),
  isActive: z.boolean(),
  customerType: z.enum(CUSTOMER_TYPES),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Null for a guest, whom nobody asked. */
  country: z.nullable(z.enum(COUNTRY_CODES)),
  vatRateType: z.literal([1, 2]),
  vatId: z.string(),
  bankRegNumber: z.string(),
  sortCode: z.string(),
  bankAccount: z.string(),
  iban: z.string(),
  shelfNumber: z.string(),
  labelsToPrint: z.string(),
  /** Percent, VAT inside (D26): the last of `fees`, which says from which day each counts (D84). */
  fee: z.number(),
  fees: z._default(fees, []),
  rentAmount: minor,
  printType: z.literal([1, 2]),
  description: z.string(),
  createdTs: seconds,
  /** An address that takes the place of `email` when its owner confirms it. */
  newEmail: z._default(z.nullable(z.string()), null),
  ...addressHistory,
  ...accountChange,
  /** The customer wants no mails before a booking begins and ends. */
  remindersOff: z._default(z.boolean(), false),
  /** When the customer last chose the language; 0: never. */
  languageChosenMs: z._default(millis, 0),
  version: z.number(),
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

/** Who has a number now: after a merge the customer who was kept. Undefined when they were deleted. */
export const readPresentCustomer = async (
  market: string,
  userNumber: string,
): Promise<Customer | undefined> => {
  const present = await readPresent(market, userNumber)
  return present === null
    ? undefined
    : readCustomer(market, present).catch(ignoreRefusal(commonRefusals.not_found))
}

/**
 * Where a mail goes now to somebody who booked, paid or joined a line: a customer may have another address since. A
 * guest, or a customer who was deleted, has the one that was typed then.
 */
export const addressNow = async <T extends string | null>(
  market: string,
  userNumber: string | null,
  typed: T,
): Promise<string | T> => {
  const found = userNumber === null ? undefined : await readPresentCustomer(market, userNumber)
  return found ? found.email : typed
}

/** Customers by their numbers: those that are there. */
export const readCustomers = async (market: string, userNumbers: readonly string[]): Promise<Customer[]> => {
  const items = await batch(
    userNumbers.map(number => customerKey(market, number)),
    { consistent: false },
  )
  return items.flatMap(item => (item ? [customer.parse(item)] : []))
}

const toItem = (market: string, value: Customer): Item => ({
  ...customerKey(market, value.userNumber),
  kind: 'customer',
  ...value,
  ...customerListed(market, value),
})

/** One page of the customers: all of them in an order, or those that a search and filters find, newest first. */
export const listCustomers = async (
  market: string,
  asked: CustomerQuery,
): Promise<Omit<Page, 'items'> & { results: Customer[] }> => {
  const { items, ...rest } = await readCustomerPage(market, asked, number => customerKey(market, number))
  return { results: items.map(item => customer.parse(item)), ...rest }
}

/** The next customers of an export after a place, and the number of all if it is known. */
export const walkCustomers = async (
  market: string,
  asked: Omit<CustomerQuery, 'page' | 'sort'>,
  from: string | undefined,
): Promise<{ customers: Customer[]; after?: string; known: number }> => {
  const { items, ...rest } = await walkCustomerItems(market, asked, from, number =>
    customerKey(market, number),
  )
  return { customers: items.map(item => customer.parse(item)), ...rest }
}

/** How many customers there are, how many wait to be verified, how many see no sales figures: four reads. */
export const countCustomers = (market: string) => countByState(market)

/** What a customer is until staff say otherwise. */
const BEGINNING = {
  isActive: true,
  customerType: 'private',
  address: '',
  postalCode: '',
  city: '',
  country: null,
  vatRateType: 1,
  vatId: '',
  bankRegNumber: '',
  sortCode: '',
  bankAccount: '',
  iban: '',
  shelfNumber: '',
  labelsToPrint: '',
  fee: 0,
  fees: [] as Customer['fees'],
  rentAmount: 0,
  printType: 1,
  description: '',
  newEmail: null,
  ...CONFIRMED_ACCOUNT,
  remindersOff: false,
  languageChosenMs: 0,
  version: 0,
} as const

type NewCustomer = Omit<Customer, keyof typeof BEGINNING> & Partial<Customer>

/** A customer as they begin, beside what is known of them. */
export const firstCustomer = (value: NewCustomer): Customer => ({ ...BEGINNING, ...value })

/**
 * Creates a customer, who logs in with the address: three writes. Throws `TryAgain` when an account has the address
 * already.
 */
export const newCustomer = (market: string, value: NewCustomer): Write[] => {
  const customer = firstCustomer(value)
  return [
    {
      put: { Item: toItem(market, customer), ConditionExpression: 'attribute_not_exists(pk)' },
      onConditionFailed: new TryAgain(),
    },
    claimLogin(market, value.email, value.userNumber, value.language),
    putPayee(market, customer),
  ]
}

/** Writes the customer, and what settlements read of them, if its version is unchanged; otherwise throws `TryAgain`. */
export const putCustomer = (market: string, value: Customer): Write[] => [
  putNextVersion(toItem(market, value), value.version),
  putPayee(market, value),
]

/** Removes the customer, and what settlements read of them, if its version is unchanged; otherwise throws `TryAgain`. */
export const removeCustomer = (market: string, { userNumber, version }: Customer): Write[] => [
  {
    remove: {
      Key: customerKey(market, userNumber),
      ConditionExpression: 'version = :read',
      ExpressionAttributeValues: { ':read': version },
    },
    onConditionFailed: new TryAgain(),
  },
  removePayee(market, userNumber),
]

const sample = { userNumber: '100001', name: '', email: '{email}', phone: '', version: 1 }

export const entity: Entity = {
  kept: 'As long as the shop has the customer.',
  open: ['addressNow', 'readCustomer', 'readCustomers', 'readPresentCustomer', 'walkCustomers'],
  samples: {
    readCustomer: ['{market}', '{userNumber}'],
    readCustomers: ['{market}', ['{userNumber}']],
    readPresentCustomer: ['{market}', '{userNumber}'],
    addressNow: ['{market}', '{userNumber}', '{email}'],
    listCustomers: ['{market}', { page: 1, sort: 'name' }],
    walkCustomers: ['{market}', {}, undefined],
    newCustomer: ['{market}', sample],
    putCustomer: ['{market}', sample],
    firstCustomer: null,
    countCustomers: ['{market}'],
    removeCustomer: ['{market}', sample],
  },
}
