import { Anchor, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type CallFailure, hasCode } from '../../kit/failure.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'

interface Blocker {
  id: string
  shelf: string
  dateStart: string
  dateEnd: string
  name: string
}

const UNAVAILABLE = 'error_booking_period_unavailable'

/** Reads from a refusal what takes the shelf on the asked days. `field`: where it is said that they are taken. */
export const useBlocked = (field: string) => {
  const [blockedBy, setBlockedBy] = useState<readonly Blocker[]>([])
  return {
    blockedBy,
    forget: () => setBlockedBy([]),
    refused: (failure: CallFailure): Record<string, string> | undefined => {
      if (!hasCode(failure, UNAVAILABLE)) return undefined
      setBlockedBy((failure.body as { blockedBy?: Blocker[] }).blockedBy ?? [])
      return { [field]: UNAVAILABLE }
    },
  }
}

/** The bookings that stand in the way, each with the way to it. */
export const Blocked = ({ by }: { by: readonly Blocker[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  if (!by.length) return null
  return (
    <Notice title={t('requests.inTheWay')}>
      {by.map(({ id, shelf, dateStart, dateEnd, name }) => (
        <Text size="sm" key={id}>
          <Anchor component={Link} to={`/booking/requests/${id}`}>
            {[shelf, name].filter(Boolean).join(', ')}
          </Anchor>{' '}
          {show.date(dateStart)} – {show.date(dateEnd)}
        </Text>
      ))}
    </Notice>
  )
}
