/** Says before a tenant asks that their shelf ends before the campaign does, and leads to its extension. */
import { Anchor, Text } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { homeOf, type Stay } from '#shared/bookings/own-home.ts'
import { type OwnBooking, ownCalls } from '#shared/bookings/tenants-calls.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useToday } from '../../markets/use-today.ts'
import type { Campaign } from './campaign-words.ts'

interface EndsProps {
  stay: Stay<OwnBooking>
  campaign: Campaign
  /** No shelf of the tenant lasts until the end of the campaign. */
  isLast: boolean
}

const Ends = ({ stay: { until, latest }, campaign: { dateFrom }, isLast }: EndsProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const first = dateFrom > today ? dateFrom : today
  const said = { shelf: latest.shelf.name, day: show.day(until) }
  const words = () => {
    if (until < first) return t('campaigns.shelfEndsBefore', said)
    return isLast
      ? t('campaigns.shelfEnds', { ...said, count: daysBetween(first, until) + 1 })
      : t('campaigns.shelfEndsAmong', said)
  }
  const { isPossible, why } = latest.can.extend
  return (
    <Text size="sm">
      <span>{words()}</span>{' '}
      {(isPossible || why === 'extension_under_way') && (
        <Anchor component={Link} to={`/bookings/${latest.id}/extend`} fw={600} inherit underline="always">
          {t('campaigns.extend', { shelf: latest.shelf.name })}
        </Anchor>
      )}
    </Text>
  )
}

/** Where the bookings cannot be read, nothing is said: the campaign does not depend on them. */
export const ShelfEnds = ({ campaign }: { campaign: Campaign }) => {
  const { data } = useRoute(ownCalls.listOwnBookings, { query: {} })
  const { running, coming } = homeOf(data?.results ?? [])
  const lasts =
    running.some(({ until }) => until >= campaign.dateTo) ||
    coming.some(({ dateEndCustomer }) => dateEndCustomer >= campaign.dateTo)
  const ending = running.filter(({ until }) => until < campaign.dateTo)
  if (!ending.length) return null
  return (
    <Notice icon={IconClock} role="note">
      {ending.map(stay => (
        <Ends key={stay.booking.id} stay={stay} campaign={campaign} isLast={!lasts} />
      ))}
    </Notice>
  )
}
