import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import { useShow } from '../kit/show.ts'
import styles from './price.module.css'

interface Discounted {
  discountValidTo: string | null
  isDiscountActive: boolean
}

/** The last day of a running discount; undefined without one or without an end. */
export const useDiscountUntil = (
  { discountValidTo, isDiscountActive }: Discounted,
  timeZone: string,
): string | undefined => {
  const show = useShow()
  return isDiscountActive && discountValidTo
    ? show.day(dayIn(timeZone, Date.parse(discountValidTo)))
    : undefined
}

interface PriceProps {
  /** The price without the discount, as in the response. */
  original: string
  discounted: string
  isDiscountActive: boolean
  currency: string
}

/** A price, and with a discount what it was before. Figures stand on the right. */
export const Price = ({ original, discounted, isDiscountActive, currency }: PriceProps) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <div className={styles.figures}>
      <p className={styles.price}>{show.money(isDiscountActive ? discounted : original, currency)}</p>
      {isDiscountActive && (
        <Text size="sm" c="dimmed">
          {t('shelves.before')} <s>{show.money(original, currency)}</s>
        </Text>
      )}
    </div>
  )
}
