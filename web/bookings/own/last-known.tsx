/** What a tenant sees without a network: their bookings as they were last. */
import { Anchor, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import { NoNetwork } from '../../kit/frame/no-network.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { phoneLink } from '../../kit/phone-link.ts'
import type { Session } from '../../kit/session.ts'
import { useShow } from '../../kit/show.ts'
import { type KnownBooking, readLastKnown } from './keep-last-known.ts'
import styles from './own.module.css'
import { ShelfTag } from './shelf-tag.tsx'

interface LastKnownProps {
  session: Session
  retry: () => void
  /** When nothing was kept for this tenant. */
  otherwise: ReactNode
}

const Booking = ({ booking, language }: { booking: KnownBooking; language: string }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { shelf, shelfType, when, dateStart, dateEnd, setUpFrom, emptyBy } = booking
  const whenIs = ({ day, time }: NonNullable<KnownBooking['emptyBy']>): string =>
    time ? t('rental.dayAndTime', { day: show.day(day), time }) : show.day(day)
  return (
    <li className={styles.coming}>
      <ShelfTag name={shelf} />
      <div className={styles.grow}>
        <Text fw={650} lang={language}>
          {shelfType}
        </Text>
        <Text>
          {show.date(dateStart)} – {show.date(dateEnd)}
        </Text>
        {when === 'running' && emptyBy && (
          <Text size="sm" c="dimmed">
            {t('offline.emptyBy', { when: whenIs(emptyBy) })}
          </Text>
        )}
        {when === 'coming' && setUpFrom && (
          <Text size="sm" c="dimmed">
            {t('offline.setUpFrom', { when: whenIs(setUpFrom) })}
          </Text>
        )}
        {when === 'past' && (
          <Text size="sm" c="dimmed">
            {t('rental.isOver')}
          </Text>
        )}
      </div>
    </li>
  )
}

export const LastKnown = ({ session, retry, otherwise }: LastKnownProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const known = readLastKnown(session)
  if (!known) return otherwise
  const { name, phone, language, timeZone, at, bookings } = known
  const when = t('rental.dayAndTime', { day: show.day(dayIn(timeZone, at)), time: timeIn(timeZone, at) })
  return (
    <Stack gap="lg" maw={640} mx="auto">
      <PageTitle>{t('rental.bookings')}</PageTitle>
      <StepTitle>{t('rental.bookings')}</StepTitle>
      <NoNetwork retry={retry}>
        <Text size="sm">{t('offline.asOf', { when })}</Text>
      </NoNetwork>
      {bookings.length > 0 ? (
        <ul className={styles.known}>
          {bookings.map(booking => (
            <Booking key={booking.id} booking={booking} language={language} />
          ))}
        </ul>
      ) : (
        <Text>{t('rental.noBookings')}</Text>
      )}
      {phone && (
        <Text size="sm">
          {t('offline.call', { market: name })}{' '}
          <Anchor href={phoneLink(phone)} underline="always">
            {phone}
          </Anchor>
        </Text>
      )}
    </Stack>
  )
}
