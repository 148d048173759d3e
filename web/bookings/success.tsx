import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { StepTitle, usePageTitle } from '../kit/page.tsx'
import { BookingLines } from './booking-lines.tsx'
import styles from './bookings.module.css'
import type { CartEntry } from './cart.ts'
import { usePlace } from './place.ts'

const REDIRECT_SECONDS = 10

/** What was booked goes along with the way here; without it (another tab paid) the words suffice. */
const bookedIn = (state: unknown): CartEntry[] => (Array.isArray(state) ? (state as CartEntry[]) : [])

/** The end of the way. It leads on by itself after ten seconds, unless asked to stay (decision D21). */
export const Success = () => {
  const { t } = useTranslation()
  const { home, market } = usePlace()
  const navigate = useNavigate()
  const booked = bookedIn(useLocation().state)
  const [seconds, setSeconds] = useState(REDIRECT_SECONDS)
  const [stays, setStays] = useState(false)
  usePageTitle(t('bookings.successTitle'), market.visualName)

  useEffect(() => {
    if (stays) return
    if (seconds === 0) return void navigate(home)
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, stays, home, navigate])

  return (
    <div className={styles.success}>
      <Paper withBorder p="xl">
        <Stack gap="md">
          <IconCircleCheck className={styles.tick} size={56} stroke={1.5} aria-hidden />
          <StepTitle>{t('bookings.successTitle')}</StepTitle>
          <Text size="lg">{t('bookings.successText')}</Text>
          {booked.map(booking => (
            <BookingLines
              level={2}
              key={booking.bookingRequest}
              booking={booking}
              currency={market.currencyCode}
            />
          ))}
          <Group gap="sm">
            <Button onClick={() => void navigate(home)}>{t('bookings.finish')}</Button>
            {!stays && (
              <Button variant="default" onClick={() => setStays(true)}>
                {t('bookings.stay')}
              </Button>
            )}
          </Group>
          {!stays && (
            <Text c="dimmed" size="sm">
              {t('bookings.redirectIn', { count: seconds })}
            </Text>
          )}
        </Stack>
      </Paper>
    </div>
  )
}
