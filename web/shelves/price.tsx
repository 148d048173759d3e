import { Badge, Group, Stack, Text } from '@mantine/core'
import { IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import { useShow } from '../kit/show.ts'
import styles from './shelves.module.css'

interface Priced {
  /** The price without the discount, as in the response. */
  original: string
  discounted: string
  discountPercent: number | null
  discountValidTo: string | null
  isDiscountActive: boolean
}

interface PriceProps extends Priced {
  currency: string
  timeZone: string
}

/** Shows a price. With a discount also the old price, the percentage, and the last day. */
export const Price = (props: PriceProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { original, discounted, discountPercent, discountValidTo, isDiscountActive, currency, timeZone } =
    props
  if (!isDiscountActive) return <p className={styles.price}>{show.money(original, currency)}</p>
  const until = discountValidTo ? show.day(dayIn(timeZone, Date.parse(discountValidTo))) : undefined
  return (
    <Stack gap={4}>
      <Badge color="clay" leftSection={<IconTag size={14} aria-hidden />} size="lg">
        {t('shelves.discount')}
      </Badge>
      <Group gap="sm" align="baseline">
        <p className={styles.price}>{show.money(discounted, currency)}</p>
        <Text c="clay" fw={650}>
          −{discountPercent} %
        </Text>
      </Group>
      <Text size="sm" c="dimmed">
        {t('shelves.before')} <s>{show.money(original, currency)}</s>
      </Text>
      {until && (
        <Text size="sm" c="clay">
          {t('shelves.discountUntil', { date: until })}
        </Text>
      )}
    </Stack>
  )
}
