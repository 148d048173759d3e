/**
 * The voucher of a day (D46): online payments and refunds, and what tills took by tender where a market wants that. Amounts
 * in minor units.
 */
import type { Day } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { sum, vatWithin } from '../kit/money.ts'
import type { Minor } from '../kit/units.ts'
import { ASIDE_KINDS, type AsideKind } from '../sales/clearing-fields.ts'
import type { TillName } from '../tills/receipt.ts'
import { joinedPosted, type Posted, turned, type Voucher, type VoucherAccount } from './voucher.ts'
import { dayText, withTexts } from './voucher-words.ts'

/** What a day has added to accounts of the ledger, with the ledger's sign: positive is what the market owes. */
export interface OnlineDay {
  card: Minor
  refunds: Minor
  counter: Minor
  /** `shop:bookings`, VAT within. The four sum to zero. */
  bookings: Minor
  /** The part of `bookings` whose buyers owe the VAT themselves. */
  bookingsReverse: Minor
  /** The VAT within the rest, as the day's receipts and credit notes say it. The ledger does not have it. */
  bookingsVat: Minor
}

/** What a till took on a day, as the day of the till has it. `total` = lines + clearing + aside + beside. */
export interface TillFigures {
  till: TillName
  total: Minor
  /** What became tenants' sales, and what waits in the clearing list. */
  lines: Minor
  clearing: Minor
  /** What was set aside, and its parts by kind. */
  aside: Minor
  asides: Readonly<Record<string, Minor>>
  /** What is beside the goods, and its parts. */
  beside: Minor
  tips: Minor
  rounding: Minor
  /** By the till's own words. */
  tenders: Readonly<Record<string, Minor>>
  /** How many receipts in another currency the sums leave out. */
  currencies: Readonly<Record<string, number>>
}

interface DayInput {
  day: Day
  online?: OnlineDay
  /**
   * What each till's day has now, and what vouchers that were sent before had of it: the voucher has the difference. A line
   * that was answered later so moves from `clearing` to where it belongs.
   */
  tills?: readonly TillDays[]
  /** The account of each tender, by the till's own word; `''`: what no tender says. */
  tenders: Readonly<Record<string, VoucherAccount>>
  /** The rate within bookings, own goods, café and bags; 0 for none. */
  vatPercent: number
}

/**
 * What stops a voucher. unknown_tender: no account is chosen for this word of the till. online_differs: the ledger's
 * accounts do not sum to zero; `amount` is what they sum to.
 */
export type DayProblem =
  | { code: 'unknown_tender'; till: TillName; tender: string; amount: Minor }
  | { code: 'online_differs'; amount: Minor }

/** Receipts in another currency are in no voucher. */
interface DayNote {
  till: TillName
  currency: string
  receipts: number
}

/** A test is no turnover: what it came to is in the tenders, and nobody paid it. */
const KIND_ACCOUNTS: Record<AsideKind, { account: VoucherAccount; hasVat: boolean }> = {
  gift_card: { account: 'giftcards', hasVat: false },
  own_goods: { account: 'own_goods', hasVat: true },
  cafe: { account: 'cafe', hasVat: true },
  bag: { account: 'bags', hasVat: true },
  test: { account: 'till_difference', hasVat: false },
  other: { account: 'other', hasVat: false },
}

interface TillDays {
  now: TillFigures
  sent?: TillFigures
}

/** What the tenders leave of a total has no word: a file without payments has none at all. */
const byTender = ({ total, tenders }: TillFigures): Map<string, Minor> => {
  const said = new Map(Object.entries(tenders))
  return said.set('', total - sum([...said.values()]) + (said.get('') ?? 0))
}

/** What each tender of a till's day has now and had not when it was sent. */
const tendersOf = ({ now, sent }: TillDays): [string, Minor][] => {
  const [after, before] = [byTender(now), sent ? byTender(sent) : new Map<string, Minor>()]
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((word): [string, Minor] => [word, (after.get(word) ?? 0) - (before.get(word) ?? 0)])
    .filter(([, amount]) => amount !== 0)
}

/** What the shop owes or earns of a till's day. Older days have sums without their parts. */
const creditsOf = (figures: TillFigures, vatPercent: number): Posted[] => {
  const { total, lines, clearing, aside, asides, beside, tips, rounding } = figures
  const kinds = ASIDE_KINDS.map((kind): Posted => {
    const { account, hasVat } = KIND_ACCOUNTS[kind]
    const amount = asides[kind] ?? 0
    const vat = hasVat ? vatWithin(amount, vatPercent) : 0
    return { account, amount, ...(hasVat && vatPercent > 0 && { vat, vatPercent }) }
  })
  const parts: Posted[] = [
    { account: 'till', amount: lines },
    { account: 'clearing', amount: clearing },
    ...kinds,
    { account: 'other', amount: aside - sum(kinds.map(({ amount }) => amount)) },
    { account: 'tips', amount: tips },
    { account: 'rounding', amount: rounding },
    { account: 'till_difference', amount: beside - tips - rounding },
  ]
  const rest = total - sum(parts.map(({ amount }) => amount))
  return [...parts, { account: 'till_difference', amount: rest }]
}

const tillPosted = (days: TillDays, { tenders, vatPercent }: DayInput): Posted[] => [
  ...tendersOf(days).flatMap(([word, amount]): Posted[] => {
    const account = tenders[word]
    return account ? [{ account, amount }] : []
  }),
  ...turned(creditsOf(days.now, vatPercent)),
  ...(days.sent ? creditsOf(days.sent, vatPercent) : []),
]

const onlinePosted = (
  { card, refunds, counter, bookings, bookingsReverse, bookingsVat }: OnlineDay,
  vatPercent: number,
): Posted[] =>
  turned([
    { account: 'card', amount: card },
    { account: 'refunds', amount: refunds },
    { account: 'counter', amount: counter },
    {
      account: 'bookings',
      amount: bookings - bookingsReverse,
      ...(bookingsVat && { vat: bookingsVat, vatPercent }),
    },
    { account: 'bookings_reverse', amount: bookingsReverse },
  ])

const problemsOf = ({ online, tills = [], tenders }: DayInput): DayProblem[] => {
  const differs = online ? online.card + online.refunds + online.counter + online.bookings : 0
  return [
    ...(differs === 0 ? [] : [{ code: 'online_differs' as const, amount: differs }]),
    ...tills.flatMap(days =>
      tendersOf(days)
        .filter(([word]) => !Object.hasOwn(tenders, word))
        .map(([tender, amount]) => ({
          code: 'unknown_tender' as const,
          till: days.now.till,
          tender,
          amount,
        })),
    ),
  ]
}

/**
 * Makes the voucher of a day. A tender is debited; tenants' goods, what waits, gift cards that were sold, own goods with the
 * VAT within, tips and rounding are credited apart. A gift card that was paid with debits the debt, if its word has the
 * account `giftcards`. `voucher` is null where problems stop it, and where the day has nothing to post.
 */
export const dayVoucher = (
  input: DayInput,
  language: Language,
): { voucher: Voucher | null; problems: DayProblem[]; notes: DayNote[] } => {
  const { day, online, tills = [] } = input
  const problems = problemsOf(input)
  const notes = tills.flatMap(({ now: { till, currencies } }) =>
    Object.entries(currencies).map(([currency, receipts]) => ({ till, currency, receipts })),
  )
  const posted = joinedPosted([
    ...(online ? onlinePosted(online, input.vatPercent) : []),
    ...tills.flatMap(days => tillPosted(days, input)),
  ])
  if (problems.length || posted.length === 0) return { voucher: null, problems, notes }
  const text = dayText(day, language)
  const lines = withTexts(posted, text, language)
  return { voucher: { dateFrom: day, dateTo: day, text, lines }, problems, notes }
}
