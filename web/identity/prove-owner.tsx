import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { ownerCalls } from '#shared/identity/owner-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useThisMarket } from '../markets/market.ts'
import { PasswordField } from './password-field.tsx'

interface ProveOwnerProps {
  /** Where a code goes. */
  email: string
  /** For a password manager. */
  account: string
  /** What follows at once, on the button. */
  action: string
  /** Of what destroys nothing; otherwise the button warns. */
  color?: 'shelf' | 'berry'
  busy: string
  icon: ReactNode
  /** Throws CallFailure. */
  onProven: (proof: string) => Promise<unknown>
}

const ByPassword = ({ account, action, color = 'berry', busy, icon, onProven }: ProveOwnerProps) => {
  const { t } = useTranslation()
  const form = useRouteForm({
    route: ownerCalls.proveByPassword,
    initial: { password: '' },
    labels: { password: t('prove.password') },
    textOf: (_, code) => (code === 'wrong_password' ? t('prove.wrongPassword') : undefined),
    send: async (body, send) => onProven((await send(ownerCalls.proveByPassword, { body })).proof),
    busy,
  })
  return (
    <Form form={form}>
      <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <Button type="submit" color={color} leftSection={icon}>
        {action}
      </Button>
    </Form>
  )
}

const ByCode = ({ email, action, color = 'berry', busy, icon, onProven }: ProveOwnerProps) => {
  const { t } = useTranslation()
  const form = useRouteForm({
    route: ownerCalls.proveByCode,
    initial: { code: '' },
    labels: { code: t('prove.code') },
    body: typed => ({ ...typed, email }),
    send: async (body, send) => onProven((await send(ownerCalls.proveByCode, { body })).proof),
    busy,
  })
  return (
    <Form form={form}>
      <Text role="status">{t('prove.codeSent', { email })}</Text>
      <TextInput {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" autoFocus />
      <Button type="submit" color={color} leftSection={icon}>
        {action}
      </Button>
    </Form>
  )
}

/** Asks who is logged in to show it once more, by the password or by a code from a mail, and goes on with the proof. */
export const ProveOwner = (props: ProveOwnerProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const act = useAct()
  const [byCode, setByCode] = useState(false)
  const sendCode = async () => {
    const options = { audience: 'open', body: { email: props.email, market_id: marketId } } as const
    if (await act(send => send(codeCalls.sendCode, options), { busy: t('identity.sending') })) setByCode(true)
  }
  return (
    <>
      {byCode ? <ByCode {...props} /> : <ByPassword {...props} />}
      {byCode ? (
        <Anchor component="button" type="button" ta="start" onClick={() => setByCode(false)}>
          {t('prove.byPassword')}
        </Anchor>
      ) : (
        <Anchor component="button" type="button" ta="start" onClick={() => void sendCode()}>
          {t('prove.byCode')}
        </Anchor>
      )}
    </>
  )
}
