import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { useMoment } from '../../markets/moment.ts'
import { Days } from '../request/days.tsx'
import styles from '../request/request.module.css'
import type { StaffsRequest } from '../request/use-request.ts'

/** The shelf and its days, those of the customer and those of the market where they differ (D11). */
export const BookingCard = ({ request }: { request: StaffsRequest }) => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  const { id, shelf, shelfStatus, dateStart, dateEnd, dateStartCustomer, dateEndCustomer, freedFrom } =
    request
  const isTaken = shelfStatus !== SHELF_BOOKING.available
  const isWider = dateStart !== dateStartCustomer || dateEnd !== dateEndCustomer
  const days = daysBetween(dateStartCustomer, dateEndCustomer) + 1
  return (
    <Card size="h3" id="booking" title={t('requests.booking')}>
      <Facts areColumns className={styles.facts}>
        <Fact name={t('requests.shelf')}>
          {isTaken ? shelf.name : t('requests.notTaken', { name: shelf.name })}
        </Fact>
        <Fact name={t('requests.boughtDays')}>
          <Days first={dateStartCustomer} last={dateEndCustomer} />
        </Fact>
        <Fact name={t('requests.length')}>{t('requests.days', { count: days })}</Fact>
        {isWider && (
          <Fact name={t('requests.takenDays')}>
            <Days first={dateStart} last={dateEnd} />
          </Fact>
        )}
        {freedFrom && <Fact name={t('requests.freeSince')}>{show.day(freedFrom)}</Fact>}
        {request.handOver && (
          <Fact name={t('requests.offeredTo')}>
            {request.handOver.name},{' '}
            <span style={{ overflowWrap: 'anywhere' }}>{request.handOver.email}</span>
            <Text size="sm" c="dimmed">
              {t('requests.offeredUntil', { when: moment(Date.parse(request.handOver.until)) })}
            </Text>
          </Fact>
        )}
        {request.beginWishAt && (
          <Fact name={t('requests.beginWish')}>{moment(Date.parse(request.beginWishAt))}</Fact>
        )}
        {request.withdrawnAt && (
          <Fact
            name={
              request.withdrawnAs === 'cancellation' ? t('requests.endedByRules') : t('requests.endedByRight')
            }
          >
            {moment(Date.parse(request.withdrawnAt))}
          </Fact>
        )}
        {request.description && <Fact name={t('requests.note')}>{request.description}</Fact>}
      </Facts>
      {request.parentBookingRequest && (
        <Anchor component={Link} to={`/booking/requests/${request.parentBookingRequest}`}>
          {t('requests.parent')}
        </Anchor>
      )}
      {request.childrenIds.map(child => (
        <Anchor key={child} component={Link} to={`/booking/requests/${child}`}>
          {t('requests.child')}
        </Anchor>
      ))}
      {isTaken && (
        <Anchor component={Link} to={`/booking/calendar?booking=${id}`}>
          {t('requests.inCalendar')}
        </Anchor>
      )}
    </Card>
  )
}
