import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconShieldOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { PasswordField } from './password-field.tsx'

interface StopProps {
  /** The button that gives up. */
  cancel: ReactNode
  onStopped: () => void
}

/** Switches the second factor off, with the password and a code. */
export const StopSecondFactor = ({ cancel, onStopped }: StopProps) => {
  const { t } = useTranslation()
  const form = useRouteForm({
    route: staffCalls.stopSecondFactor,
    initial: { password: '', code: '' },
    labels: { code: t('account.code') },
    textOf: (_, code) => (code === 'invalid_code' ? t('staff.wrongCode') : undefined),

    busy: t('own.saving'),
    done: t('account.stopped'),
    onDone: onStopped,
  })
  return (
    <GuardedForm form={form}>
      <Text>{t('account.stopText')}</Text>
      <PasswordField {...form.field('password')} autoComplete="current-password" autoFocus />
      <TextInput {...form.field('code')} autoComplete="one-time-code" autoCapitalize="none" />
      <Group>
        <Button type="submit" color="berry" leftSection={<IconShieldOff size={20} aria-hidden />}>
          {t('account.stop')}
        </Button>
        {cancel}
      </Group>
    </GuardedForm>
  )
}
