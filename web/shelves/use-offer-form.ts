/** What the forms of a shelf type and of a service have alike: a name, an offer with its days, and what may be wrong. */
import { useTranslation } from 'react-i18next'
import { sentPrice } from '#shared/shelves/price-grid.ts'
import {
  amountAsTyped,
  isReversed,
  momentsOf,
  NO_OFFER,
  offerAsTyped,
  type SentOffer,
  type TypedOffer,
} from '#shared/shelves/typed-offer.ts'
import { useLanguage } from '../i18n/language.ts'
import type { Value } from '../kit/form/conflict.ts'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'

type OfferThing = SentOffer & {
  version: number
  name: string
  description: string
  isActive: boolean
  price?: string
}

type TypedThing = TypedOffer & { name: string; price?: string }

/** What an emptied field is sent as: left out, it would keep its value. */
export const EMPTIED = {
  description: '',
  discountPercent: '',
  discountValidFrom: '',
  discountValidTo: '',
}

/** `thing`: undefined for a new one. */
export const useOfferForm = <Thing extends OfferThing>(thing: Thing | undefined) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const comma = useLanguage() !== 'en'
  const texts: Record<string, string> = {
    'discountPercent invalid': t('pricelist.percentRange'),
    'discountValidFrom invalid': t('list.notADay'),
    'discountValidTo invalid': t('list.notADay'),
    'price invalid': t('pricelist.noAmount'),
  }
  return {
    priceOf: ({ price }: { price: string }) => amountAsTyped(price, comma),
    initial: {
      name: thing?.name ?? '',
      description: thing?.description ?? '',
      ...offerAsTyped(thing ?? NO_OFFER, timeZone),
      isActive: thing?.isActive ?? true,
    },
    labels: {
      name: t('pricelist.name'),
      description: t('pricelist.description'),
      discountPercent: t('pricelist.offerPercent'),
      discountValidFrom: t('pricelist.offerFrom'),
      discountValidTo: t('pricelist.offerTo'),
      isActive: t('pricelist.isShown'),
    },
    /** An answered thing as the form holds it. */
    fieldsOf: (answered: Thing) => ({
      ...Object.fromEntries(Object.entries(answered)),
      ...offerAsTyped(answered, timeZone),
      ...(answered.price === undefined ? {} : { price: amountAsTyped(answered.price, comma) }),
    }),
    body: (typed: TypedThing) => ({
      ...Object.fromEntries(Object.entries(typed)),
      ...momentsOf(typed, thing ?? NO_OFFER, timeZone),
      discountPercent: typed.discountPercent.trim() === '0' ? '' : typed.discountPercent.trim(),
      ...(typed.price ? { price: sentPrice(typed.price) ?? typed.price } : {}),
    }),
    check: (typed: TypedThing): Record<string, string> => ({
      ...(typed.name.trim() ? {} : { name: 'required' }),
      ...(typed.price === undefined || typed.price.trim() ? {} : { price: 'required' }),
      ...(isReversed(typed) ? { discountValidTo: 'discount_range' } : {}),
    }),
    textOf: (field: string, code: string): string | undefined => texts[`${field} ${code}`],
    nameOf: (field: string, value: Value): string | undefined =>
      field.startsWith('discountValid') && value ? show.date(String(value)) : undefined,
  }
}
