import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { ownerCalls } from '#shared/identity/owner-calls.ts'
import { call } from '../kit/call.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure } from '../kit/notify.ts'
import { useThisMarket } from '../markets/market.ts'
import { PasswordField } from './password-field.tsx'

interface ProveOwnerProps {
  /** Where a code goes. */
  email: string
  /** For a password manager. */
  account: string
  /** What follows at once, on the button. */
  action: string
  busy: string
  icon: ReactNode
  /** Throws CallFailure. */
  onProven: (proof: string) => Promise<unknown>
}

const useAs = () => ({ audience: 'customer', market: useThisMarket().marketId }) as const

const ByPassword = ({ account, action, busy, icon, onProven }: ProveOwnerProps) => {
  const { t } = useTranslation()
  const as = useAs()
  const form = useRouteForm({
    route: ownerCalls.proveByPassword,
    initial: { password: '' },
    labels: { password: t('mydata.password') },
    textOf: (_, code) => (code === 'wrong_password' ? t('mydata.wrongPassword') : undefined),
    send: async body => onProven((await call(ownerCalls.proveByPassword, { ...as, body })).proof),
    busy,
  })
  return (
    <Form form={form}>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <Button type="submit" color="berry" leftSection={icon}>
        {action}
      </Button>
    </Form>
  )
}

const ByCode = ({ email, action, busy, icon, onProven }: ProveOwnerProps) => {
  const { t } = useTranslation()
  const as = useAs()
  const form = useRouteForm({
    route: ownerCalls.proveByCode,
    initial: { code: '' },
    labels: { code: t('mydata.code') },
    body: typed => ({ ...typed, email }),
    send: async body => onProven((await call(ownerCalls.proveByCode, { ...as, body })).proof),
    busy,
  })
  return (
    <Form form={form}>
      <Text role="status">{t('mydata.codeSent', { email })}</Text>
      <TextInput {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" autoFocus />
      <Button type="submit" color="berry" leftSection={icon}>
        {action}
      </Button>
    </Form>
  )
}

/** Asks who is logged in to show it once more, by the password or by a code from a mail, and goes on with the proof. */
export const ProveOwner = (props: ProveOwnerProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [byCode, setByCode] = useState(false)
  const sendCode = async () => {
    try {
      const body = { email: props.email, market_id: marketId }
      await underLoader(t('identity.sending'), () => call(codeCalls.sendCode, { audience: 'open', body }))
      setByCode(true)
    } catch (thrown) {
      tellFailure(thrown)
    }
  }
  return (
    <>
      {byCode ? <ByCode {...props} /> : <ByPassword {...props} />}
      {byCode ? (
        <Anchor component="button" type="button" ta="start" onClick={() => setByCode(false)}>
          {t('mydata.byPassword')}
        </Anchor>
      ) : (
        <Anchor component="button" type="button" ta="start" onClick={() => void sendCode()}>
          {t('mydata.byCode')}
        </Anchor>
      )}
    </>
  )
}
