import { Button, Group, TextInput } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { Card } from '../kit/card.tsx'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { notify, textOfCode } from '../kit/notify.ts'
import { sessions } from '../kit/session.ts'
import { WaitingAddress } from './waiting-address.tsx'

export type OwnAccount = Answer<typeof staffCalls.readOwn>

/** The session carries the name that the menu shows, and with which a new password logs in again. */
const keepName = (username: string): void => {
  const session = sessions.admin.read()
  if (session) sessions.admin.write({ ...session, username })
}

/** User name and address. Saving what is saved already is a warning (specification 8). */
export const UserData = ({ own }: { own: OwnAccount }) => {
  const { t } = useTranslation()
  const { username, email, version } = own
  const form = useRouteForm({
    route: staffCalls.changeOwn,
    initial: { username, email },
    version,
    textOf: (field, code) => (field === 'username' && code === 'invalid' ? t('account.nameRule') : undefined),
    send: async (body, send) => {
      const saved = await send(staffCalls.changeOwn, { body })
      keepName(saved.username)
      return saved
    },
    busy: t('own.saving'),
    done: t('own.saved'),
  })
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    if (form.isChanged()) return form.submit()
    notify('warning', textOfCode('nothing_changed'))
    return false
  }
  return (
    <Card title={t('own.data')}>
      <GuardedForm form={{ ...form, submit }} draft="own account">
        <TextInput {...form.field('username')} autoComplete="username" autoCapitalize="none" />
        <TextInput
          {...form.field('email')}
          type="email"
          autoComplete="email"
          description={t('own.mailHint')}
        />
        <WaitingAddress
          account={own}
          keepOld={send => send(staffCalls.changeOwn, { body: { email, version } })}
        />
        <Group>
          <Button type="submit" leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
            {t('setup.save')}
          </Button>
        </Group>
      </GuardedForm>
    </Card>
  )
}
