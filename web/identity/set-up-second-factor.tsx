import { Button, Group, Text, TextInput } from '@mantine/core'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { useFetchAgain } from '../kit/act/use-fetch-again.ts'
import { call } from '../kit/call.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { later } from '../kit/later.tsx'
import { sessions } from '../kit/session.ts'
import { useThisMarket } from '../markets/market.ts'
import styles from './account.module.css'
import { PasswordField } from './password-field.tsx'

const QrCode = later([], async () => (await import('./qr-code.tsx')).QrCode)

export type Secret = Answer<typeof staffCalls.startSecondFactor>

interface StartProps {
  /** The button that gives up. */
  cancel: ReactNode
  onSecret: (secret: Secret) => void
}

/** Asks for the password again: a stolen session must not shut its owner out. */
export const StartSecondFactor = ({ cancel, onSecret }: StartProps) => {
  const { t } = useTranslation()
  const form = useRouteForm({
    route: staffCalls.startSecondFactor,
    initial: { password: '' },
    send: async (body, send) => onSecret(await send(staffCalls.startSecondFactor, { body })),
    busy: t('own.saving'),
  })
  return (
    <GuardedForm form={form}>
      <Text>{t('account.setUpText')}</Text>
      <PasswordField {...form.field('password')} autoComplete="current-password" autoFocus />
      <Group>
        <Button type="submit" leftSection={<IconArrowRight size={20} aria-hidden />}>
          {t('account.goOn')}
        </Button>
        {cancel}
      </Group>
    </GuardedForm>
  )
}

interface ConfirmProps {
  /** The button that gives up. */
  cancel: ReactNode
  secret: Secret
  /** The recovery codes, which the server shows this once. */
  onCodes: (codes: readonly string[]) => void
}

/** Shows the secret for an app, and switches the second factor on with a code that the app makes of it. */
export const ConfirmSecondFactor = ({ cancel, secret: { secret, uri }, onCodes }: ConfirmProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const fetchAgain = useFetchAgain()
  const form = useRouteForm({
    route: staffCalls.confirmSecondFactor,
    initial: { code: '' },
    labels: { code: t('account.code') },
    textOf: (_, code) => (code === 'invalid_code' ? t('staff.wrongCode') : undefined),
    // Every session ends, so the new one must be kept before anything is fetched again.
    send: async body => {
      const { recoveryCodes, session } = await call(staffCalls.confirmSecondFactor, {
        audience: 'admin',
        market: marketId,
        body,
      })
      const before = sessions.admin.read()
      if (before && session) sessions.admin.write({ ...before, ...session, date: Date.now() })
      if (session) void fetchAgain(staffCalls.confirmSecondFactor.makesStale)
      onCodes(recoveryCodes)
    },
    busy: t('own.saving'),
  })
  return (
    <GuardedForm form={form}>
      <Text>{t('account.scan')}</Text>
      <QrCode text={uri} label={t('account.qr')} />
      <Text size="sm">{t('account.secret')}</Text>
      <code className={styles.secret}>{secret}</code>
      <TextInput {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" autoFocus />
      <Group>
        <Button type="submit" leftSection={<IconCheck size={20} aria-hidden />}>
          {t('account.confirm')}
        </Button>
        {cancel}
      </Group>
    </GuardedForm>
  )
}
