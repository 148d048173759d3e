/** Lines of the clearing list in plain words. */

import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import type { ClearingReason } from '#shared/sales/book.ts'
import type { clearingCalls } from '#shared/sales/clearing-calls.ts'
import type { AsideKind } from '#shared/sales/clearing-fields.ts'
import type { Against, For, Grade } from '#shared/sales/likely.ts'
import { quantityOf } from '#shared/tills/receipt.ts'
import { capital } from '../../kit/capital.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'

export type ClearingLine = Answer<typeof clearingCalls.listClearing>['results'][number]
export type Candidate = ClearingLine['likely'][number]

/** What a line is given to, and what follows: a product, or only a tenant where nobody knows the product. */
export type Given = Pick<Candidate, 'customer' | 'customerName' | 'commission' | 'share'> &
  Partial<Pick<Candidate, 'product' | 'becomes'>>

/** Why a line fits nothing: in a few words, and what happened. */
export const useReasons = (): Record<ClearingReason, { name: string; text: string }> => {
  const { t } = useTranslation()
  return {
    no_number: { name: t('clearing.noNumber'), text: t('clearing.noNumberText') },
    unknown_number: { name: t('clearing.unknownNumber'), text: t('clearing.unknownNumberText') },
    other_market: { name: t('clearing.otherMarket'), text: t('clearing.otherMarketText') },
    sold_twice: { name: t('clearing.soldTwice'), text: t('clearing.soldTwiceText') },
    more_than_one: { name: t('clearing.moreThanOne'), text: t('clearing.moreThanOneText') },
    not_in_shop: { name: t('clearing.notInShop'), text: t('clearing.notInShopText') },
    odd_quantity: { name: t('clearing.oddQuantity'), text: t('clearing.oddQuantityText') },
    too_much_back: { name: t('clearing.tooMuchBack'), text: t('clearing.tooMuchBackText') },
    odd_amount: { name: t('clearing.oddAmount'), text: t('clearing.oddAmountText') },
    other_currency: { name: t('clearing.otherCurrency'), text: t('clearing.otherCurrencyText') },
    return_unknown: { name: t('clearing.returnUnknown'), text: t('clearing.returnUnknownText') },
    wrong_clock: { name: t('clearing.wrongClock'), text: t('clearing.wrongClockText') },
    for_nothing: { name: t('clearing.forNothing'), text: t('clearing.forNothingText') },
  }
}

export const useGrades = (): Record<Grade, string> => {
  const { t } = useTranslation()
  return { most: t('clearing.most'), maybe: t('clearing.maybe'), hardly: t('clearing.hardly') }
}

export const useEvidence = (): Record<For | Against, string> => {
  const { t } = useTranslation()
  return {
    number: t('clearing.sameNumber'),
    name: t('clearing.sameName'),
    price: t('clearing.samePrice'),
    receipt: t('clearing.sameReceipt'),
    other_price: t('clearing.otherPrice'),
    not_in_shop: t('clearing.isNotInShop'),
    not_sold: t('clearing.isNotSold'),
    more_than_paid: t('clearing.isMoreThanPaid'),
  }
}

/** What a line was that is set aside. */
export const useAsideKinds = (): Record<AsideKind, string> => {
  const { t } = useTranslation()
  return {
    cafe: t('clearing.cafe'),
    gift_card: t('clearing.giftCard'),
    own_goods: t('clearing.ownGoods'),
    bag: t('clearing.bag'),
    test: t('clearing.trySale'),
    other: t('clearing.otherAside'),
  }
}

/** What a line was that is set aside, in a sentence: its kind, and what staff wrote of it. */
export const useAsideBecause = () => {
  const { t } = useTranslation()
  const kinds = useAsideKinds()
  return ({ kind, answer }: Pick<ClearingLine, 'kind' | 'answer'>): string => {
    const name = kind && kind !== 'other' ? kinds[kind] : ''
    return t('clearing.asideBecause', { reason: [name, answer].filter(Boolean).join(', ') })
  }
}

/** "I dag" or the day, and the time. */
export const useSoldAt = () => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const { timeZone } = useThisMarket()
  return (at: string) => {
    const ms = Date.parse(at)
    const day = dayIn(timeZone, ms)
    return { day: day === today ? t('clearing.today') : capital(show.day(day)), time: timeIn(timeZone, ms) }
  }
}

/** What a till has called a line: its number, its name, and how many where that is not one. */
export const useCalled = () => {
  const { t } = useTranslation()
  return ({ number, name, quantity }: Pick<ClearingLine, 'number' | 'name' | 'quantity'>): string => {
    const pieces = Math.abs(quantityOf(quantity))
    return [
      name,
      number || (name ? '' : t('clearing.noName')),
      ...(pieces === 1 ? [] : [t('clearing.pieces', { quantity })]),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}

/** Sums with a line's own currency. */
export const useAmount = () => {
  const show = useShow()
  return ({ amount, currency }: Pick<ClearingLine, 'amount' | 'currency'>): string =>
    show.money(amount, currency)
}

/** What becomes of the product of money back. */
export const useBecomes = (): Partial<Record<NonNullable<Given['becomes']>, string>> => {
  const { t } = useTranslation()
  return { return: t('clearing.becomesReturn'), reduction: t('clearing.becomesReduction') }
}

/** What follows if a line is given: who gets how much, or loses it. */
export const useFollows = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return ({ share, customer, customerName }: Given) => {
    const name = customerName || customer
    const isBack = share.startsWith('-')
    const amount = show.money(isBack ? share.slice(1) : share, currencyCode)
    return isBack ? t('clearing.loses', { name, amount }) : t('clearing.gets', { name, amount })
  }
}
