import { IconRosetteDiscount } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import type { ListedType } from '#shared/shelves/visitors-calls.ts'
import { percent, useShow } from '../kit/show.ts'
import { usePeriodLabel } from './period-label.ts'
import styles from './shared-offer.module.css'

type Offer = NonNullable<ListedType['offers']>[number]

/** An offer of a type by what a reader sees of it: two that end on the same day are alike. */
const looksOf = ({ discountValidTo, ...offer }: Offer, timeZone: string): string =>
  JSON.stringify([offer, discountValidTo && dayIn(timeZone, Date.parse(discountValidTo))])

/** The only discount of every type; undefined when they differ. */
const sharedOffer = (types: readonly ListedType[], timeZone: string): Offer | undefined => {
  const offers = types.map(({ offers: own = [] }) => own)
  const looks = new Set(offers.map(own => own.map(offer => looksOf(offer, timeZone)).join()))
  return looks.size === 1 && offers[0]?.length === 1 ? offers[0][0] : undefined
}

/** Says once what all types share: the discount of a period. */
export const SharedOffer = ({ types, timeZone }: { types: readonly ListedType[]; timeZone: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const label = usePeriodLabel()
  const offer = sharedOffer(types, timeZone)
  if (!offer) return null
  const until = offer.discountValidTo && show.day(dayIn(timeZone, Date.parse(offer.discountValidTo)))
  return (
    <p className={styles.offer}>
      <IconRosetteDiscount size={24} aria-hidden />
      <span>
        <strong>
          {t('shelves.offerOn', { percent: percent(offer.discountPercent), period: label(offer) })}
        </strong>{' '}
        {until && t('shelves.offerUntil', { date: until })}
      </span>
    </p>
  )
}
