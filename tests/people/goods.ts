/** A tenant's goods, as programs call for them. */
import { expect } from 'vitest'
import type { Caller, TestCloud } from '../cloud/local-cloud.ts'

export interface Thing {
  id: string
  number: string
  name: string
  price: string
  sellPrice: string
  discount: number
  status: number
  type: number
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
