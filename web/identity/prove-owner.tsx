import { Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownerCalls } from '#shared/identity/owner-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { asFailure, hasCode } from '../kit/failure.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { PasswordField } from './password-field.tsx'

interface ProveOwnerProps {
  /** Where a code goes: the address of the account. */
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
  onCancel?: () => void
}

/** Asks for the second factor too when the call says that it is on. */
const useProof = ({ email, busy, onProven }: ProveOwnerProps, byCode: boolean) => {
  const { t } = useTranslation()
  const [asksFactor, setAsksFactor] = useState(false)
  const form = useRouteForm({
    route: ownerCalls.prove,
    initial: { password: '', mailCode: '', code: '' },
    labels: { password: t('prove.password'), mailCode: t('prove.code'), code: t('prove.factor') },
    textOf: (field, code) => {
      if (field === 'code' && code === 'invalid_code') return t('prove.wrongFactor')
      return code === 'wrong_password' ? t('prove.wrongPassword') : undefined
    },
    body: ({ password, mailCode, code }) => ({
      ...(byCode ? { mailCode, email } : { password }),
      ...(code && { code }),
    }),
    send: async (body, send) => {
      try {
        await onProven((await send(ownerCalls.prove, { body })).proof)
      } catch (thrown) {
        if (hasCode(asFailure(thrown), 'second_factor_required')) setAsksFactor(true)
        throw thrown
      }
    },
    busy,
  })
  return { form, asksFactor }
}

const ProofForm = ({ byCode, ...props }: ProveOwnerProps & { byCode: boolean }) => {
  const { t } = useTranslation()
  const { form, asksFactor } = useProof(props, byCode)
  const { account, email, action, color = 'berry', icon, onCancel } = props
  return (
    <Form form={form}>
      {byCode ? (
        <>
          <Text role="status">{t('prove.codeSent', { email })}</Text>
          <TextInput
            {...form.field('mailCode')}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            data-autofocus
          />
        </>
      ) : (
        <>
          <input type="text" name="username" autoComplete="username" value={account} readOnly hidden />
          <PasswordField {...form.field('password')} autoComplete="current-password" data-autofocus />
        </>
      )}
      {asksFactor && <TextInput {...form.field('code')} autoComplete="one-time-code" autoFocus />}
      <Group>
        <Button type="submit" color={color} leftSection={icon}>
          {action}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('kit.cancel')}
          </Button>
        )}
      </Group>
    </Form>
  )
}

/** Asks who is logged in to show it once more, by the password or by a code from a mail, and goes on with the proof. */
export const ProveOwner = (props: ProveOwnerProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const [byCode, setByCode] = useState(false)
  const sendCode = async () => {
    const body = { email: props.email }
    if (await act(send => send(ownerCalls.sendProofCode, { body }), { busy: t('identity.sending') }))
      setByCode(true)
  }
  return (
    <>
      <ProofForm key={String(byCode)} {...props} byCode={byCode} />
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
