/** Sells one thing, and twenty on one receipt, and counts what that costs the table until everything follows from it. */
import { addProducts } from '#functions/products/add-products.ts'
import { completeSheet } from '#functions/products/complete.ts'
import { addSheet } from '#functions/products/sheets.ts'
import { readLastOf } from '#functions/products/table/product.ts'
import { startLocalCloud } from '#infra/local/cloud.ts'
import { indexWrites } from './index-writes.ts'
import { MARKET } from './market.ts'
import { type Sent, sentElsewhere, startRecording } from './recorder.ts'
import { type Line, type Measure, units } from './result.ts'
import { TENANT, tenantsGoods } from './tenants-goods.ts'
import { partsOf, writeUnits } from './written.ts'

const MANY = 20
const ONE_BAR = 30
const EACH_BAR = 14
const MOST_TRANSACTIONS = 2

const post = async (url: string, body: object = {}): Promise<void> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
}

/** Things of a tenant in the till, and their numbers. */
const stock = async (url: string): Promise<string[]> => {
  const { of, caller } = await tenantsGoods()
  const record = () => []
  const { id } = await addSheet(of, { name: '', description: '' }, { record })
  const things = Array.from({ length: MANY + 1 }, () => ({ name: 'Frakke med hætte', price: 24_950 }))
  await addProducts(of, id, things, { record })
  await completeSheet(of, id, caller)
  await post(`${url}/local/idle/`)
  return (await readLastOf(MARKET, TENANT, MANY + 1)).map(({ number }) => number)
}

const isOfLine = ({ Item }: { Item?: Record<string, unknown> }): boolean =>
  JSON.stringify(Item?.kind ?? '').includes('sale-line')

export const measure: Measure = async () => {
  const cloud = await startLocalCloud({ web: false })
  startRecording({ units: true })
  const numbers = await stock(cloud.url)
  const all: Sent[] = sentElsewhere()
  /** Sells, and answers the write units with those of the indexes, and the transactions that wrote lines. */
  const sell = async (some: readonly string[]) => {
    const before = indexWrites(all)
    const lines = some.map(number => ({ number }))
    await post(`${cloud.url}/local/zettle/sell/`, { marketId: MARKET, lines })
    await post(`${cloud.url}/local/idle/`)
    const sent = sentElsewhere()
    all.push(...sent)
    return {
      cost: (await writeUnits(sent)) + indexWrites(all) - before,
      transactions: sent.filter(one => !one.isRead && partsOf(one).some(isOfLine)).length,
    }
  }
  // The first look at a till is more than a sale: who it is, and that it tells us by itself.
  const one = await sell(numbers.slice(0, 1))
  const many = await sell(numbers.slice(1))
  await cloud.stop()
  const each = many.cost / MANY
  const lines: Line[] = [
    {
      what: 'A sale of one thing, with the till, lists, sums and events',
      bar: `< ${ONE_BAR} write units`,
      number: `${units(one.cost)} write units`,
      met: one.cost < ONE_BAR,
    },
    {
      what: `A receipt of ${MANY} things: each`,
      bar: `≤ ${EACH_BAR} write units`,
      number: `${units(each)} write units`,
      met: each <= EACH_BAR,
    },
    {
      what: `The transactions of a receipt of ${MANY} things`,
      bar: `≤ ${MOST_TRANSACTIONS}`,
      number: String(many.transactions),
      met: many.transactions > 0 && many.transactions <= MOST_TRANSACTIONS,
    },
  ]
  return { lines }
}
