/** Measures the read units of a page of 10,000 customers and of 50,000 booking requests: any page, searched or not. */

import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type BookingRequest, listRequests, newRequest } from '#functions/bookings/table/request.ts'
import { listCustomers, newCustomer } from '#functions/customers/table/customer.ts'
import { env } from '#functions/kit/env.ts'
import { newId } from '#functions/kit/ids.ts'
import { countWrites } from '#functions/kit/list-keeper.ts'
import { countedIn, wordItemsOf } from '#functions/kit/listed.ts'
import type { Item, Write } from '#functions/kit/table.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { addDays } from '#shared/kit/day.ts'
import { during, readUnits, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'

const MARKET = 'bench'
const CUSTOMERS = 10_000
const REQUESTS = 50_000
const MOST_UNITS = 30
/** The numbers of people who share a common and a rare name. */
const MANY = 1_500
const FEW = 12
/** Only the words that the searches use are written; the others would not be read. */
const SEARCHED = /^(sorensen|vibeke)#/

/** One in a hundred people has each first name. */
const firstName = (at: number): string =>
  `${'BDFGHJKLMN'[at % 10]}${'aeiou'[Math.floor(at / 10) % 5]}${'nr'[Math.floor(at / 50) % 2]}na`

const LAST_NAMES = ['Jensen', 'Nielsen', 'Holm', 'Lund', 'Bak', 'Dahl', 'Friis', 'Krogh']

const nameOf = (at: number, of: number): string => {
  const every = Math.floor(of / MANY)
  if (at % every === 0) return `${firstName(at)} Sørensen`
  if (at % Math.floor(of / FEW) === 1) return 'Vibeke Ravn'
  return `${firstName(at)} ${LAST_NAMES[at % LAST_NAMES.length]}`
}

/** How many people are called Vibeke. */
const fewOf = (of: number): number =>
  Array.from({ length: of }, (_, at) => nameOf(at, of)).filter(name => name.startsWith('Vibeke')).length

const customers = (): Item[] =>
  Array.from({ length: CUSTOMERS }, (_, at) =>
    itemOf(
      newCustomer(MARKET, {
        userNumber: String(100_001 + at),
        name: nameOf(at, CUSTOMERS),
        email: `person${at}@example.com`,
        phone: `+4520${100_000 + at}`,
        language: 'da',
        verified: at % 2 === 0,
        createdTs: 1_700_000_000 + at,
      })[0],
    ),
  )

const requests = (): Item[] =>
  Array.from({ length: REQUESTS }, (_, at) => {
    const paidTs = 1_700_000_000 + at * 1_800
    const dateStart = addDays('2024-01-01', Math.floor(at / 50))
    const request: BookingRequest = {
      id: newId(paidTs * 1000),
      version: 0,
      kind: 'booking',
      type: 'new',
      status: at % 20 === 0 ? 'refunded' : 'confirmed',
      cartToken: '0'.repeat(32),
      shelfType: { id: newId(), name: 'Stor reol' },
      shelf: { id: newId(), name: `A${at % 300}` },
      shelfPeriodPrice: newId(),
      bookingPeriod: { id: newId(), name: '1 uge', days: 0, weeks: 1, months: 0 },
      dateStartCustomer: dateStart,
      dateEndCustomer: addDays(dateStart, 6),
      dateStart,
      dateEnd: addDays(dateStart, 6),
      eligibleClosingDays: [],
      bookingAddons: [],
      price: 20_000,
      discountPercent: null,
      discountedPrice: 20_000,
      totalPrice: 20_000,
      addonsRefunded: false,
      customer: String(100_001 + (at % CUSTOMERS)),
      customerEmail: `person${at % CUSTOMERS}@example.com`,
      parentBookingRequest: null,
      children: {},
      createdTs: paidTs - 60,
      statusTs: paidTs,
      buyer: { name: nameOf(at, REQUESTS), phone: `+4520${100_000 + (at % CUSTOMERS)}` },
      expiresOn: paidTs + 840,
      paidTs,
      txId: null,
      payments: [],
      isRemoved: false,
    }
    return itemOf(newRequest(MARKET, request)[0])
  })

const itemOf = (write: Write | undefined): Item => {
  if (!write || !('put' in write)) throw new Error('an entity puts its item')
  return write.put.Item as Item
}

/** Writes items in bulk, with the counts and words that the list keeper would write. */
const writeListed = async (items: readonly Item[]): Promise<void> => {
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
    marshallOptions: { removeUndefinedValues: true },
  })
  const words = items.flatMap(wordItemsOf).filter(({ sk }) => SEARCHED.test(sk))
  const counts = countWrites([], items.flatMap(countedIn)).map(write => {
    if (!('update' in write)) throw new Error('a count is an update')
    const { Key, ExpressionAttributeNames = {}, ExpressionAttributeValues = {} } = write.update
    const drawers = Object.entries(ExpressionAttributeNames).map(([name, attribute]) => [
      attribute,
      ExpressionAttributeValues[name.replace('#d', ':b')],
    ])
    return { ...Key, ...Object.fromEntries(drawers) }
  })
  const all = [...items, ...words, ...counts]
  const batches = Array.from({ length: Math.ceil(all.length / 25) }, (_, at) =>
    all.slice(at * 25, at * 25 + 25),
  )
  for (let at = 0; at < batches.length; at += 8) {
    await Promise.all(
      batches.slice(at, at + 8).map(batch =>
        client.send(
          new BatchWriteCommand({
            RequestItems: { [env('TABLE_NAME')]: batch.map(Item => ({ PutRequest: { Item } })) },
          }),
        ),
      ),
    )
  }
}

const lineOf = async (
  what: string,
  shown: number,
  ask: () => Promise<{ results: unknown[] }>,
): Promise<Line> => {
  const { result, sent } = await during(ask)
  if (result.results.length !== shown) {
    throw new Error(`${what}: ${result.results.length} rows instead of ${shown}`)
  }
  const cost = readUnits(sent)
  return {
    what,
    bar: `≤ ${MOST_UNITS} read units`,
    number: `${units(cost)} read units, ${sent.length} commands`,
    met: cost <= MOST_UNITS,
  }
}

export const measure: Measure = async () => {
  // The list keeper does nothing, because `writeListed` has written its items in bulk.
  const keeper = async () => ({ batchItemFailures: [] })
  const cloud = await startLocalCloud({ web: false, handlers: { 'list-keeper': keeper, relay: keeper } })
  await writeListed(customers())
  await writeListed(requests())
  startRecording({ units: true })
  const people = (more: object) => () => listCustomers(MARKET, { page: 1, sort: 'name', ...more })
  const bookings = (more: object) => () => listRequests(MARKET, { page: 1, ...more })
  const lines = [
    await lineOf('10,000 customers by name: page 1', 25, people({})),
    await lineOf('10,000 customers by name: page 400', 25, people({ page: 400 })),
    await lineOf('10,000 customers, newest first: page 400', 25, people({ sort: 'number', page: 400 })),
    await lineOf(`10,000 customers, a search with few hits`, fewOf(CUSTOMERS), people({ search: 'vibeke' })),
    await lineOf(
      `10,000 customers, a search with over 1,000 hits: page 40`,
      25,
      people({ search: 'sørensen', page: 40 }),
    ),
    await lineOf('50,000 booking requests: page 1', 25, bookings({})),
    await lineOf('50,000 booking requests: page 400', 25, bookings({ page: 400 })),
    await lineOf('50,000 booking requests, confirmed: page 1', 25, bookings({ status: 'confirmed' })),
    await lineOf(
      '50,000 booking requests, confirmed: page 400',
      25,
      bookings({ status: 'confirmed', page: 400 }),
    ),
    await lineOf(
      `50,000 booking requests, a search with few hits`,
      fewOf(REQUESTS),
      bookings({ search: 'vibeke' }),
    ),
    await lineOf(
      '50,000 booking requests, a search with over 1,000 hits: page 40',
      25,
      bookings({ search: 'sørensen', page: 40 }),
    ),
  ]
  await cloud.stop()
  return { lines }
}
