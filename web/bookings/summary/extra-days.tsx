import { Text } from '@mantine/core'
import { IconGift } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Day } from '#shared/kit/day.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useShow } from '../../kit/show.ts'

/** The days that a tenant gets on top because the shop is closed (decision D10); nothing without any. */
export const ExtraDays = ({ days }: { days: readonly Day[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  if (!days.length) return null
  return (
    <IconLabel icon={<IconGift size={20} color="var(--reol-green)" />}>
      <Text size="sm" c="shelf">
        {t('bookings.lengthened', { count: days.length, dates: days.map(show.day).join(', ') })}
      </Text>
    </IconLabel>
  )
}
