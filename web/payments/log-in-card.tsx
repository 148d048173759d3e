import { Anchor, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWizard } from '../bookings/choice/wizard-context.ts'
import { LogInForm } from '../identity/log-in-form.tsx'
import { ErrorSummary } from '../kit/form/error-summary.tsx'
import { later } from '../kit/later.tsx'
import styles from './checkout.module.css'
import { TermsBox } from './terms-box.tsx'
import type { CheckoutForm } from './use-checkout-form.ts'
import { useLoggedInHere } from './use-logged-in-here.ts'

const CodeByMail = later(['code'], async () => (await import('../identity/code-by-mail.tsx')).CodeByMail)

interface LogInCardProps {
  /** The checkout form, whose terms the tenant accepts here too. */
  form: CheckoutForm
  isOpen: boolean
  onOpen: () => void
  onGuest: () => void
}

/** The tenant's log-in, in place: by password, or by a code in a mail. The reservation comes along. */
const LogIn = ({ form, onGuest }: Pick<LogInCardProps, 'form' | 'onGuest'>) => {
  const { t } = useTranslation()
  const { marketId } = useWizard().market
  const [byCode, setByCode] = useState<string>()
  const loggedIn = useLoggedInHere()
  return (
    <Stack gap="md">
      {byCode === undefined ? (
        <>
          {form.errors.length > 0 && <ErrorSummary key={form.attempt} errors={form.errors} />}
          <LogInForm
            as="customer"
            marketId={marketId}
            after={<TermsBox {...form.box('termsAccepted')} marketId={marketId} />}
            check={() =>
              !form.refuse(form.typed.termsAccepted ? {} : { termsAccepted: 'terms_not_accepted' })
            }
            onByCode={setByCode}
            onLoggedIn={loggedIn}
          />
        </>
      ) : (
        <CodeByMail
          marketId={marketId}
          typed={byCode}
          onLoggedIn={loggedIn}
          onOther={() => setByCode(undefined)}
        />
      )}
      <Anchor component="button" type="button" ta="start" onClick={onGuest}>
        {t('payments.asGuest')}
      </Anchor>
    </Stack>
  )
}

/** On top of the checkout: who has rented here before need not type anything. */
export const LogInCard = ({ form, isOpen, onOpen, onGuest }: LogInCardProps) => {
  const { t } = useTranslation()
  return (
    <Paper
      withBorder
      p={isOpen ? 'lg' : 'md'}
      component="section"
      className={styles.logIn}
      aria-labelledby="log-in"
    >
      <div className={styles.logInHead}>
        <div>
          <Title order={2} size={isOpen ? 'h2' : 'h4'} id="log-in" tabIndex={-1}>
            {isOpen ? t('payments.logInTitle') : t('payments.hadRented')}
          </Title>
          <Text size="sm" c="dimmed">
            {isOpen ? t('payments.logInText') : t('payments.hadRentedText')}
          </Text>
        </div>
        {!isOpen && (
          <Button variant="default" leftSection={<IconLogin2 size={20} aria-hidden />} onClick={onOpen}>
            {t('identity.logIn')}
          </Button>
        )}
      </div>
      {isOpen && <LogIn form={form} onGuest={onGuest} />}
    </Paper>
  )
}
