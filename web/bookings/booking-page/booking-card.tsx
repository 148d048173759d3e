import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { daysBetween } from '#shared/kit/day.ts'
import { Card } from '../../kit/card.tsx'
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
      <dl className={styles.facts}>
        <dt>{t('requests.shelf')}</dt>
        <dd>{isTaken ? shelf.name : t('requests.notTaken', { name: shelf.name })}</dd>
        <dt>{t('requests.boughtDays')}</dt>
        <dd>
          <Days first={dateStartCustomer} last={dateEndCustomer} />
        </dd>
        <dt>{t('requests.length')}</dt>
        <dd>{t('requests.days', { count: days })}</dd>
        {isWider && (
          <>
            <dt>{t('requests.takenDays')}</dt>
            <dd>
              <Days first={dateStart} last={dateEnd} />
            </dd>
          </>
        )}
        {freedFrom && (
          <>
            <dt>{t('requests.freeSince')}</dt>
            <dd>{show.day(freedFrom)}</dd>
          </>
        )}
        {request.handOver && (
          <>
            <dt>{t('requests.offeredTo')}</dt>
            <dd>
              {request.handOver.name},{' '}
              <span style={{ overflowWrap: 'anywhere' }}>{request.handOver.email}</span>
              <Text size="sm" c="dimmed">
                {t('requests.offeredUntil', { when: moment(Date.parse(request.handOver.until)) })}
              </Text>
            </dd>
          </>
        )}
        {request.beginWishAt && (
          <>
            <dt>{t('requests.beginWish')}</dt>
            <dd>{moment(Date.parse(request.beginWishAt))}</dd>
          </>
        )}
        {request.withdrawnAt && (
          <>
            <dt>
              {request.withdrawnAs === 'cancellation'
                ? t('requests.endedByRules')
                : t('requests.endedByRight')}
            </dt>
            <dd>{moment(Date.parse(request.withdrawnAt))}</dd>
          </>
        )}
        {request.description && (
          <>
            <dt>{t('requests.note')}</dt>
            <dd>{request.description}</dd>
          </>
        )}
      </dl>
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
