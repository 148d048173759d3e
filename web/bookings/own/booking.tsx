/** The page of one of a tenant's bookings. */
import { Group, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { hasCode } from '../../kit/failure.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { Actions } from './actions.tsx'
import { Dates } from './dates.tsx'
import { OfferedCard } from './handed-over.tsx'
import { Money } from './money.tsx'
import { OwedCard } from './owed-card.tsx'
import styles from './own.module.css'
import { Place } from './place.tsx'
import { ShelfTag } from './shelf-tag.tsx'
import { useOwnBooking } from './use-own.ts'
import { useLook } from './use-words.ts'

const Shown = ({ booking }: { booking: OwnBooking }) => {
  const { language } = useThisMarket()
  const { icon, tone, text } = useLook()(booking, true)
  return (
    <>
      <PageTitle>{`${booking.shelfTypeName} ${booking.shelf.name}`}</PageTitle>
      <Group gap="md" wrap="nowrap">
        <ShelfTag name={booking.shelf.name} />
        <div className={styles.grow}>
          <div lang={language}>
            <StepTitle>{booking.shelfTypeName}</StepTitle>
          </div>
          <StatusMark icon={icon} tone={tone}>
            {text}
          </StatusMark>
        </div>
      </Group>
      <OwedCard booking={booking} />
      <OfferedCard booking={booking} />
      <div className={styles.sides}>
        <div className={styles.side}>
          <Dates booking={booking} />
          <Actions booking={booking} />
        </div>
        <div className={styles.side}>
          <Money booking={booking} />
          <Place />
        </div>
      </div>
    </>
  )
}

export const OwnBookingPage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const booking = useOwnBooking(id)
  // It was handed on, or was never theirs: a new try would find no more, and what was read before is over.
  const isGone = booking.failure && hasCode(booking.failure, 'not_found')
  return (
    <Stack gap="md">
      <BackToList to="/bookings">{t('rental.bookings')}</BackToList>
      {(isGone || (booking.failure && !booking.data)) && <StepTitle>{t('rental.notShown')}</StepTitle>}
      {isGone ? (
        <Notice role="status">
          <Text>{t('rental.gone')}</Text>
        </Notice>
      ) : (
        <WhenLoaded of={{ booking }}>{data => <Shown key={id} booking={data.booking} />}</WhenLoaded>
      )}
    </Stack>
  )
}
