import { Anchor, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconLogin2 } from '@tabler/icons-react'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, type CallFailure, hasCode } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure, textOfCode } from '../kit/notify.ts'
import type { Role, Session } from '../kit/session.ts'
import { logIn } from './log-in.ts'

interface LogInFormProps {
  as: Role
  marketId: string
  username?: string
  /** Where a forgotten password is replaced. */
  resetHref?: string
  /** Fields before the user name; they may refuse by answering false. */
  before?: ReactNode
  check?: () => boolean
  onLoggedIn: (session: Session) => void | Promise<void>
}

interface Errors {
  username?: string
  password?: string
}

/** User name and password. Wrong ones mark both fields until they are edited (specification 4). */
export const LogInForm = (props: LogInFormProps) => {
  const { t } = useTranslation()
  const label = props.as === 'admin' ? t('identity.username') : t('identity.emailOrNumber')
  const [username, setUsername] = useState(props.username ?? '')
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const passwordField = useRef<HTMLInputElement>(null)
  const usernameField = useRef<HTMLInputElement>(null)

  const refused = (failure: CallFailure) => {
    if (!hasCode(failure, 'invalid_credentials')) return tellFailure(failure)
    const text = textOfCode('invalid_credentials')
    notify('error', text)
    setErrors({ username: text, password: text })
    passwordField.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing: Errors = {
      ...(username.trim() ? {} : { username: t('kit.required', { field: label }) }),
      ...(password ? {} : { password: t('kit.required', { field: t('identity.password') }) }),
    }
    setErrors(missing)
    if (!(props.check?.() ?? true)) return
    if (missing.username) return usernameField.current?.focus()
    if (missing.password) return passwordField.current?.focus()
    try {
      await underLoader(t('identity.loggingIn'), async () => {
        await props.onLoggedIn(await logIn(props.as, { marketId: props.marketId, username, password }))
      })
    } catch (thrown) {
      refused(asFailure(thrown))
    }
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {props.before}
        <TextInput
          ref={usernameField}
          label={label}
          autoComplete="username"
          autoCapitalize="none"
          value={username}
          error={errors.username}
          onChange={({ currentTarget: { value } }) => {
            setUsername(value)
            setErrors({})
          }}
        />
        <PasswordInput
          ref={passwordField}
          label={t('identity.password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{
            'aria-label': t('identity.showPassword'),
            tabIndex: 0,
            'aria-hidden': false,
          }}
          value={password}
          error={errors.password}
          aria-invalid={errors.password ? true : undefined}
          onChange={({ currentTarget: { value } }) => {
            setPassword(value)
            setErrors({})
          }}
        />
        <Button type="submit" leftSection={<IconLogin2 size={20} aria-hidden />}>
          {t('identity.logIn')}
        </Button>
        {props.resetHref && <Anchor href={props.resetHref}>{t('identity.forgot')}</Anchor>}
      </Stack>
    </form>
  )
}
