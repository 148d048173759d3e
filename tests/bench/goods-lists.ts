/** Measures the read units of a page of 150,000 products for sale, beside what 500 tenants had before: any page, any filter. */
import { newCustomer } from '#functions/customers/table/customer.ts'
import { commit } from '#functions/kit/table.ts'
import { readMarket } from '#functions/markets/table/market.ts'
import { listThings } from '#functions/products/list-products.ts'
import { firstProduct, newItems, type Product } from '#functions/products/table/product.ts'
import type { ProductsAsked } from '#functions/products/table/product-lists.ts'
import { productNumber } from '#shared/products/number.ts'
import { PRODUCT } from '#shared/products/states.ts'
import { cloudWithoutKeeper, lineOf, writeListed } from './long-lists.ts'
import { MARKET, makeMarket } from './market.ts'
import { startRecording } from './recorder.ts'
import type { Line, Measure } from './result.ts'

const TENANTS = 500
const EACH = 300
/** Of a tenant's numbers every twentieth is for sale: the counts have drawers for six thousand. */
const SPREAD = 20
const PRODUCTS = TENANTS * EACH
const PAGES = PRODUCTS / 25
/** How many are called so: more than a search looks at, and a few. */
const MANY = 1_500
const FEW = 12
const SEARCHED = /^(lampe|vibekes)#/
const COUNT_BAR_BYTES = 4_096

const nameOf = (at: number): string => {
  if (at % (PRODUCTS / MANY) === 0) return 'Hvid lampe'
  return at % (PRODUCTS / FEW) === 1 ? 'Vibekes vase' : `Frakke med hætte ${at % 90}`
}

const productAt = (tenant: number, nth: number): Product => {
  const id = { userNumber: String(100_001 + tenant), running: nth * SPREAD + 1 }
  return firstProduct({
    ...id,
    sheet: '01M6C3T5W8000000000000000A',
    type: 1,
    name: nameOf(tenant * EACH + nth),
    price: 24_950,
    description: 'str. 42, brugt to gange',
    // As many have a label as have none.
    status: nth % 2 ? PRODUCT.printed : PRODUCT.active,
    number: productNumber('loa', 1, id),
    inTill: '24950 0 Frakke med hætte',
    version: 3,
  })
}

const products = (): Product[] =>
  Array.from({ length: PRODUCTS }, (_, at) => productAt(Math.floor(at / EACH), at % EACH))

const writeAll = async (): Promise<number> => {
  for (let at = 0; at < TENANTS; at += 1) {
    const userNumber = String(100_001 + at)
    const who = { name: `Anna Jensen ${at}`, email: `anna${at}@example.com`, phone: '+4520123456' }
    await commit(newCustomer(MARKET, { ...who, userNumber, language: 'da', verified: true, createdTs: 1 }))
  }
  return writeListed(newItems(MARKET, products()), SEARCHED)
}

export const measure: Measure = async () => {
  const cloud = await cloudWithoutKeeper()
  await makeMarket()
  const largest = await writeAll()
  const market = await readMarket(MARKET)
  startRecording({ units: true })
  const line = (
    what: string,
    shown: number,
    { userNumber, ...asked }: { userNumber?: string } & Partial<ProductsAsked>,
  ): Promise<Line> =>
    lineOf(`150,000 products${what}`, shown, () =>
      listThings({ market, userNumber, isStaffs: true, language: 'da' }, { page: 1, ...asked }),
    )
  const status = PRODUCT.active
  const userNumber = '100250'
  const lines = [
    await line(': page 1', 25, {}),
    await line(': page 3,000', 25, { page: PAGES / 2 }),
    await line(': the last page', 25, { page: PAGES }),
    await line(' with a status: page 1', 25, { status }),
    await line(' with a status: the last page', 25, { status, page: PAGES / 2 }),
    await line(' of a tenant: page 12', 25, { userNumber, page: 12 }),
    await line(' of a tenant with a status: page 6', 25, { userNumber, status, page: 6 }),
    await line(', a number', 1, { search: productNumber('loa', 1, { userNumber, running: 21 }) }),
    await line(', a search with few hits', FEW, { search: 'vibekes' }),
    await line(', a search with over 1,000 hits: page 40', 25, { search: 'lampe', page: 40 }),
    await line(', a search with few hits and a status', FEW, {
      search: 'vibekes',
      status: PRODUCT.printed,
    }),
    await line(', a search with over 1,000 hits and a status', 25, { search: 'lampe', status }),
    await line(', a search of a tenant', 25, { search: 'frakke', userNumber }),
    {
      what: `The largest count of their lists, with ${((PRODUCTS * SPREAD) / 1_000).toLocaleString('en')} drawers`,
      bar: '< 4 KB',
      number: `${largest} bytes`,
      met: largest < COUNT_BAR_BYTES,
    },
  ]
  await cloud.stop()
  return { lines }
}
