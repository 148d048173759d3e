/** What an entry of the history says of its changes: a line for each field, in words that staff use. */
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { isDay, weekdayName } from '#shared/kit/day.ts'
import { numberFormat } from '#shared/kit/formats.ts'
import { LOCALE } from '#shared/kit/language.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { auditCalls } from '#shared/markets/audit-calls.ts'
import type { CancellationTier } from '#shared/markets/cancellation.ts'
import { weekOf } from '#shared/markets/week.ts'
import { accountName } from '#shared/payouts/voucher-words.ts'
import { useLanguage } from '../../i18n/language.ts'
import { beginningOf } from '../../kit/beginning-of.ts'
import { percent, useShow } from '../../kit/show.ts'
import { useThisMarket } from '../market.ts'
import { useMoment } from '../moment.ts'
import { useBankValues } from './use-bank-values.ts'
import { useMarketWords } from './use-market-words.ts'

export type HistoryRow = Answer<typeof auditCalls.listAudit>['results'][number]

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What only the table needs, or what another line says: `keysReplaced` names the keys of `masks`. */
export const TECHNICAL: ReadonlySet<string> = new Set([
  'id',
  'version',
  'account',
  'accountChangedMs',
  'registration',
  'marketId',
  'createdTs',
  'fees',
  'resetAt',
  'masks',
  'currentCardAccount',
  'hasUncheckedCardAccount',
  'vatIdValid',
])

const AMOUNTS = new Set([
  'amount',
  'furtherLabelPrice',
  'listPrice',
  'price',
  'refundProofAbove',
  'refundedAmount',
  'rentAmount',
  'total',
  'totalPrice',
])

/** Fields of some kinds of things that mean something else, or are called otherwise, elsewhere. */
const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'balance-transaction': { type: 'balanceType' },
  'bank-file': { state: 'bankFileState', fetched: 'fetchedAt' },
  'bank-transaction': {
    ...{ text: 'statementText', returned: 'returnReason' },
    ...{ byHand: 'paidByHand', deletedTs: 'takenOut' },
  },
  booking: { dateStart: 'firstDay', dateEnd: 'lastDay', description: 'note', status: 'shelfStatus' },
  campaign: { dateFrom: 'firstDay', dateTo: 'lastDay' },
  // The market's fee is the operator's, a customer's is the shop's commission (D57).
  market: { fee: 'marketFee' },
  product: { status: 'goodsStatus' },
  'product-sheet': { status: 'goodsStatus', products: 'goodsCount' },
}

/** The numbers of things, which are no amounts. */
const NUMBERS = new Set(['journal', 'layout'])

const MOMENTS = new Set(['discountValidFrom', 'discountValidTo'])
const MOMENTS_IN_SECONDS = new Set(['fetchedAt', 'takenOut'])
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T/
const MOST_WORDS = 12

const nameIn = (locale: string, type: 'language' | 'region', code: string): string =>
  new Intl.DisplayNames(locale, { type }).of(code) ?? code

type OpeningHours = Parameters<typeof weekOf>[0]['openingHours']

/** "14: 100 %, 3: 50 %": days before the first, and what goes back. */
const tiers = (value: readonly CancellationTier[]): string =>
  value.map(one => `${one.daysBefore}: ${percent(one.percent)}`).join(', ')

const useHours = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (openingHours: OpeningHours): string =>
    weekOf({ openingHours })
      .map(({ first, last, hours }) => {
        const days = [first, ...(last > first ? [last] : [])].map(code => weekdayName(code, language))
        return `${days.join('–')} ${hours ? `${hours.from}–${hours.to}` : t('history.closed')}`
      })
      .join(', ')
}

/** The types of rows on a tenant's balance (specification 4). */
const useBalanceTypes = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation()
  return {
    1: t('history.balanceStart'),
    2: t('history.balanceSettlement'),
    3: t('history.balanceCash'),
    4: t('history.balanceElectronic'),
    5: t('history.balanceTransfer'),
    6: t('history.balancePurchase'),
    7: t('history.balanceRent'),
    8: t('history.balanceOther'),
  }
}

/** When vouchers are sent to the books. */
const useRhythms = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation()
  return {
    off: t('history.booksOff'),
    daily: t('history.booksDaily'),
    weekly: t('history.booksWeekly'),
    monthly: t('history.booksMonthly'),
  }
}

const useGoodsStates = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation()
  return {
    1: t('history-words.goodsDraft'),
    2: t('history-words.goodsReady'),
    3: t('history-words.goodsMaking'),
    4: t('history-words.goodsInShop'),
    5: t('history-words.goodsPrinted'),
    6: t('history-words.goodsSold'),
    7: t('history-words.goodsOut'),
  }
}
/** Fields whose values are codes of countries. */
const COUNTRIES_IN = new Set(['country', 'phoneCountries', 'supportCountry'])

/** The word for a value that is a code; undefined for other values. */
const useWordOf = () => {
  const { t } = useTranslation()
  const locale = LOCALE[useLanguage()]
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    customerType: { private: t('history-words.private'), business: t('history-words.business') },
    vatRateType: { 1: t('history-words.usedGoods'), 2: t('history-words.newGoods') },
    printType: { 1: t('history-words.a4'), 2: t('history-words.roll') },
    requestStatus: {
      reserved: t('history-words.isReserved'),
      expired: t('history-words.isExpired'),
      paid: t('history-words.isPaid'),
      confirmed: t('history-words.isConfirmed'),
      refund_initiated: t('history-words.isRefunding'),
      refunded: t('history-words.isRefunded'),
      refund_failed: t('history-words.refundFailed'),
      payment_request: t('history-words.linkOut'),
      payment_request_payment_initiated: t('history-words.linkOut'),
    },
    shelfStatus: {
      0: t('history-words.shelfFree'),
      1: t('history-words.shelfUnpaid'),
      2: t('history-words.shelfPaid'),
      3: t('history-words.shelfHeld'),
      4: t('history-words.shelfVisitor'),
      5: t('history-words.shelfOnline'),
      6: t('history-words.linkOut'),
    },
    withdrawn: { withdrawal: t('history-words.byRight'), cancellation: t('history-words.byRules') },
    rhythm: useRhythms(),
    goodsStatus: useGoodsStates(),
    ...useMarketWords(),
    clearingState: {
      open: t('history-words.clearingOpen'),
      assigned: t('history-words.clearingAssigned'),
      aside: t('history-words.clearingAside'),
    },
    balanceType: useBalanceTypes(),
    ...useBankValues(),
    asideKind: {
      gift_card: t('history-words.asideGiftCard'),
      own_goods: t('history-words.asideOwnGoods'),
      cafe: t('history-words.asideCafe'),
      bag: t('history-words.asideBag'),
      test: t('history-words.asideTest'),
      other: t('history-words.asideOther'),
    },
    level: { 1: t('history-words.info'), 2: t('history-words.warning'), 3: t('history-words.danger') },
  }
  return (field: string, value: unknown): string | undefined => {
    if (typeof value === 'boolean') return value ? t('history-words.yes') : t('history-words.no')
    if (field === 'language') return nameIn(locale, 'language', String(value))
    if (COUNTRIES_IN.has(field)) return nameIn(locale, 'region', String(value).toUpperCase())
    return words[field]?.[String(value)]
  }
}

const useLabel = () => {
  const { t, i18n } = useTranslation()
  return (field: string): string => (i18n.exists(`fields.${field}`) ? t(`fields.${field}`) : field)
}

/** A value in words; undefined for one that is empty. */
const useValue = () => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  const hours = useHours()
  const { currencyCode } = useThisMarket()
  const { format } = numberFormat(LOCALE[useLanguage()], {})
  const wordOf = useWordOf()
  const label = useLabel()
  const ofNumber = (field: string, value: number): string => {
    if (NUMBERS.has(field)) return String(value)
    if (AMOUNTS.has(field)) return show.money(value as Minor, currencyCode)
    if (MOMENTS_IN_SECONDS.has(field)) return moment(value * 1_000)
    return MOMENTS.has(field) ? moment(value) : format(value)
  }
  const ofText = (value: string): string => {
    if (isDay(value)) return show.date(value)
    if (ISO_MOMENT.test(value)) return moment(Date.parse(value))
    return beginningOf(value)
  }
  const ofList = (field: string, value: readonly unknown[]): string => {
    if (field === 'openingHours') return hours(value as OpeningHours)
    if (field === 'cancellation') return tiers(value as readonly CancellationTier[])
    if (field === 'keysReplaced') return value.map(one => label(String(one))).join(', ')
    if (field === 'phoneCountries' && value.length <= MOST_WORDS)
      return value.map(code => wordOf(field, code)).join(', ')
    if (value.length > MOST_WORDS || value.some(one => typeof one === 'object'))
      return t('history.things', { count: value.length })
    return value.map(one => ofText(String(one))).join(', ')
  }
  return (field: string, value: unknown): string | undefined => {
    if (value === null || value === undefined || value === '') return undefined
    const word = wordOf(field, value)
    if (word !== undefined) return word
    if (typeof value === 'number') return ofNumber(field, value)
    // An account of the books with its VAT code.
    if (isFields(value) && 'accountNumber' in value)
      return [value.accountNumber, value.vatCode].filter(Boolean).join(' ')
    if (Array.isArray(value)) return value.length ? ofList(field, value) : undefined
    return ofText(String(value))
  }
}

/** The lines of an entry. What is inside a field, such as a price and its discount, has a line of its own. */
export const useChangeLines = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const label = useLabel()
  const inWords = useValue()
  /** What is inside a field: of the books' accounts, those of Reol. */
  const innerName = (field: string, name: string, inner: string): string => {
    if (inner === 'price') return name
    return field === 'chart' ? accountName(inner, language) : `${name}, ${label(inner)}`
  }
  const line = (field: string, name: string, before: unknown, after: unknown): string[] => {
    const [was, is] = [inWords(field, before), inWords(field, after)]
    if (was === is) return []
    // Zero is no news of a new thing.
    if (was === undefined) return after === 0 ? [] : [t('history.added', { field: name, after: is })]
    // Null is gone; an empty text is still there.
    if (after === null) return [t('history.removed', { field: name, before: was })]
    return [t('history.fromTo', { field: name, before: was, after: is ?? t('history.empty') })]
  }
  const within = (field: string, name: string, before: Fields, after: Fields): string[] =>
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter(inner => inner !== 'name' || !field.startsWith('price '))
      .flatMap(inner =>
        line(inner, innerName(field, name, inner), before[inner] ?? null, after[inner] ?? null),
      )
  return ({ kind, changes }: Pick<HistoryRow, 'kind' | 'changes'>): string[] =>
    changes
      .filter(({ field }) => !TECHNICAL.has(field))
      .map(({ field, ...change }) => ({ field: NAMES[kind]?.[field] ?? field, ...change }))
      .flatMap(({ field, before, after }) => {
        if (!isFields(before) && !isFields(after)) return line(field, label(field), before, after)
        const [was, is] = [isFields(before) ? before : {}, isFields(after) ? after : {}]
        const name = field.startsWith('price ')
          ? t('history.priceOf', { name: is.name ?? was.name ?? '' })
          : label(field)
        return within(field, name, was, is)
      })
}
