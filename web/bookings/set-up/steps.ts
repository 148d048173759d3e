/** The steps of the first evening in words: what each has already, and where it is done. */
import { useTranslation } from 'react-i18next'
import type { SetUpPoint } from '#shared/bookings/set-up.ts'
import type { setUpCalls } from '#shared/bookings/staff-set-up-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { weekdayName } from '#shared/kit/day.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import { postalAddress } from '#shared/kit/postal-address.ts'
import type { Right } from '#shared/kit/rights.ts'
import { weekOf } from '#shared/markets/week.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { percent } from '../../kit/show.ts'

export type SetUp = Answer<typeof setUpCalls.readSetUp>

export interface Step {
  point: SetUpPoint
  isDone: boolean
  title: string
  /** What is there, or what it is for. */
  text: string
  /** The screen of the step; undefined for the first booking, which is made on the shop's own page. */
  to: string | undefined
  /** What doing it asks for: who has it not, is led nowhere. */
  right: Right
  /** What its main button says. */
  action: string
}

type Words = Pick<Step, 'title' | 'text' | 'to' | 'right' | 'action'>

/** "Mandag–fredag 10:00–17:30, lørdag–søndag lukket". */
const useHours = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ openingHours }: SetUp): string =>
    capital(
      weekOf({ openingHours: openingHours.map(day => ({ ...day, weekdayName: '' })) })
        .map(({ first, last, hours }) => {
          const days = [first, ...(last > first ? [last] : [])].map(code => weekdayName(code, language))
          return `${days.join('–')} ${hours ? `${hours.from}–${hours.to}` : t('ready.closed')}`
        })
        .join(', '),
    )
}

/** The shelf types that can be booked and have no price. */
const unpriced = ({ shelfTypes }: SetUp) => shelfTypes.filter(({ isActive, prices }) => isActive && !prices)

const usePrices = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  return (setUp: SetUp): Words => {
    const offered = setUp.shelfTypes.filter(({ isActive }) => isActive)
    const without = unpriced(setUp)
    const [first] = without
    const names = inSentence(
      without.map(({ name }) => name),
      language,
    )
    const text = () => {
      if (!offered.length) return t('ready.pricesFirstTypes')
      if (!first) return t('ready.pricesDone', { count: offered.length })
      return t('ready.pricesSome', { done: offered.length - without.length, all: offered.length, names })
    }
    return {
      title: t('ready.prices'),
      text: text(),
      to: '/booking/types',
      right: 'own',
      action: first ? t('ready.setPricesOf', { name: first.name }) : t('ready.setPrices'),
    }
  }
}

/** What is there of a point, or what it is for. */
type Has = (point: SetUpPoint, there: string, before: string) => string

/** What online booking needs (D57). */
const useOnline = () => {
  const { t } = useTranslation()
  return (
    { terms: { isWritten, isShown } }: SetUp,
    has: Has,
  ): Record<'terms' | 'card_account' | 'first_booking', Words> => {
    const written = isShown ? t('ready.termsDone') : t('ready.termsHidden')
    return {
      terms: {
        title: t('ready.terms'),
        text: isWritten ? written : t('ready.termsNone'),
        to: '/settings/terms',
        right: 'own',
        action: isWritten ? t('ready.showTerms') : t('ready.writeTerms'),
      },
      card_account: {
        title: t('ready.card'),
        text: has('card_account', t('ready.cardDone'), t('ready.cardNone')),
        to: '/settings/technical',
        right: 'own',
        action: t('ready.setUpCard'),
      },
      first_booking: {
        title: t('ready.booking'),
        text: has('first_booking', t('ready.bookingDone'), t('ready.bookingNone')),
        to: undefined,
        right: 'look',
        action: t('ready.book'),
      },
    }
  }
}

/** The names of tills are brands. */
const TILL_NAMES = { zettle: 'Zettle', flexpos: 'Flexpos' } as const

/** What the shop lives on beside the rent. */
const useSales = () => {
  const { t } = useTranslation()
  return ({ sales }: SetUp): Record<'commission' | 'vat_new' | 'till', Words> => {
    const { defaultFee, vatPercentNew, till } = sales
    return {
      commission: {
        title: t('ready.commission'),
        text: defaultFee
          ? t('ready.commissionDone', { percent: percent(defaultFee) })
          : t('ready.commissionNone'),
        to: '/settings/bank',
        right: 'money',
        action: t('ready.setCommission'),
      },
      vat_new: {
        title: t('ready.vatNew'),
        text: vatPercentNew ? percent(vatPercentNew) : t('ready.vatNewNone'),
        to: '/settings/bank',
        right: 'money',
        action: t('ready.setVatNew'),
      },
      till: {
        title: t('ready.till'),
        text: till ? t('ready.tillDone', { till: TILL_NAMES[till] }) : t('ready.tillNone'),
        to: '/settings/technical',
        right: 'own',
        action: t('ready.setUpTill'),
      },
    }
  }
}

const addressOf = ({ address: { phone, ...place } }: SetUp): string =>
  [postalAddress(place), phone].filter(Boolean).join(', ')

export const useSteps = (setUp: SetUp): Step[] => {
  const { t } = useTranslation()
  const language = useLanguage()
  const hours = useHours()
  const prices = usePrices()
  const online = useOnline()
  const sales = useSales()
  const { shelfTypes, shelves } = setUp
  const isDone = new Map(setUp.points.map(one => [one.point, one.isDone]))
  const has: Has = (point, there, before) => (isDone.get(point) ? there : before)
  const names = shelfTypes.map(({ name }) => name)
  const counts = shelfTypes.filter(type => type.shelves).map(type => `${type.name} ${type.shelves}`)
  const words: Record<SetUpPoint, Words> = {
    address: {
      title: t('ready.address'),
      text: has('address', addressOf(setUp), t('ready.addressNone')),
      to: '/settings/info',
      right: 'serve',
      action: t('ready.typeAddress'),
    },
    vat_id: {
      title: t('ready.vatId'),
      text: has('vat_id', setUp.vatId, t('ready.vatIdNone')),
      to: '/settings/bank',
      right: 'money',
      action: t('ready.typeVatId'),
    },
    opening_hours: {
      title: t('ready.hours'),
      text: has('opening_hours', hours(setUp), t('ready.hoursNone')),
      to: '/settings/hours',
      right: 'serve',
      action: t('ready.typeHours'),
    },
    shelf_types: {
      title: t('ready.types'),
      text: has('shelf_types', inSentence(names, language), t('ready.typesNone')),
      to: '/booking/types',
      right: 'serve',
      action: t('ready.makeTypes'),
    },
    shelves: {
      title: t('ready.shelves'),
      text: has(
        'shelves',
        `${t('ready.shelvesDone', { count: shelves })}: ${counts.join(', ')}`,
        t('ready.shelvesNone'),
      ),
      to: '/booking/shelves',
      right: 'serve',
      action: t('ready.addShelves'),
    },
    prices: prices(setUp),
    ...sales(setUp),
    ...online(setUp, has),
  }
  return setUp.points.map(one => ({ ...one, ...words[one.point] }))
}
