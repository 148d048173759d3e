import { Button, Group, Text } from '@mantine/core'
import { IconCircleCheck, IconPrinter } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation } from 'react-router-dom'
import { rescueFocus } from '../../kit/focus.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import type { CartEntry } from '../cart/cart.ts'
import { useBuyer, useWizard } from '../choice/wizard-context.ts'
import { AddToCalendar } from './add-to-calendar.tsx'
import { ReceiptGone } from './gone.tsx'
import { LeadsOn } from './leads-on.tsx'
import { ReceiptPassword } from './password.tsx'
import { ReceiptPlace } from './place.tsx'
import styles from './receipt.module.css'
import { ReceiptTicket } from './ticket.tsx'
import { ReceiptTodo } from './todo.tsx'
import { type Paid, paidOf, paymentsOf, useReceipt } from './use-receipt.ts'
import { useWayOn } from './use-way-on.ts'
import { ReceiptWithdrawal } from './withdrawal.tsx'

interface LeadProps {
  email: string | undefined
  isFresh: boolean
}

/** Right after the payment, where the mail goes and what to do if it does not come; later, how to keep the page. */
const Lead = ({ email, isFresh }: LeadProps) => {
  const { t } = useTranslation()
  const { supportPhone } = useWizard().market
  if (!isFresh)
    return (
      <Text size="lg" className={styles.onScreen}>
        {t('receipt.keep')}
      </Text>
    )
  return (
    <>
      <Text size="lg" className={`${styles.onScreen} ${styles.sending}`}>
        {email ? t('receipt.sending', { email }) : t('bookings.successText')}
      </Text>
      <Text size="sm" c="dimmed" className={styles.onScreen}>
        {t('receipt.noMail')} {supportPhone && t('receipt.noMailCall', { phone: supportPhone })}
      </Text>
    </>
  )
}

interface BookedProps {
  booked: CartEntry[]
  paid: Paid
  /** Where the mail goes. Right after the payment it is known before the server has said. */
  email: string | undefined
  /** It has just been paid in this tab. */
  isFresh: boolean
  isNew: boolean
  /** Seconds until a new receipt leads on. */
  after: number | undefined
}

/** The receipt. Right after the payment it leads on by itself, and Back leads to it again. */
const Booked = ({ booked, paid, email, isFresh, isNew, after }: BookedProps) => {
  const { t } = useTranslation()
  const { market, audience } = useWizard()
  const finish = useRef<HTMLButtonElement>(null)
  const way = useWayOn(
    useBuyer(),
    booked.map(({ bookingRequest }) => bookingRequest),
  )
  const last =
    booked
      .map(({ dateEnd }) => dateEnd)
      .sort()
      .at(-1) ?? ''
  return (
    <div className={styles.receipt}>
      <PageTitle>{t('bookings.successTitle')}</PageTitle>
      <div className={styles.head}>
        <IconCircleCheck className={styles.tick} size={56} stroke={1.5} aria-hidden />
        <div>
          <StepTitle>{t('bookings.successTitle')}</StepTitle>
          <Lead email={email} isFresh={isFresh} />
        </div>
      </div>
      {isNew && <LeadsOn way={way} after={after} onStay={() => rescueFocus(() => finish.current)} />}
      <div className={styles.sides}>
        <div className={styles.side}>
          <ReceiptTicket
            market={market}
            booked={booked}
            paid={paid}
            actions={
              <>
                <AddToCalendar market={market} booked={booked} />
                <Button
                  variant="default"
                  leftSection={<IconPrinter size={20} aria-hidden />}
                  onClick={() => window.print()}
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
          {audience === 'anonymous' && <ReceiptPassword email={email} />}
          <ReceiptWithdrawal market={market} />
        </div>
      </div>
      <Group justify="center" className={styles.onScreen}>
        <Button ref={finish} variant="default" onClick={way.leave}>
          {t('bookings.finish')}
        </Button>
      </Group>
    </div>
  )
}

/** The end of the way. Who has booked nothing, and has no link, has nothing to see here. */
export const Success = ({ after }: { after?: number }) => {
  const { base, market } = useWizard()
  const { hash } = useLocation()
  const { fresh, typedEmail, cart, isNew, bookedIn } = useReceipt()
  if (fresh.length) {
    const paid = paidOf(cart, fresh, market.timeZone)
    return (
      <Booked
        booked={fresh}
        paid={paid}
        email={paid.email ?? typedEmail}
        isFresh
        isNew={isNew}
        after={after}
      />
    )
  }
  if (!hash) return <Navigate to={base} replace />
  if (!cart) return <ReceiptGone />
  return (
    <WhenLoaded
      of={{ cart }}
      empty={data => !bookedIn(data.cart).length && <ReceiptGone payments={paymentsOf(data.cart)} />}
    >
      {data => {
        const booked = bookedIn(data.cart)
        const paid = paidOf(cart, booked, market.timeZone)
        return (
          <Booked
            booked={booked}
            paid={paid}
            email={paid.email}
            isFresh={false}
            isNew={false}
            after={after}
          />
        )
      }}
    </WhenLoaded>
  )
}
