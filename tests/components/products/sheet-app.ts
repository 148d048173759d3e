/** A tenant's sheet, kept as the server keeps it. */

import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { type Refusal, refuse } from '#shared/kit/refusal.ts'
import { commonRefusals, kitRefusals } from '#shared/kit/refusals.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { guidanceCalls } from '#shared/sales/guidance-calls.ts'
import { stub } from '../stub.ts'
import { openTenant } from '../tenant-app.tsx'
import { SHEET_ID, thing, wire } from './thing.ts'

export { SHEET_ID, thing }

type Sheet = Answer<typeof sheetCalls.readSheet>
type Thing = Sheet['products'][number]

/** Whose it is: what a product has by itself and in a list. */
export const OWN = { customer: '100001', customerName: 'Anna', checkoutReason: '', fee: 20, soldFor: null }

const made = (running: number, name: string, more: Partial<Thing> = {}): Thing =>
  thing(running, name, '80', { number: `lopkb100001-${running}`, status: 4, isInTill: false, ...more })

/** Three things that are made: the till has one, says no to one, and the third is on its way. */
export const INTO_TILL = [
  made(1, 'Hue', { isInTill: true }),
  made(2, 'Regnjakke', { tillProblem: 'barcode exists' }),
  made(3, 'Krus'),
]

const FIRST: Sheet = {
  id: SHEET_ID,
  customer: '100001',
  name: 'Børneting og stue',
  defaultName: 'Standard vareseddel',
  description: '',
  status: 1,
  created: '2027-06-14T10:00:00.000Z',
  productsCount: 0,
  printedCount: 0,
  job: null,
  version: 1,
  products: [],
  total: '0.00',
  fee: 20,
  printType: 1,
  labelsToPrint: '',
}

/** A page of the tenant's own list. */
export const listed = (things: readonly Thing[], page = 1, pagesCount = 1) => ({
  results: things.map(one => ({ ...one, ...OWN })),
  page,
  pagesCount,
})

/** Answers the calls of a sheet and keeps what they change. */
export const stubSheet = (initial: Partial<Sheet> = {}) => {
  let now: Sheet = { ...FIRST, ...initial }
  let last = now.products.length
  const set = (change: Partial<Sheet>): Sheet => {
    now = { ...now, ...change, version: now.version + 1 }
    return now
  }
  const byKey = new Map<string | null, Thing[]>()
  type Sent = { name: string; price: string; typedPrice?: string }
  const add = ({ body, key }: { body: Sent[]; key: string | null }) => {
    const known = byKey.get(key)
    const results =
      known ??
      body.map(({ name, price, typedPrice = '' }) => {
        last += 1
        return thing(last, name.trim(), price, { typedPrice })
      })
    if (!known) set({ products: [...now.products, ...results] })
    byKey.set(key, results)
    return { results, version: now.version }
  }
  const change = ({
    params,
    body,
  }: {
    params: { id: string }
    body: { version?: number }
  }): Thing | Refusal => {
    const before = now.products.find(({ id }) => id === params.id)
    if (!before) return refuse(commonRefusals.not_found)
    if (body.version !== undefined && body.version !== before.version)
      return refuse(kitRefusals.changed_meanwhile, { present: { ...before, ...OWN } })
    const after = { ...before, ...body, type: before.type, version: before.version + 1 } as Thing
    after.price = wire(after.price)
    set({ products: now.products.map(one => (one.id === after.id ? after : one)) })
    return after
  }
  const order = ({ body }: { body: { order?: string[]; name?: string } }) =>
    set({
      ...(body.name === undefined ? {} : { name: body.name }),
      products: (body.order ?? now.products.map(({ id }) => id)).flatMap(
        id => now.products.find(one => one.id === id) ?? [],
      ),
    })
  stub(productCalls.listProducts, listed([]))
  stub(guidanceCalls.priceGuidance, { guidance: null })
  stub(jobsContract.read, { state: 'running', done: 1, total: 3, counts: {}, isClosing: false })
  return {
    now: () => now,
    set,
    add,
    reads: stub(sheetCalls.readSheet, () => now),
    adds: stub(sheetCalls.addProducts, add as never),
    changes: stub(productCalls.changeProduct, change as never),
    removals: stub(productCalls.removeProduct, ((sent: { params: { id: string } }) => {
      set({ products: now.products.filter(({ id }) => id !== sent.params.id) })
      return undefined
    }) as never),
    sheetChanges: stub(sheetCalls.changeSheet, order as never),
    completions: stub(sheetCalls.completeSheet, () => set({ status: 3, job: '01JXJ0B0000000000000000000' })),
  }
}

export const openSheet = async (
  initial: Partial<Sheet> = {},
  shown: Parameters<typeof openTenant>[1] = { width: 1280 },
) => {
  const sheet = stubSheet(initial)
  await openTenant(`/product-sheets/${SHEET_ID}`, shown)
  return sheet
}
