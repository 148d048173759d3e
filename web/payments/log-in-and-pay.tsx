import { Anchor, Stack, Text, Title } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { takeOver } from '../bookings/reconcile.ts'
import { useWizard } from '../bookings/wizard-context.ts'
import { LogInForm } from '../identity/log-in-form.tsx'
import { asFailure, hasCode } from '../kit/failure.ts'
import { ErrorSummary } from '../kit/form/error-summary.tsx'
import { tellFailure } from '../kit/notify.ts'
import { TermsBox } from './terms-box.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'

interface LogInAndPayProps {
  heading: Ref<HTMLHeadingElement>
  /** The checkout form, whose terms the tenant accepts here too. */
  form: CheckoutForm
  /** The known mail address; empty when the tenant chose to log in. */
  username: string
  onGuest: () => void
}

/** Lets a tenant log in at checkout. The reservation moves to the tenant's own pages. */
export const LogInAndPay = ({ heading, form, username, onGuest }: LogInAndPayProps) => {
  const { t } = useTranslation()
  const { marketId } = useWizard().market

  const loggedIn = async () => {
    try {
      await takeOver(marketId)
    } catch (thrown) {
      // must_change_password: the customer's own pages ask for the new password, then take the cart over.
      if (!hasCode(asFailure(thrown), 'must_change_password')) tellFailure(thrown)
    }
    window.location.assign('/user#/create_booking/checkout')
  }

  return (
    <Stack gap="md">
      <Title order={2} id="who" ref={heading} tabIndex={-1}>
        {t('payments.logInTitle')}
      </Title>
      <Text>{username ? t('payments.knownEmail', { email: username }) : t('payments.logInText')}</Text>
      {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
      <LogInForm
        key={username}
        as="customer"
        marketId={marketId}
        username={username}
        before={<TermsBox {...form.box('termsAccepted')} marketId={marketId} />}
        check={() => !form.refuse(form.typed.termsAccepted ? {} : { termsAccepted: 'terms_not_accepted' })}
        onLoggedIn={loggedIn}
      />
      <Anchor component="button" type="button" ta="start" onClick={onGuest}>
        {t('payments.asGuest')}
      </Anchor>
    </Stack>
  )
}
