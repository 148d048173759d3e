import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { rescueFocus } from '../kit/focus.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { BookingLines } from './booking-lines.tsx'
import styles from './bookings.module.css'
import { type CartEntry, entriesIn } from './cart.ts'
import { useArrival, useWizard } from './wizard-context.ts'

const REDIRECT_SECONDS = 10

/** Navigates home after ten seconds, unless the visitor chooses to stay (decision D21). */
const Booked = ({ booked }: { booked: CartEntry[] }) => {
  const { t } = useTranslation()
  const { home, market } = useWizard()
  const navigate = useNavigate()
  const [seconds, setSeconds] = useState(REDIRECT_SECONDS)
  const finish = useRef<HTMLButtonElement>(null)
  const [stays, setStays] = useState(false)

  const stay = () => {
    setStays(true)
    rescueFocus(() => finish.current)
  }

  useEffect(() => {
    if (stays) return
    if (seconds === 0) return void navigate(home, { replace: true })
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, stays, home, navigate])

  return (
    <div className={styles.success}>
      <PageTitle>{t('bookings.successTitle')}</PageTitle>
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
            <Button ref={finish} onClick={() => void navigate(home, { replace: true })}>
              {t('bookings.finish')}
            </Button>
            {!stays && (
              <Button variant="default" onClick={stay}>
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

/** The end of the way. Who has booked nothing has nothing to see here. */
export const Success = () => {
  const { base } = useWizard()
  const booked = entriesIn(useArrival().booked)
  return booked.length ? <Booked booked={booked} /> : <Navigate to={base} replace />
}
