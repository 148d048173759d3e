import { useMemo } from 'react'
import { productCalls } from '#shared/products/product-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { useCaller } from '../../kit/calls/caller.tsx'
import { keyOf, useFetched } from '../../kit/use-route.ts'
import type { Thing } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { type Earlier, earlierOf } from './earlier.ts'

/** How many pages of the list are read: the hundred newest things. */
const MOST_PAGES = 4

const NONE: readonly Earlier[] = []

const { listProducts } = productCalls

/**
 * The tenant's newest things, read once for a sheet, when somebody begins to type on it. Without them, as without a
 * network, there are only no suggestions.
 */
export const useEarlier = (isTyping: boolean): readonly Earlier[] => {
  const language = useLanguage()
  const callAs = useCaller()
  const { thingsAsked } = useGoods()
  const read = async (): Promise<Thing[]> => {
    const things: Thing[] = []
    for (let page = 1, last = 1; page <= Math.min(last, MOST_PAGES); page += 1) {
      const answer = await call(
        listProducts,
        callAs(listProducts, { query: { ...thingsAsked, page: String(page) } }),
      )
      things.push(...answer.results)
      last = answer.pagesCount
    }
    return things
  }
  const key = ['earlier', ...keyOf(listProducts, callAs(listProducts, { query: { ...thingsAsked } }))]
  const { data } = useFetched(isTyping && thingsAsked ? key : null, read, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  })
  return useMemo(() => (data ? earlierOf(data, language) : NONE), [data, language])
}
