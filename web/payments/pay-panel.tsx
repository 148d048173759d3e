import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type CartEntry, totalOf } from '../bookings/cart.ts'
import { useWizard } from '../bookings/wizard-context.ts'
import { useRescuedFocus } from '../kit/focus.ts'
import { Form } from '../kit/form/form.tsx'
import { useShow } from '../kit/show.ts'
import { BeginWishBox } from './begin-wish-box.tsx'
import { leaveCardWindow } from './card-window.ts'
import { PAY } from './checkout-places.ts'
import { GuestForm } from './guest-form.tsx'
import { TermsBox } from './terms-box.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useBeginWish } from './use-begin-wish.ts'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useFocusFromAddress } from './use-focus-from-address.ts'

interface PayPanelProps {
  form: CheckoutForm
  isBusy: boolean
  entries: readonly CartEntry[]
}

/** Who books, the terms, and the pay button. */
export const PayPanel = ({ form, isBusy, entries }: PayPanelProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { audience, market } = useWizard()
  const { asks: asksWish } = useBeginWish(entries.map(({ dateStart }) => dateStart))
  useRescuedFocus()
  const heading = useFocusFromAddress(PAY)
  useEffect(() => leaveCardWindow, [])
  return (
    <Form form={form}>
      {audience === 'anonymous' && (
        <Paper withBorder p="lg" component="section" aria-labelledby="who">
          <Stack gap="md">
            <Title order={2} id="who" tabIndex={-1}>
              {t('payments.whoTitle')}
            </Title>
            <GuestForm form={form} />
          </Stack>
        </Paper>
      )}
      <Paper withBorder p="lg" component="section" aria-labelledby="pay">
        <Stack gap="md">
          <Title order={2} id={PAY} ref={heading} tabIndex={-1}>
            {t('payments.payTitle')}
          </Title>
          <TermsBox {...form.box('termsAccepted')} marketId={market.marketId} />
          {asksWish && <BeginWishBox {...form.box('beginWish')} marketId={market.marketId} />}
          <TroubleNotice />
          <Button type="submit" size="lg" disabled={isBusy} leftSection={<IconLock size={20} aria-hidden />}>
            {t('payments.pay', { amount: show.money(totalOf(entries), market.currencyCode) })}
          </Button>
          <Text size="sm" ta="center">
            {t('payments.waysToPay', { ways: [t('payments.card'), ...market.wallets].join(', ') })}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {t('payments.secure')}
          </Text>
        </Stack>
      </Paper>
    </Form>
  )
}
