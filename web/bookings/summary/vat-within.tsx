import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { vatWithin } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import { useShow } from '../../kit/show.ts'

interface VatWithinProps {
  total: Minor
  vatPercent: number
  currency: string
}

/** The VAT inside a total; nothing for a market that charges none. */
export const VatWithin = ({ total, vatPercent, currency }: VatWithinProps) => {
  const { t } = useTranslation()
  const show = useShow()
  if (vatPercent <= 0) return null
  return (
    <Text size="sm" c="dimmed" ta="end">
      {t('bookings.vatWithin', { amount: show.money(vatWithin(total, vatPercent), currency) })}
    </Text>
  )
}
