/** In which lists a customer stands, by which words staff find them, and how a page of them is read. */
import type * as z from 'zod/mini'
import type { customersAsked } from '#shared/customers/staff-calls.ts'
import { phoneWords } from '#shared/kit/phone-words.ts'
import { emailWords, searchWords, sortable, wordsOf } from '#shared/kit/words.ts'
import { countOf, type Page, readPage } from '../../../kit/list.ts'
import { readFound, type Search } from '../../../kit/list-search.ts'
import { type Stretch, walkFound, walkOrder } from '../../../kit/list-walk.ts'
import { listed } from '../../../kit/listed.ts'
import type { Key } from '../../../kit/table.ts'

/** What of a customer decides where they stand. */
interface Listed {
  userNumber: string
  name: string
  email: string
  phone: string
  city: string
  shelfNumber: string
  verified: boolean
  isActive: boolean
  customerType: 'private' | 'business'
}

const NUMBER_DIGITS = 9
const LISTS = { number: 'CUSTOMERS', name: 'CUSTOMERS#NAME' } as const

/** Each customer stands in the list of their state, so that the four are counted. */
const stateList = ({ verified, isActive }: Pick<Listed, 'verified' | 'isActive'>): string =>
  `CUSTOMERS#${verified ? 'verified' : 'unverified'}#${isActive ? 'active' : 'inactive'}`

type Filters = Partial<Pick<Listed, 'verified' | 'isActive' | 'customerType'>>

const marksOf = ({ verified, isActive, customerType }: Filters): string[] => [
  ...(isActive === undefined ? [] : [isActive ? '=active' : '=inactive']),
  ...(verified === undefined ? [] : [verified ? '=verified' : '=unverified']),
  ...(customerType === undefined ? [] : [`=${customerType}`]),
]

/** Marks that most customers have. A search begins with another one if it can, because that finds fewer rows. */
const COMMON = new Set(['=active', '=verified', '=private'])

const rarestFirst = (marks: readonly string[]): string[] =>
  marks.toSorted((one, other) => Number(COMMON.has(one)) - Number(COMMON.has(other)))

const padded = (userNumber: string): string => userNumber.padStart(NUMBER_DIGITS, '0')

/** The attributes that put a customer into the lists. */
export const customerListed = (market: string, customer: Listed): Record<string, unknown> => {
  const { userNumber, name, email, phone, city, shelfNumber } = customer
  const number = padded(userNumber)
  // A drawer spans a hundred numbers.
  const byHundreds = { sort: number, drawerLength: NUMBER_DIGITS - 2 }
  const words = [
    ...wordsOf(name),
    ...emailWords(email),
    ...phoneWords(phone),
    ...wordsOf(city, shelfNumber),
    userNumber,
    ...marksOf(customer),
  ]
  return listed(
    market,
    [
      { list: LISTS.number, ...byHundreds },
      // A drawer spans the names with the same first five letters.
      { list: LISTS.name, sort: `${sortable(name)}#${number}`, drawerLength: 5 },
      { list: stateList(customer), ...byHundreds },
    ],
    { list: LISTS.number, id: number, words },
  )
}

type CustomersAsked = z.infer<typeof customersAsked>

export type CustomerQuery = CustomersAsked & { page: number; sort: 'name' | 'number' }

type KeyOf = (userNumber: string) => Key

const byNumber = (market: string) => ({ market, list: LISTS.number, index: 1 }) as const
const byName = (market: string) => ({ market, list: LISTS.name, index: 2 }) as const

/** The search; undefined when nothing limits the customers. */
const searchOf = (
  market: string,
  { search, ...filters }: CustomersAsked,
  keyOf: KeyOf,
): Search | undefined => {
  const beginnings = search ? searchWords(search) : undefined
  const marks = rarestFirst(marksOf(filters))
  if (!search && !marks.length) return undefined
  const keyOfPadded = (number: string) => keyOf(String(Number(number)))
  return { market, list: LISTS.number, beginnings, marks, newestFirst: true, keyOf: keyOfPadded }
}

/** A page of items: all customers in an order, or those that a search and filters find, newest first. */
export const readCustomerPage = (
  market: string,
  { page, sort, ...asked }: CustomerQuery,
  keyOf: KeyOf,
): Promise<Page> => {
  const found = searchOf(market, asked, keyOf)
  if (found) return readFound(found, page)
  return readPage(sort === 'name' ? byName(market) : { ...byNumber(market), newestFirst: true }, page)
}

const STEP = 500

/** The next items of an export after a place, and the number of all if it is known. */
export const walkCustomerItems = async (
  market: string,
  asked: CustomersAsked,
  from: string | undefined,
  keyOf: KeyOf,
): Promise<Stretch & { known: number }> => {
  const found = searchOf(market, asked, keyOf)
  if (found) return { ...(await walkFound(found, from, STEP)), known: 0 }
  const walked = await walkOrder(byNumber(market), from, STEP)
  return { ...walked, known: await countOf(byNumber(market)) }
}

/** How many customers there are, how many wait to be verified, how many see no sales figures: four reads. */
export const countByState = async (
  market: string,
): Promise<{ total: number; unverified: number; inactive: number }> => {
  const count = (verified: boolean, isActive: boolean) =>
    countOf({ market, list: stateList({ verified, isActive }), index: 3 })
  const [both, inactive, unverified, neither] = await Promise.all([
    count(true, true),
    count(true, false),
    count(false, true),
    count(false, false),
  ])
  return {
    total: both + inactive + unverified + neither,
    unverified: unverified + neither,
    inactive: inactive + neither,
  }
}
