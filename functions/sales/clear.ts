/** Staff say what a line of the clearing list was, set it aside, or take that back. A line has one answer at a time. */
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { AsideKind } from '#shared/sales/clearing-fields.ts'
import { salesRefusals } from '#shared/sales/refusals.ts'
import { MOST_ROUNDING } from '#shared/tills/receipt.ts'
import { audit } from '../kit/audit.ts'
import type { Staff } from '../kit/caller.ts'
import { ignoreRefusal } from '../kit/ignore-refusal.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { addToDay } from '../tills/table/till-day.ts'
import { type Meant, pieceBack, pieceFor, ROWS } from './clearing-piece.ts'
import { shownLine } from './read-clearing.ts'
import { countForGuidance } from './receipt/guidance.ts'
import { type Booked, paidFor, pieceWrites, saleEvents, shopSums } from './receipt/piece.ts'
import {
  type ClearingLine,
  newClearing,
  putClearing,
  readClearing,
  removeClearing,
} from './table/clearing.ts'

type Answered = Pick<ClearingLine, 'state' | 'answer' | 'asideKind'>

const shownInAudit = ({ state, answer, asideKind }: Answered) => ({
  clearingState: state,
  answer,
  asideKind,
})

/** Writes another answer to a line, with a row of the audit. */
const noted = (
  { marketId, country }: Market,
  caller: Staff,
  line: ClearingLine,
  after: Answered & Partial<ClearingLine>,
): Write[] => [
  putClearing(marketId, { ...line, ...after }),
  ...audit(marketId, country, {
    caller,
    kind: 'clearing-line',
    id: line.id,
    name: line.name || line.number,
    before: shownInAudit(line),
    after: shownInAudit(after),
  }),
]

/** Refuses `clearing_done` for a line that has an answer. */
const checkOpen = ({ state }: ClearingLine): void => {
  if (state !== 'open') throw refuse(salesRefusals.clearing_done)
}

/**
 * What a piece changes: its line, its product, the sums, and where the till's day has its amount; `by` the line's own, of which
 * `rest` waits.
 */
const bookedWrites = (
  marketId: string,
  line: ClearingLine,
  piece: Booked,
  { by, rest }: { by: number; rest: number },
): Write[] => {
  const amount = paidFor(piece)
  return [
    ...pieceWrites(marketId, [piece]),
    ...shopSums(marketId, line.purchase, [piece]),
    ...saleEvents(marketId, [piece]),
    addToDay(marketId, line, {
      lines: amount,
      clearing: rest - by,
      ...{ beside: by - amount - rest, rounding: by - amount - rest },
    }),
  ]
}

/**
 * What the till's day says when a line is set aside, or with `sign` −1 waits again. It has no amounts of another currency
 * than the market's.
 */
const asideWrites = (
  { marketId, currencyCode }: Market,
  line: ClearingLine,
  kind: AsideKind | null,
  sign: 1 | -1,
): Write[] => {
  if (line.currency !== currencyCode) return []
  const by = sign * line.amount
  return [addToDay(marketId, line, { aside: by, clearing: 0 - by, ...(kind && { asides: { [kind]: by } }) })]
}

/**
 * Of money back that is more than was paid for the thing, the rest waits as a line of its own, with an id below that of the
 * line. Its row lies between those of the receipt and those of answers, and a rest of a rest between these. What an earlier
 * rest was answered has other rows.
 */
const restOf = (line: ClearingLine, piece: Booked): ClearingLine | undefined => {
  const amount = line.amount - paidFor(piece)
  if (!piece.undoes || Math.abs(amount) < MOST_ROUNDING) return undefined
  const depth = line.id.split(REST).length
  return {
    ...line,
    ...{ id: restId(line), row: line.row + ROWS / 2 ** depth, number: '', amount },
    ...{ reason: 'too_much_back', undone: line.undone * MOST_UNDONE, version: 1 },
  }
}

const REST = '.rest'
/** Nobody takes back so many answers to one line. */
const MOST_UNDONE = 1_000
const restId = ({ id }: ClearingLine): string => id + REST

/** The rest that an answer has left; undefined: none. Refuses `clearing_moved_on` once it has an answer itself. */
const readRest = async (marketId: string, line: ClearingLine): Promise<ClearingLine | undefined> => {
  const rest = await readClearing(marketId, restId(line)).catch(ignoreRefusal(commonRefusals.not_found))
  if (rest && rest.state !== 'open') throw refuse(salesRefusals.clearing_moved_on)
  return rest
}

/** Refuses `clearing_currency`, `clearing_done`, `product_sold`, `product_not_sold`, and 404 `not_found`. */
export const assign = (marketId: string, staff: Staff, id: string, meant: Meant) =>
  retryOnConflict(async () => {
    const [market, line] = await Promise.all([readMarket(marketId), readClearing(marketId, id)])
    checkOpen(line)
    if (line.currency !== market.currencyCode) throw refuse(salesRefusals.clearing_currency)
    // It is booked already: a second sale of it would be none.
    if (line.reason === 'for_nothing') throw refuse(salesRefusals.product_sold)
    const piece = await pieceFor(market, line, meant)
    const after = { state: 'assigned', answer: piece.goods.number, asideKind: null } as const
    const rest = restOf(line, piece)
    await commit([
      ...noted(market, staff, line, after),
      ...bookedWrites(marketId, line, piece, { by: line.amount, rest: rest?.amount ?? 0 }),
      ...(rest ? [newClearing(marketId, rest)] : []),
    ])
    await countForGuidance(marketId, [piece])
    return shownLine(market, { ...line, ...after })
  })

/** What a line was that is no sale of a tenant; `reason`: in staff's own words, empty where the kind says it. */
interface Aside {
  kind: AsideKind
  reason: string
}

/** Refuses `clearing_done` and 404 `not_found`. */
export const setAside = (marketId: string, staff: Staff, id: string, { kind, reason }: Aside) =>
  retryOnConflict(async () => {
    const [market, line] = await Promise.all([readMarket(marketId), readClearing(marketId, id)])
    checkOpen(line)
    const after = { state: 'aside', answer: reason, asideKind: kind } as const
    await commit([...noted(market, staff, line, after), ...asideWrites(market, line, kind, 1)])
    return shownLine(market, { ...line, ...after })
  })

/**
 * Takes an answer back; a line that waits stays as it is. The sale that an answer made is mirrored, so a tenant sees both.
 * Refuses `clearing_moved_on` and 404 `not_found`.
 */
export const reopen = (marketId: string, staff: Staff, id: string) =>
  retryOnConflict(async () => {
    const [market, line] = await Promise.all([readMarket(marketId), readClearing(marketId, id)])
    const { amount, asideKind, state, undone } = line
    if (state === 'open') return shownLine(market, line)
    const isSale = state === 'assigned'
    const rest = isSale ? await readRest(marketId, line) : undefined
    const after = {
      ...{ state: 'open' as const, answer: '', asideKind: null },
      undone: undone + (isSale ? 1 : 0),
    }
    const back = { by: 0 - amount, rest: 0 - (rest?.amount ?? 0) }
    const piece = isSale ? await pieceBack(market, line) : undefined
    await commit([
      ...noted(market, staff, line, after),
      ...(rest ? [removeClearing(marketId, rest)] : []),
      ...(piece ? bookedWrites(marketId, line, piece, back) : asideWrites(market, line, asideKind, -1)),
    ])
    await countForGuidance(marketId, piece ? [piece] : [])
    return shownLine(market, { ...line, ...after })
  })
