import { Alert, Button, Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { openPayment } from '../bookings/cart.ts'
import { choice } from '../bookings/choice.ts'
import { useGo, usePlace } from '../bookings/place.ts'
import { StepFrame } from '../bookings/step-frame.tsx'
import { useCart } from '../bookings/use-cart.ts'
import { useLoader } from '../kit/loader.tsx'
import { Empty } from '../kit/states.tsx'
import { useStored } from '../kit/stored.ts'
import { CartCard } from './cart-card.tsx'
import styles from './checkout.module.css'
import { PayPanel } from './pay-panel.tsx'
import { useResume } from './use-resume.ts'

/** A payment of which nobody knows yet how it ended: asked again, never paid again. */
const Unsettled = () => {
  const { t } = useTranslation()
  const { marketId } = usePlace().market
  const ask = useResume()
  const payment = useStored(openPayment)
  const isBusy = useLoader() !== undefined
  if (payment?.marketId !== marketId || isBusy) return null
  return (
    <Alert
      color="straw"
      role="alert"
      icon={<IconAlertTriangle size={20} aria-hidden />}
      title={t('payments.unsettledTitle')}
    >
      <Stack gap="sm" align="flex-start">
        {t('payments.lost')}
        <Button size="sm" variant="default" onClick={() => void ask()}>
          {t('payments.askAgain')}
        </Button>
      </Stack>
    </Alert>
  )
}

/** The last step: what is booked, who pays, the terms and the button. */
export const Checkout = () => {
  const { t } = useTranslation()
  const go = useGo()
  const { audience, market } = usePlace()
  const entries = useCart(market.marketId)
  return (
    <StepFrame
      step="checkout"
      title={t('payments.title')}
      back={() => go(choice.read()?.price ? 'date' : 'type')}
    >
      <Unsettled />
      {entries.length === 0 ? (
        <Empty action={<Button onClick={() => go('type')}>{t('payments.bookAShelf')}</Button>}>
          {t('payments.empty')}
        </Empty>
      ) : (
        <div className={styles.sides}>
          <CartCard market={market} audience={audience} entries={entries} />
          <PayPanel entries={entries} />
        </div>
      )}
    </StepFrame>
  )
}
