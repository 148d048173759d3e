import { Text } from '@mantine/core'
import { IconClockHour4 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { emptyBeforeEnd } from '#shared/bookings/shelf-hours.ts'
import type { Day } from '#shared/kit/day.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useShow } from '../../kit/show.ts'

interface EmptyBeforeProps {
  market: Parameters<typeof emptyBeforeEnd>[0]
  first: Day
  last: Day
}

/** By when the shelf is empty, where the last day that is bought is a closed one (D10); else nothing. */
export const EmptyBefore = ({ market, first, last }: EmptyBeforeProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const by = emptyBeforeEnd(market, { dateStartCustomer: first, dateEndCustomer: last })
  if (!by) return null
  const day = show.day(by.day)
  return (
    <IconLabel icon={<IconClockHour4 size={20} aria-hidden />}>
      <Text size="sm">
        {by.time ? t('bookings.emptyByTime', { day, time: by.time }) : t('bookings.emptyByDay', { day })}
      </Text>
    </IconLabel>
  )
}
