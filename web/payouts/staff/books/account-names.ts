/** What Reol's accounts are called on the screen, and which of them stand together. */
import { useTranslation } from 'react-i18next'
import type { VOUCHER_ACCOUNTS } from '#shared/payouts/voucher.ts'

type Named = (typeof VOUCHER_ACCOUNTS)[number]

export const TENDER = 'tender:'

/** The accounts in the groups of the form. Those of `settlement` and `online` are always in sight. */
export const GROUPS = {
  settlement: ['till', 'tenants', 'commission', 'rent', 'vat'],
  online: ['card', 'refunds', 'counter', 'bookings', 'giftcards'],
  tills: ['own_goods', 'cafe', 'bags', 'tips', 'rounding', 'clearing', 'till_difference', 'other'],
  reverse: ['commission_reverse', 'rent_reverse', 'bookings_reverse'],
  ownName: ['goods_used', 'goods_new'],
} as const satisfies Record<string, readonly Named[]>

/** Lines on these accounts carry VAT, or a code that says who owes it. */
export const WITH_VAT: ReadonlySet<string> = new Set<Named>([
  'commission',
  'commission_reverse',
  'goods_used',
  'goods_new',
  'rent',
  'rent_reverse',
  'bookings',
  'bookings_reverse',
  'own_goods',
  'cafe',
  'bags',
])

/** The name of an account, of a tender of the till, or of the journal. */
export const useAccountName = () => {
  const { t } = useTranslation()
  const names: Record<Named | 'journal', string> = {
    till: t('books.till'),
    tenants: t('books.tenants'),
    commission: t('books.commission'),
    commission_reverse: t('books.commissionReverse'),
    goods_used: t('books.goodsUsed'),
    goods_new: t('books.goodsNew'),
    rent: t('books.rent'),
    rent_reverse: t('books.rentReverse'),
    vat: t('books.vatAccount'),
    card: t('books.card'),
    refunds: t('books.refunds'),
    counter: t('books.counter'),
    bookings: t('books.bookings'),
    bookings_reverse: t('books.bookingsReverse'),
    giftcards: t('books.giftcards'),
    own_goods: t('books.ownGoods'),
    cafe: t('books.cafe'),
    bags: t('books.bags'),
    tips: t('books.tips'),
    rounding: t('books.rounding'),
    clearing: t('books.clearing'),
    till_difference: t('books.tillDifference'),
    other: t('books.other'),
    journal: t('books.journal'),
  }
  return (account: string): string => {
    if (account.startsWith(TENDER)) return t('books.tender', { word: account.slice(TENDER.length) })
    return names[account as Named] ?? account
  }
}
