/** A tenant's goods, as programs call for them. */
import { expect } from 'vitest'
import { changeMarket } from '../cloud/change-market.ts'
import { type Caller, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { STAFF_PASSWORD, staffToken } from './staff.ts'
import { connectZettle } from './till.ts'
import { writtenTenant } from './written-tenant.ts'

export interface Thing {
  id: string
  number: string
  name: string
  price: string
  sellPrice: string
  discount: number
  status: number
  type: number
  /** Null: the market has no till that takes products. */
  isInTill: boolean | null
  tillProblem: string
  needsLabel: boolean
  checkoutTs: string | null
  version: number
}

export interface ProductSheet {
  id: string
  name: string
  status: number
  productsCount: number
  printedCount: number
  products: Thing[]
  zettleProducts?: Thing[]
  total: string
  version: number
}

export interface Listed<T> {
  results: T[]
  page: number
  pagesCount: number
}

/** `base`: `/api/customer` for a tenant, `/api/admin` for staff. */
export const goodsOf = (cloud: TestCloud, base: string, caller: Caller) => {
  const call = <T>(method: string, path: string, body?: unknown) =>
    cloud.call<T>(method, `${base}/${path}`, body, caller)
  const begin = async (name = '') => (await call<ProductSheet>('POST', 'product_sheets/', { name })).body
  const add = (sheet: string, things: object[]) =>
    call<{ results: Thing[]; version: number }>('POST', `products/${sheet}/create_for_product_sheet/`, things)
  const read = async (sheet: string) => (await call<ProductSheet>('GET', `product_sheets/${sheet}/`)).body
  return {
    call,
    caller,
    begin,
    add,
    read,
    /** A sheet with these things, completed; its products are made. */
    completed: async (things: object[]): Promise<ProductSheet> => {
      const { id } = await begin()
      expect((await add(id, things)).status).toBe(201)
      expect((await call('PATCH', `product_sheets/${id}/complete/`)).status).toBe(200)
      await cloud.idle()
      return read(id)
    },
  }
}

const tenantToken = async (cloud: TestCloud, market: string, username: string): Promise<string> => {
  const logIn = { username, password: STAFF_PASSWORD, market_id: market }
  return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', logIn)).body.accessToken
}

type Goods = ReturnType<typeof goodsOf>

/** Tenants and staff log in anew: the clock has moved by more than their tokens last. */
export const logInAgain = async (
  cloud: TestCloud,
  market: string,
  { staff, ...tenants }: { staff: Goods } & Record<string, Goods>,
  numbers: Record<string, string>,
): Promise<void> => {
  staff.caller.token = await staffToken(cloud, market)
  for (const [name, tenant] of Object.entries(tenants))
    tenant.caller.token = await tenantToken(cloud, market, numbers[name] ?? '')
}

/** A market with a till and these tenants, each with the calls of their goods, and those of staff. */
export const goodsMarket = async <Name extends string>(
  cloud: TestCloud,
  market: string,
  tenants: Record<Name, string>,
) => {
  await openMarket(market, 2)
  await changeMarket(market, { productPrefix: 'loa', vatPercentUsed: 0, vatPercentNew: 25 })
  await connectZettle(market)
  const tenant = async (userNumber: string) => {
    const email = `${userNumber}@${market}.example`
    await writtenTenant(cloud, market, { userNumber, name: `Lejer ${userNumber}`, email })
    return goodsOf(cloud, '/api/customer', { market, token: await tenantToken(cloud, market, userNumber) })
  }
  const opened = {} as Record<Name, ReturnType<typeof goodsOf>>
  for (const name of Object.keys(tenants) as Name[]) opened[name] = await tenant(tenants[name])
  const staff = goodsOf(cloud, '/api/admin', { market, token: await staffToken(cloud, market) })
  return { ...opened, staff }
}
