import { useSWRConfig } from 'swr'
import { productCalls } from '#shared/products/product-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { call } from '../../kit/call.ts'
import { useCaller } from '../../kit/calls/caller.tsx'
import { keyOf } from '../../kit/use-route.ts'
import type { Sheet, Thing } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'
import type { Calls } from './save-rows.ts'

const { addProducts, changeSheet, readSheet } = sheetCalls
const { changeProduct, removeProduct } = productCalls

/**
 * The calls by which a sheet saves itself. They fetch nothing again: whoever types waits for no list, and what was
 * answered is put into what the page has of the sheet.
 */
export const useCalls = (sheet: string): Calls => {
  const callAs = useCaller()
  const { mutate } = useSWRConfig()
  const { of } = useGoods()
  const read = callAs(readSheet, { params: { ...of, id: sheet } })
  const note = (changed: (products: Thing[]) => Thing[]) =>
    mutate<Sheet>(
      keyOf(readSheet, read),
      present => present && { ...present, products: changed(present.products) },
      { revalidate: false },
    )
  return {
    add: async (body, key) => {
      const answer = await call(
        addProducts,
        callAs(addProducts, { params: { ...of, sheetId: sheet }, body, key }),
      )
      await note(products => [...products, ...answer.results])
      return answer
    },
    change: async (id, typed, version) => {
      const body = { ...typed, version }
      const thing = await call(changeProduct, callAs(changeProduct, { params: { id }, body }))
      await note(products => products.map(one => (one.id === id ? thing : one)))
      return thing
    },
    remove: async id => {
      await call(removeProduct, callAs(removeProduct, { params: { id } }))
      await note(products => products.filter(one => one.id !== id))
    },
    order: async ids => {
      // What somebody else has added meanwhile is not left out: that would delete it.
      const { products, version } = await call(readSheet, read)
      const present = products.map(({ id }) => id)
      const known = ids.filter(id => present.includes(id))
      const order = [...known, ...present.filter(id => !known.includes(id))]
      const changed = callAs(changeSheet, { params: { ...of, id: sheet }, body: { order, version } })
      const { products: inOrder } = await call(changeSheet, changed)
      await note(() => inOrder)
    },
  }
}
