/** The tenants of a market. */

import * as z from 'zod/mini'
import type { customersAsked } from '#shared/customers/contract.ts'
import { CUSTOMER_TYPES } from '#shared/customers/customer-types.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import { phoneWords } from '#shared/kit/phone-words.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { seconds } from '#shared/kit/units.ts'
import { emailWords, searchWords, sortable, wordsOf } from '#shared/kit/words.ts'
import { claimLogin } from '../../identity/table/login.ts'
import type { Entity } from '../../kit/entity.ts'
import { countOf, type Page, readPage } from '../../kit/list.ts'
import { readFound, type Search } from '../../kit/list-search.ts'
import { walkFound, walkOrder } from '../../kit/list-walk.ts'
import { listed } from '../../kit/listed.ts'
import { get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'

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
  createdTs: seconds,
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

const toItem = (market: string, value: Customer): Item => {
  const { userNumber, name, email, phone, verified, isActive, customerType } = value
  const padded = userNumber.padStart(NUMBER_DIGITS, '0')
  return {
    ...customerKey(market, userNumber),
    kind: 'customer',
    ...value,
    ...listed(
      market,
      [
        // A drawer spans a hundred numbers.
        { list: LISTS.number, sort: padded, drawerLength: NUMBER_DIGITS - 2 },
        // A drawer spans the names with the same first five letters.
        { list: LISTS.name, sort: `${sortable(name)}#${padded}`, drawerLength: 5 },
      ],
      {
        list: LISTS.number,
        id: padded,
        words: [
          ...wordsOf(name),
          ...emailWords(email),
          ...phoneWords(phone),
          userNumber,
          ...marksOf({ verified, isActive, customerType }),
        ],
      },
    ),
  }
}

const NUMBER_DIGITS = 9
const LISTS = { number: 'CUSTOMERS', name: 'CUSTOMERS#NAME' } as const

type Filters = Partial<Pick<Customer, 'verified' | 'isActive' | 'customerType'>>

const marksOf = ({ verified, isActive, customerType }: Filters): string[] => [
  ...(isActive === undefined ? [] : [isActive ? '=active' : '=inactive']),
  ...(verified === undefined ? [] : [verified ? '=verified' : '=unverified']),
  ...(customerType === undefined ? [] : [`=${customerType}`]),
]

/** Marks that most customers have. A search begins with another one if it can, because that finds fewer rows. */
const COMMON = new Set(['=active', '=verified', '=private'])

const rarestFirst = (marks: readonly string[]): string[] =>
  marks.toSorted((one, other) => Number(COMMON.has(one)) - Number(COMMON.has(other)))

type CustomersAsked = z.infer<typeof customersAsked>

type CustomerQuery = CustomersAsked & { page: number; sort: 'name' | 'number' }

/** One page of the customers: all of them in an order, or those that a search and filters find, newest first. */
export const listCustomers = async (
  market: string,
  { page, sort, ...asked }: CustomerQuery,
): Promise<Omit<Page, 'items'> & { results: Customer[] }> => {
  const found = searchOf(market, asked)
  const { items, ...rest } = found
    ? await readFound(found, page)
    : await readPage(sort === 'name' ? byName(market) : { ...byNumber(market), newestFirst: true }, page)
  return { results: items.map(item => customer.parse(item)), ...rest }
}

const byNumber = (market: string) => ({ market, list: LISTS.number, index: 1 }) as const
const byName = (market: string) => ({ market, list: LISTS.name, index: 2 }) as const

/** The search; undefined when nothing limits the customers. */
const searchOf = (market: string, { search, ...filters }: CustomersAsked): Search | undefined => {
  const beginnings = search ? searchWords(search) : undefined
  const marks = rarestFirst(marksOf(filters))
  if (!search && !marks.length) return undefined
  const keyOf = (padded: string) => customerKey(market, String(Number(padded)))
  return { market, list: LISTS.number, beginnings, marks, newestFirst: true, keyOf }
}

const STEP = 500

/** The next customers of an export after a place, and the number of all if it is known. */
export const walkCustomers = async (
  market: string,
  asked: CustomersAsked,
  from: string | undefined,
): Promise<{ customers: Customer[]; after?: string; known: number }> => {
  const found = searchOf(market, asked)
  const { items, ...rest } = found
    ? await walkFound(found, from, STEP)
    : await walkOrder(byNumber(market), from, STEP)
  const known = found ? 0 : await countOf(byNumber(market))
  return { customers: items.map(item => customer.parse(item)), known, ...rest }
}

const BEGINNING = { isActive: true, customerType: 'private', version: 0 } as const

type NewCustomer = Omit<Customer, keyof typeof BEGINNING> & Partial<Customer>

/**
 * Creates a customer, who logs in with the address. Throws `TryAgain` when an account has the address
 * already.
 */
export const newCustomer = (market: string, value: NewCustomer): Write[] => [
  {
    put: {
      Item: toItem(market, { ...BEGINNING, ...value }),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
    onConditionFailed: new TryAgain(),
  },
  claimLogin(market, value.email, value.userNumber, value.language),
]

/** Writes the customer if its version is unchanged; otherwise throws `TryAgain`. */
export const putCustomer = (market: string, value: Customer): Write =>
  putNextVersion(toItem(market, value), value.version)

const sample = { userNumber: '100001', name: '', email: '{email}', phone: '', version: 1 }

export const entity: Entity = {
  kept: 'As long as the shop has the customer.',
  open: ['newCustomer', 'readCustomer'],
  samples: {
    readCustomer: ['{market}', '{userNumber}'],
    listCustomers: ['{market}', { page: 1, sort: 'name' }],
    walkCustomers: ['{market}', {}, undefined],
    newCustomer: ['{market}', sample],
    putCustomer: ['{market}', sample],
  },
}
