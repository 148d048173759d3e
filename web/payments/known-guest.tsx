import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWizard } from '../bookings/choice/wizard-context.ts'
import { LogInForm } from '../identity/log-in-form.tsx'
import { later } from '../kit/later.tsx'
import { Notice } from '../kit/notice.tsx'
import { useLoggedInHere } from './use-logged-in-here.ts'

const CodeLogIn = later(['code'], async () => (await import('../identity/code-log-in.tsx')).CodeLogIn)

interface KnownGuestProps {
  email: string
  /** When a code was sent to it, in ms since 1970; undefined before the first. */
  sentAt: number | undefined
  onSent: (at: number) => void
  /** The buyer wants to type another address. */
  onGuest: () => void
}

/**
 * In place of the payment, for a guest whose address is known: a code by mail proves that it is theirs, and the cart
 * comes along. The password is the other way.
 */
export const KnownGuest = ({ email, sentAt, onSent, onGuest }: KnownGuestProps) => {
  const { t } = useTranslation()
  const { marketId } = useWizard().market
  const [byPassword, setByPassword] = useState(false)
  const panel = useRef<HTMLDivElement>(null)
  const loggedIn = useLoggedInHere()
  useEffect(() => panel.current?.focus(), [])
  // The address is filled in, so the password is the one thing to type.
  useEffect(() => {
    if (byPassword) document.getElementById('password')?.focus()
  }, [byPassword])
  return (
    <Paper
      withBorder
      p="lg"
      component="section"
      ref={panel}
      tabIndex={-1}
      aria-label={t('payments.knownText')}
    >
      <Stack gap="md">
        <Text>{t('payments.knownText')}</Text>
        {byPassword ? (
          <>
            <LogInForm as="customer" marketId={marketId} username={email} onLoggedIn={loggedIn} />
            <Anchor component="button" type="button" ta="start" onClick={() => setByPassword(false)}>
              {t('identity.byCode')}
            </Anchor>
          </>
        ) : (
          <CodeLogIn
            email={email}
            marketId={marketId}
            order={2}
            isKnown
            sentBefore={sentAt}
            onSent={onSent}
            onLoggedIn={loggedIn}
            onOther={() => setByPassword(true)}
          />
        )}
        <Anchor component="button" type="button" ta="start" onClick={onGuest}>
          {t('payments.otherAddress')}
        </Anchor>
        <Notice color="shelf" role="note" icon={IconCircleCheck}>
          {t('payments.stillHeld')}
        </Notice>
      </Stack>
    </Paper>
  )
}
