import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CartEntry, entriesOf } from '../bookings/cart.ts'
import { reconcile } from '../bookings/reconcile.ts'
import { emitExpired } from '../bookings/reserve.ts'
import { useWizard } from '../bookings/wizard-context.ts'
import { useLanguage } from '../i18n/language.ts'
import { type CallFailure, factOf, hasCode } from '../kit/failure.ts'
import { useRescuedFocus } from '../kit/focus.ts'
import { Form } from '../kit/form/form.tsx'
import { tellFailure } from '../kit/notify.ts'
import { useShow } from '../kit/show.ts'
import { totalOf } from './cart-card.tsx'
import { GuestForm } from './guest-form.tsx'
import { LogInAndPay } from './log-in-and-pay.tsx'
import { TermsBox } from './terms-box.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { usePayment } from './use-payment.ts'
import { useSettled } from './use-settled.ts'

/** With these codes the cart differs from the server's: fetch it again. */
const OUTDATED = ['reservation_expired', 'not_in_cart'] as const

/** The buyer's fields, the terms, and the pay button. A guest with a known address gets a log-in instead. */
export const PayPanel = ({ entries }: { entries: readonly CartEntry[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { audience, market } = useWizard()
  const { marketId, currencyCode } = market
  const isGuest = audience === 'anonymous'
  const [logInAs, setLogInAs] = useState<string>()
  useRescuedFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  const change = (username?: string) => {
    setLogInAs(username)
    requestAnimationFrame(() => heading.current?.focus())
  }
  const { isBusy, payCart } = usePayment({ audience, marketId }, market.cardWindowScript ?? '', useLanguage())
  const settled = useSettled()

  /** Fetches the cart again. When the time of all of it ran out, the first step says so. */
  const bringUpToDate = async ({ cartToken }: CartEntry, failure: CallFailure) => {
    const { booked } = await reconcile({ audience, marketId }, cartToken)
    const isEmpty = !booked.length && !entriesOf(marketId).length
    if (isEmpty && hasCode(failure, 'reservation_expired')) emitExpired(marketId)
  }
  const refused = (failure: CallFailure) => {
    if (hasCode(failure, 'customer_exists'))
      change(factOf(failure, 'customerEmail') ?? form.typed.customerEmail)
    const [entry] = entries
    if (entry && OUTDATED.some(code => hasCode(failure, code)))
      bringUpToDate(entry, failure).catch(tellFailure)
    return undefined
  }
  const form = useCheckoutForm({
    market,
    isGuest,
    entries,
    pay: async guest => settled(await payCart(guest)),
    refused,
  })

  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="who">
      {logInAs === undefined ? (
        <Stack gap="md">
          <Title order={2} id="who" ref={heading} tabIndex={-1}>
            {isGuest ? t('payments.whoTitle') : t('payments.payTitle')}
          </Title>
          <Form form={form}>
            {isGuest && <GuestForm form={form} onLogIn={() => change('')} />}
            <TermsBox {...form.box('termsAccepted')} marketId={marketId} />
            <Button
              type="submit"
              size="lg"
              disabled={isBusy}
              leftSection={<IconLock size={20} aria-hidden />}
            >
              {t('payments.pay', { amount: show.money(totalOf(entries), currencyCode) })}
            </Button>
            <Text size="sm" c="dimmed">
              {t('payments.secure')}
            </Text>
          </Form>
        </Stack>
      ) : (
        <LogInAndPay heading={heading} form={form} username={logInAs} onGuest={() => change()} />
      )}
    </Paper>
  )
}
