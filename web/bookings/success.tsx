import { Button, Group, Text } from '@mantine/core'
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { rescueFocus } from '../kit/focus.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { PageSkeleton } from '../kit/states.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import styles from './receipt.module.css'
import { ReceiptPassword } from './receipt-password.tsx'
import { ReceiptPlace } from './receipt-place.tsx'
import { ReceiptTicket } from './receipt-ticket.tsx'
import { ReceiptTodo } from './receipt-todo.tsx'
import { type Receipt, useReceipt } from './use-receipt.ts'
import { useWizard } from './wizard-context.ts'

const REDIRECT_SECONDS = 10

/** The seconds until `leave` is called; undefined once `stay` was. Does not count unless it `runs`. */
const useRedirect = (runs: boolean, leave: () => void) => {
  const [seconds, setSeconds] = useState(REDIRECT_SECONDS)
  const [stays, setStays] = useState(!runs)
  const leaving = useRef(leave)
  leaving.current = leave
  useEffect(() => {
    if (stays) return
    if (seconds === 0) return leaving.current()
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
    return () => clearTimeout(timer)
  }, [seconds, stays])
  return { seconds: stays ? undefined : seconds, stay: () => setStays(true) }
}

/** The receipt. Right after the payment it leads home after ten seconds, unless the visitor stays (decision D21). */
const Booked = ({ booked, email, isNew }: Receipt) => {
  const { t } = useTranslation()
  const { home, market, audience } = useWizard()
  const navigate = useNavigate()
  const finish = useRef<HTMLButtonElement>(null)
  const leave = () => void navigate(home, { replace: true })
  const { seconds, stay } = useRedirect(isNew, leave)
  const last =
    booked
      .map(({ dateEnd }) => dateEnd)
      .sort()
      .at(-1) ?? ''
  return (
    <div className={styles.receipt}>
      <PageTitle>{t('bookings.successTitle')}</PageTitle>
      {seconds !== undefined && (
        <div className={styles.strip}>
          <span>{t('bookings.redirectIn', { count: seconds })}</span>
          <Button
            variant="subtle"
            size="sm"
            onClick={() => {
              stay()
              rescueFocus(() => finish.current)
            }}
          >
            {t('bookings.stay')}
          </Button>
        </div>
      )}
      <div className={styles.head}>
        <IconCircleCheck className={styles.tick} size={56} stroke={1.5} aria-hidden />
        <div>
          <StepTitle>{t('bookings.successTitle')}</StepTitle>
          <Text size="lg">{email ? t('receipt.sentTo', { email }) : t('bookings.successText')}</Text>
        </div>
      </div>
      <div className={styles.sides}>
        <div className={styles.side}>
          <ReceiptTicket
            market={market}
            booked={booked}
            actions={
              <>
                <AddToCalendar market={market} booked={booked} onUse={stay} />
                <Button
                  variant="default"
                  leftSection={<IconPrinter size={20} aria-hidden />}
                  onClick={() => {
                    stay()
                    window.print()
                  }}
                >
                  {t('receipt.print')}
                </Button>
              </>
            }
          />
          <ReceiptPlace market={market} until={last} />
        </div>
        <div className={styles.side}>
          <ReceiptTodo market={market} booked={booked} />
          {audience === 'anonymous' && <ReceiptPassword email={email} onUse={stay} />}
        </div>
      </div>
      <Group justify="center" className={styles.onScreen}>
        <Button ref={finish} variant="default" onClick={leave}>
          {t('bookings.finish')}
        </Button>
      </Group>
    </div>
  )
}

/** The end of the way. Who has booked nothing has nothing to see here. */
export const Success = () => {
  const { base } = useWizard()
  const receipt = useReceipt()
  if (!receipt) return <PageSkeleton />
  return receipt.booked.length ? <Booked {...receipt} /> : <Navigate to={base} replace />
}
