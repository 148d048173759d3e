/** Types 200 products, completes their sheet and waits until they are in a till that answers after 100 ms. */
import { setTimeout as pause } from 'node:timers/promises'
import { deployment } from '#functions/kit/deployment.ts'
import { addProducts } from '#functions/products/add-products.ts'
import { completeSheet } from '#functions/products/complete.ts'
import { addSheet } from '#functions/products/sheets.ts'
import { readRuns } from '#functions/products/table/product.ts'
import { readSheet, runningOf } from '#functions/products/table/sheet.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { indexWrites } from './index-writes.ts'
import { MARKET } from './market.ts'
import { type Sent, sentElsewhere, startRecording } from './recorder.ts'
import { type Measure, units } from './result.ts'
import { TENANT, tenantsGoods } from './tenants-goods.ts'
import { writeUnits, writtenKeys } from './written.ts'

const PRODUCTS = 200
const ANSWER_MS = 100
const BAR_UNITS = 12
const BAR_SECONDS = 60

/** One to four words, two and a half in the middle. */
const NAMES = ['Lampe', 'Blå frakke', 'Frakke med hætte', 'Sorte sko str. 42', 'Vase', 'Hvid skjorte']

const slowTill = (): void => {
  const fetched = globalThis.fetch
  const till = deployment().zettleProductsUrl
  globalThis.fetch = async (...given) => {
    if (String(given[0]).startsWith(till)) await pause(ANSWER_MS)
    return fetched(...given)
  }
}

/** Labels wait for no till, so an active sheet says nothing of it: each product does. */
const untilInTill = async (sheet: string): Promise<void> => {
  const isIn = async () => {
    const things = await readRuns(MARKET, TENANT, runningOf(await readSheet(MARKET, TENANT, sheet)))
    return things.length === PRODUCTS && things.every(({ inTill }) => inTill)
  }
  while (!(await isIn())) await pause(50)
}

/** What the writes are for: the kinds of items, by their keys. */
const KINDS: [string, RegExp][] = [
  ['the products', /#PRODUCTS#\d+$/],
  ['words', /#W$/],
  ['notes of the keeper', /#KEPT#/],
  ['counts', /#COUNT$/],
]

const rowsOf = async (sent: readonly Sent[]) => {
  const parts = sent.flatMap(one =>
    writtenKeys(one).map(Key => ({ ...Key, isTransaction: one.command === 'TransactWriteItemsCommand' })),
  )
  const kindOf = (pk: string) => KINDS.find(([, key]) => key.test(pk))?.[0] ?? 'the rest'
  return [...KINDS.map(([name]) => name), 'the rest'].map(name => {
    const own = parts.filter(({ pk }) => kindOf(pk) === name)
    return [name, String(own.length), String(own.filter(({ isTransaction }) => isTransaction).length)]
  })
}

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  slowTill()
  const { caller, of } = await tenantsGoods()
  await fetch(`${cloud.url}/local/idle/`, { method: 'POST' })
  startRecording({ units: true })
  const record = () => []
  const { id } = await addSheet(of, { name: '', description: '' }, { record })
  const typed = Array.from({ length: PRODUCTS }, (_, at) => ({
    name: NAMES[at % NAMES.length] ?? '',
    price: 24_950,
  }))
  await addProducts(of, id, typed, { record })
  const from = performance.now()
  await completeSheet(of, id, caller)
  await untilInTill(id)
  const seconds = (performance.now() - from) / 1000
  await fetch(`${cloud.url}/local/idle/`, { method: 'POST' })
  const sent = sentElsewhere()
  const index = indexWrites(sent)
  const each = ((await writeUnits(sent)) + index) / PRODUCTS
  const rows = await rowsOf(sent)
  await cloud.stop()
  return {
    lines: [
      {
        what: `${PRODUCTS} products typed, made and put into the till, with lists and search: each`,
        bar: `≤ ${BAR_UNITS} write units`,
        number: `${units(each)} write units, ${units(index / PRODUCTS)} of them of indexes`,
        met: each <= BAR_UNITS,
      },
      {
        what: `From the completion of their sheet until all are in a till that answers in ${ANSWER_MS} ms, one worker`,
        bar: `≤ ${BAR_SECONDS} s`,
        number: `${seconds.toFixed(1)} s`,
        met: seconds <= BAR_SECONDS,
      },
    ],
    tables: [
      {
        title: 'Writes of 200 products on their way into the till',
        about:
          'Of products with names of one to four words: rows typed, made by a job, noted to be in the till, listed and found.',
        head: ['What', 'Writes', 'In a transaction, at two units each'],
        rows,
      },
    ],
  }
}
