import { Paper, Stack, Title } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type CartEntry, totalOf } from '../bookings/cart/cart.ts'
import { useWizard } from '../bookings/choice/wizard-context.ts'
import { useRescuedFocus } from '../kit/focus.ts'
import { Form } from '../kit/form/form.tsx'
import { useFocusFromAddress } from '../kit/use-focus-from-address.ts'
import { leaveCardWindow } from './card-window.ts'
import { PAY } from './checkout-places.ts'
import { GuestForm } from './guest-form.tsx'
import { PayBox } from './pay-box.tsx'
import { TroubleNotice } from './trouble-notice.tsx'
import { useBeginWish } from './use-begin-wish.ts'
import type { CheckoutForm } from './use-checkout-form.ts'

interface PayPanelProps {
  form: CheckoutForm
  isBusy: boolean
  entries: readonly CartEntry[]
}

/** Who books, the terms, and the pay button. */
export const PayPanel = ({ form, isBusy, entries }: PayPanelProps) => {
  const { t } = useTranslation()
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
            <GuestForm form={form} allowed={market.phoneCountries} />
          </Stack>
        </Paper>
      )}
      <PayBox
        form={form}
        asksWish={asksWish}
        amount={totalOf(entries)}
        isBusy={isBusy}
        heading={heading}
        trouble={<TroubleNotice />}
      />
    </Form>
  )
}
