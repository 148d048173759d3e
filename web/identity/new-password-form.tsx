import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { passwordCalls } from '#shared/identity/password-calls.ts'
import type { SentBody } from '#shared/kit/contract.ts'
import type { Codes } from '../kit/form/codes.ts'
import { Form } from '../kit/form/form.tsx'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { PasswordField } from './password-field.tsx'

type Routes = typeof passwordCalls
type Choosing = Routes['changePassword'] | Routes['confirmPasswordReset'] | Routes['confirmEmail']

interface NewPasswordFormProps<R extends Choosing> {
  route: R
  /** The token of a link, sent with the new password. Without it the form asks for the present password. */
  token?: string
  /** Whose password it is, so that a password manager keeps it with the right account. */
  account: string | undefined
  /** Beside the present password: which one that is. */
  oldHint?: string | undefined
  action: string
  icon: ReactNode
  /** Throws CallFailure. */
  send: (body: SentBody<R>) => Promise<unknown>
  done?: string
  onDone?: () => void
}

/** Decision D19. */
export const FIRST_LENGTH = 8

interface Typed {
  oldPassword?: string
  newPassword1: string
  newPassword2: string
}

/** The rules beyond the shape: both new passwords are equal, and differ from the present one (specification 5). */
export const passwordCodes = ({ oldPassword, newPassword1, newPassword2 }: Typed): Codes => ({
  ...(newPassword1 && newPassword1 === oldPassword ? { newPassword1: 'same_as_old' } : {}),
  ...(newPassword2 && newPassword2 !== newPassword1 ? { newPassword2: 'not_identical' } : {}),
})

/** Asks for a new password twice. Allows pasting. */
export const NewPasswordForm = <R extends Choosing>({
  route,
  token,
  account,
  oldHint,
  action,
  icon,
  send,
  done,
  onDone,
}: NewPasswordFormProps<R>) => {
  const { t } = useTranslation()
  const asksForOld = token === undefined
  const form = useRouteForm({
    route,
    initial: { ...(asksForOld ? { oldPassword: '' } : {}), newPassword1: '', newPassword2: '' },
    body: typed => ({ ...typed, token }),
    check: passwordCodes,
    send,
    busy: t('password.saving'),
    done,
    onDone,
    textOf: (_, code) => (code === 'too_short' ? t('password.tooShort', { count: FIRST_LENGTH }) : undefined),
  })
  const Frame = asksForOld ? GuardedForm : Form
  return (
    <Frame form={form}>
      <input type="text" name="username" autoComplete="username" value={account ?? ''} readOnly hidden />
      {asksForOld && (
        <PasswordField {...form.field('oldPassword')} description={oldHint} autoComplete="current-password" />
      )}
      <PasswordField {...form.field('newPassword1')} autoComplete="new-password" />
      <PasswordField {...form.field('newPassword2')} autoComplete="new-password" />
      <Text size="sm" c="dimmed">
        {t('password.passwordRule', { count: FIRST_LENGTH })}
      </Text>
      <Button type="submit" leftSection={icon}>
        {action}
      </Button>
    </Frame>
  )
}
