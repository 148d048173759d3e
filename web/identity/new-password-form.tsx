import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asFailure, complaints } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { tellFailure, textOfCode } from '../kit/notify.ts'

export interface NewPassword {
  oldPassword: string
  newPassword1: string
  newPassword2: string
}

type Field = keyof NewPassword
type Errors = Partial<Record<Field, string>>

interface NewPasswordFormProps {
  /** Asks for the present password too. */
  withOld?: boolean
  action: string
  icon: ReactNode
  /** Throws CallFailure. */
  onSubmit: (typed: NewPassword) => Promise<void>
}

const FIRST_LENGTH = 8
const EMPTY: NewPassword = { oldPassword: '', newPassword1: '', newPassword2: '' }

/** Codes of what is wrong, by field (specification 5). */
export const passwordErrors = (typed: NewPassword, withOld: boolean): Errors => {
  const errors: Errors = {}
  if (withOld && !typed.oldPassword) errors.oldPassword = 'required'
  if (typed.newPassword1.length < FIRST_LENGTH)
    errors.newPassword1 = typed.newPassword1 ? 'too_short_password' : 'required'
  else if (typed.newPassword1 !== typed.newPassword1.trim()) errors.newPassword1 = 'blank_around'
  else if (withOld && typed.newPassword1 === typed.oldPassword) errors.newPassword1 = 'same_as_old'
  if (!typed.newPassword2) errors.newPassword2 = 'required'
  else if (typed.newPassword2 !== typed.newPassword1) errors.newPassword2 = 'not_identical'
  return errors
}

/** A new password, typed twice. Pasting is welcome. */
export const NewPasswordForm = ({ withOld = false, action, icon, onSubmit }: NewPasswordFormProps) => {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(EMPTY)
  const [codes, setCodes] = useState<Errors>({})
  const names: Record<Field, string> = {
    oldPassword: t('identity.oldPassword'),
    newPassword1: t('identity.newPassword'),
    newPassword2: t('identity.retypePassword'),
  }
  const fields: Field[] = [...(withOld ? (['oldPassword'] as const) : []), 'newPassword1', 'newPassword2']
  const isField = (name: string | undefined): name is Field => fields.some(field => field === name)

  const textOf = (field: Field): string | undefined => {
    const code = codes[field]
    if (code === 'required') return t('kit.required', { field: names[field] })
    if (code === 'too_short_password') return t('identity.tooShort', { count: FIRST_LENGTH })
    return code && textOfCode(code)
  }
  const show = (found: Errors): boolean => {
    setCodes(found)
    const first = fields.find(field => found[field])
    if (first) document.getElementById(first)?.focus()
    return first !== undefined
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (show(passwordErrors(typed, withOld))) return
    try {
      await underLoader(t('identity.saving'), () => onSubmit(typed))
    } catch (thrown) {
      const found = complaints(asFailure(thrown)).flatMap(({ field, code }) =>
        isField(field) ? [[field, code]] : [],
      )
      if (!show(Object.fromEntries(found))) tellFailure(thrown)
    }
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {fields.map(field => (
          <PasswordInput
            key={field}
            id={field}
            label={names[field]}
            autoComplete={field === 'oldPassword' ? 'current-password' : 'new-password'}
            visibilityToggleButtonProps={{
              'aria-label': t('identity.showPassword'),
              tabIndex: 0,
              'aria-hidden': false,
            }}
            value={typed[field]}
            error={textOf(field)}
            aria-invalid={codes[field] ? true : undefined}
            onChange={({ currentTarget: { value } }) => {
              setTyped({ ...typed, [field]: value })
              setCodes({ ...codes, [field]: undefined })
            }}
          />
        ))}
        <Text size="sm" c="dimmed">
          {t('identity.passwordRule', { count: FIRST_LENGTH })}
        </Text>
        <Button type="submit" leftSection={icon}>
          {action}
        </Button>
      </Stack>
    </form>
  )
}
