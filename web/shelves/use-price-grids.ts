/** Two grids that are saved together: what types cost for periods, and what services cost with types. */
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { pricesCalls } from '#shared/shelves/staff-prices-calls.ts'
import type { TypedPrice } from '#shared/shelves/typed-offer.ts'
import { useLanguage } from '../i18n/language.ts'
import { useSend } from '../kit/act/use-send.ts'
import { hasCode } from '../kit/failure.ts'
import { useDraft } from '../kit/form/draft.ts'
import { useLeaveGuard } from '../kit/form/use-leave-guard.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure } from '../kit/notify.ts'
import { useThisMarket } from '../markets/market.ts'
import { type Grid, type GridOf, gridOf, keyOf, type Place, placeOf, typedCells } from './price-cells.ts'
import type { PriceListData } from './price-list-data.ts'
import { partsOf, sendParts } from './save-prices.ts'

const typedGrids = z.object({ prices: typedCells, offers: typedCells })
type TypedGrids = z.infer<typeof typedGrids>

export type GridName = keyof TypedGrids

const NOTHING: TypedGrids = { prices: {}, offers: {} }

/** What the two grids show: their rows and columns, and what is saved in the cells. */
const useShapes = (data: PriceListData): Record<GridName, GridOf> => {
  const { t } = useTranslation()
  const { timeZone } = useThisMarket()
  const common = { comma: useLanguage() !== 'en', timeZone }
  return {
    prices: {
      ...common,
      rows: data.types.map(({ id, name, shelves }) => ({
        id,
        name,
        note: t('pricelist.countShelves', { count: shelves }),
      })),
      columns: data.periods,
      saved: new Map(
        data.prices.map(one => [keyOf({ row: one.shelfType, column: one.bookingPeriod.id }), one]),
      ),
    },
    offers: {
      ...common,
      rows: data.services.map(({ id, name }) => ({ id, name })),
      columns: data.types,
      saved: new Map(
        data.typeServices.map(one => [keyOf({ row: one.service.id, column: one.shelfType }), one]),
      ),
    },
  }
}

/** Sends what is changed in both grids, in parts; what is saved and what failed. */
const useSendGrids = () => {
  const send = useSend()
  return ({ prices, offers }: Record<GridName, Grid>) =>
    sendParts([
      ...partsOf(prices.changed, keys =>
        send(pricesCalls.setPrices, {
          body: keys.map(key => {
            const { row, column } = placeOf(key)
            return { shelfType: row, bookingPeriod: column, ...prices.lineOf(key) }
          }),
        }),
      ),
      ...partsOf(offers.changed, keys =>
        send(pricesCalls.setTypeServices, {
          body: keys.map(key => {
            const { row, column } = placeOf(key)
            return { service: row, shelfType: column, ...offers.lineOf(key) }
          }),
        }),
      ),
    ])
}

/** `draft`: the name under which this tab keeps what is typed. */
export const usePriceGrids = (data: PriceListData, draft: string) => {
  const { t } = useTranslation()
  const sendGrids = useSendGrids()
  const [typed, setTyped] = useState(NOTHING)
  const shapes = useShapes(data)
  const read = (cells: TypedGrids) => ({
    prices: gridOf(shapes.prices, cells.prices),
    offers: gridOf(shapes.offers, cells.offers),
  })
  const grids = read(typed)
  const count = grids.prices.changed.length + grids.offers.changed.length
  const newest = useRef({ typed, count, read })
  newest.current = { typed, count, read }

  const { isRestored, seen, forget } = useDraft(draft, {
    state: typed,
    isChanged: () => newest.current.count > 0,
    restore: kept => {
      const found = typedGrids.safeParse(kept)
      if (found.success) setTyped(found.data)
      return found.success
    },
  })
  useLeaveGuard(() => newest.current.count > 0, forget)

  const save = async (cells: TypedGrids) => {
    const { saved, failure } = await underLoader(t('pricelist.saving'), () => sendGrids(read(cells)))
    const { typed: now, read: readNow } = newest.current
    const after = readNow(now)
    setTyped({ prices: after.prices.without(saved), offers: after.offers.without(saved) })
    if (!failure) return notify('good', t('pricelist.saved'))
    if (saved.length) notify('warning', t('pricelist.halfSaved', { count: saved.length }))
    // What another has changed stands on the screen as a choice.
    if (!hasCode(failure, 'changed_meanwhile')) tellFailure(failure)
  }
  return {
    grids,
    count,
    isRestored: isRestored && count > 0,
    type: (name: GridName, key: string, some: Partial<TypedPrice>) =>
      setTyped({ ...typed, [name]: grids[name].put([[key, some]]) }),
    paste: (name: GridName, text: string, from: Place) =>
      setTyped({ ...typed, [name]: grids[name].paste(text, from) }),
    discard: () => {
      setTyped(NOTHING)
      seen()
    },
    save: () => void save(typed),
    /** The reader has decided about what another changed: keeps what the other left for `theirs`, and saves the rest. */
    resolve: (theirs: readonly string[]) => {
      const decided = (name: GridName) => {
        const left = gridOf(shapes[name], grids[name].without(theirs))
        return left.over(left.contested)
      }
      const cells = { prices: decided('prices'), offers: decided('offers') }
      setTyped(cells)
      void save(cells)
    },
  }
}

export type PriceGrids = ReturnType<typeof usePriceGrids>
