import { useSWRConfig } from 'swr'
import { tenantsProductCalls } from '#shared/products/tenants-product-calls.ts'
import { tenantsSheetCalls } from '#shared/products/tenants-sheet-calls.ts'
import { call } from '../kit/call.ts'
import { useCaller } from '../kit/caller.tsx'
import { keyOf } from '../kit/use-route.ts'
import type { Sheet, Thing } from './rows.ts'
import type { Calls } from './save-rows.ts'

const { addOwnProducts, changeOwnSheet, readOwnSheet } = tenantsSheetCalls
const { changeOwnProduct, removeOwnProduct } = tenantsProductCalls

/**
 * The calls by which a sheet saves itself. They fetch nothing again: whoever types waits for no list, and what was
 * answered is put into what the page has of the sheet.
 */
export const useCalls = (sheet: string): Calls => {
  const callAs = useCaller()
  const { mutate } = useSWRConfig()
  const read = callAs(readOwnSheet, { params: { id: sheet } })
  const note = (change: (products: Thing[]) => Thing[]) =>
    mutate<Sheet>(
      keyOf(readOwnSheet, read),
      present => present && { ...present, products: change(present.products) },
      { revalidate: false },
    )
  return {
    add: async (body, key) => {
      const answer = await call(
        addOwnProducts,
        callAs(addOwnProducts, { params: { sheetId: sheet }, body, key }),
      )
      await note(products => [...products, ...answer.results])
      return answer
    },
    change: async (id, body) => {
      const thing = await call(changeOwnProduct, callAs(changeOwnProduct, { params: { id }, body }))
      await note(products => products.map(one => (one.id === id ? thing : one)))
      return thing
    },
    remove: async id => {
      await call(removeOwnProduct, callAs(removeOwnProduct, { params: { id } }))
      await note(products => products.filter(one => one.id !== id))
    },
    order: async ids => {
      // What staff have added meanwhile is not left out: that would delete it.
      const { products, version } = await call(readOwnSheet, read)
      const present = products.map(({ id }) => id)
      const known = ids.filter(id => present.includes(id))
      const order = [...known, ...present.filter(id => !known.includes(id))]
      const changed = callAs(changeOwnSheet, { params: { id: sheet }, body: { order, version } })
      const { products: inOrder } = await call(changeOwnSheet, changed)
      await note(() => inOrder)
    },
  }
}
