import { useSWRConfig } from 'swr'
import { call } from '../kit/call.ts'
import { useCaller } from '../kit/caller.tsx'
import { keyOf } from '../kit/use-route.ts'
import type { Sheet, Thing } from './rows.ts'
import type { Calls } from './save-rows.ts'
import { useGoods } from './whose-goods.ts'

/**
 * The calls by which a sheet saves itself. They fetch nothing again: whoever types waits for no list, and what was
 * answered is put into what the page has of the sheet.
 */
export const useCalls = (sheet: string): Calls => {
  const callAs = useCaller()
  const { mutate } = useSWRConfig()
  const { addThings, change, changeThing, read: readSheet, removeThing } = useGoods().calls
  const read = callAs(readSheet, { params: { id: sheet } })
  const note = (changed: (products: Thing[]) => Thing[]) =>
    mutate<Sheet>(
      keyOf(readSheet, read),
      present => present && { ...present, products: changed(present.products) },
      { revalidate: false },
    )
  return {
    add: async (body, key) => {
      const answer = await call(addThings, callAs(addThings, { params: { sheetId: sheet }, body, key }))
      await note(products => [...products, ...answer.results])
      return answer
    },
    change: async (id, body) => {
      const thing = await call(changeThing, callAs(changeThing, { params: { id }, body }))
      await note(products => products.map(one => (one.id === id ? thing : one)))
      return thing
    },
    remove: async id => {
      await call(removeThing, callAs(removeThing, { params: { id } }))
      await note(products => products.filter(one => one.id !== id))
    },
    order: async ids => {
      // What somebody else has added meanwhile is not left out: that would delete it.
      const { products, version } = await call(readSheet, read)
      const present = products.map(({ id }) => id)
      const known = ids.filter(id => present.includes(id))
      const order = [...known, ...present.filter(id => !known.includes(id))]
      const changed = callAs(change, { params: { id: sheet }, body: { order, version } })
      const { products: inOrder } = await call(change, changed)
      await note(() => inOrder)
    },
  }
}
