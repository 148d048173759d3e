import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import {
  IconCircleCheck,
  IconHourglass,
  IconMail,
  IconSend,
  IconShieldCheck,
  IconTrash,
  IconUser,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { STAFF_ROLES, type StaffRole } from '#shared/kit/rights.ts'
import { useAct } from '../kit/act/use-act.ts'
import { Card } from '../kit/card.tsx'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useRoleNames } from '../kit/rights/role-names.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { Section } from '../markets/settings/section.tsx'
import styles from './account.module.css'
import { logOut } from './log-in.ts'

type Administrator = Answer<typeof staffCalls.listAdministrators>['results'][number]

const Marks = ({ of }: { of: Administrator }) => {
  const { t } = useTranslation()
  return (
    <Group gap="md">
      {of.isSelf && (
        <StatusMark icon={IconUser} tone="quiet">
          {t('account.you')}
        </StatusMark>
      )}
      <StatusMark
        icon={of.isInvited ? IconHourglass : IconCircleCheck}
        tone={of.isInvited ? 'waiting' : 'good'}
      >
        {of.isInvited ? t('account.invited') : t('account.active')}
      </StatusMark>
      {!of.verified && !of.isInvited && (
        <StatusMark icon={IconMail} tone="waiting">
          {t('account.mailUnverified')}
        </StatusMark>
      )}
      {of.hasSecondFactor && (
        <StatusMark icon={IconShieldCheck} tone="good">
          {t('account.withFactor')}
        </StatusMark>
      )}
    </Group>
  )
}

/** Asks, then removes. Whoever removes the own account is logged out. */
const useRemoval = (onRemoved: () => Promise<unknown>) => {
  const { t } = useTranslation()
  const act = useAct()
  return async ({ username, isSelf }: Administrator): Promise<void> => {
    const name = username
    const removed = await act(send => send(staffCalls.removeAdministrator, { params: { username } }), {
      ask: {
        title: t('account.removeTitle', { name }),
        text: isSelf ? t('account.removeSelfText') : t('account.removeText', { name }),
        action: t('account.remove'),
      },
      busy: t('account.removing'),
      done: t('account.removed', { name }),
    })
    if (removed && isSelf) logOut('admin')
    else await onRemoved()
  }
}

/** The roles to choose from. */
const useRoles = () => {
  const names = useRoleNames()
  return STAFF_ROLES.map(value => ({ value, label: names[value] }))
}

/** What each role may do. */
const useRoleTexts = (): Record<StaffRole, string> => {
  const { t } = useTranslation()
  return {
    owner: t('account.ownerText'),
    bookkeeper: t('account.bookkeeperText'),
    staff: t('account.staffText'),
  }
}

/** Asks, then gives an administrator another role. */
const useRoleChange = () => {
  const { t } = useTranslation()
  const act = useAct()
  const [names, texts] = [useRoleNames(), useRoleTexts()]
  return ({ username, version, isSelf, role: before }: Administrator, role: StaffRole) => {
    const about = { name: username, role: names[role] }
    const body = { role, version }
    return act(send => send(staffCalls.changeRole, { params: { username }, body }), {
      ask: {
        title: isSelf ? t('account.roleSelfTitle', about) : t('account.roleTitle', about),
        text: before === 'owner' ? `${texts[role]} ${t('account.roleEndsInvitations')}` : texts[role],
        action: t('account.roleChange'),
        color: 'shelf',
      },
      busy: t('account.roleChanging'),
      done: t('account.roleChanged', about),
    })
  }
}

const Row = ({ of, onRemove }: { of: Administrator; onRemove: () => void }) => {
  const { t } = useTranslation()
  const roles = useRoles()
  const changeRole = useRoleChange()
  return (
    <Paper withBorder p="md" component="li">
      <Group justify="space-between">
        <Stack gap={4} className={styles.who}>
          <Title order={2} size="h4">
            {of.username}
          </Title>
          <Text size="sm" c="dimmed">
            {of.email}
          </Text>
          <Marks of={of} />
        </Stack>
        <NativeSelect
          size="sm"
          aria-label={t('account.roleOf', { name: of.username })}
          data={roles}
          value={of.role}
          onChange={event => void changeRole(of, event.currentTarget.value as StaffRole)}
        />
        <Button
          size="sm"
          variant="default"
          leftSection={<IconTrash size={20} aria-hidden />}
          aria-label={t('account.removeNamed', { name: of.username })}
          onClick={onRemove}
        >
          {t('account.remove')}
        </Button>
      </Group>
    </Paper>
  )
}

const Invitation = ({ onInvited }: { onInvited: () => void }) => {
  const { t } = useTranslation()
  const [roles, texts] = [useRoles(), useRoleTexts()]
  const form = useRouteForm({
    route: staffCalls.invite,
    initial: { username: '', email: '', role: 'staff' as StaffRole },
    labels: { role: t('account.role') },
    textOf: (field, code) => (field === 'username' && code === 'invalid' ? t('account.nameRule') : undefined),

    busy: t('account.inviting'),
    done: t('account.inviteSent'),
    onDone: onInvited,
  })
  return (
    <Card title={t('account.inviteTitle')}>
      <GuardedForm form={form} draft="invitation">
        <Text>{t('account.inviteText')}</Text>
        <TextInput {...form.field('username')} autoComplete="off" autoCapitalize="none" />
        <TextInput {...form.field('email')} type="email" autoComplete="off" />
        <NativeSelect {...form.field('role')} data={roles} description={texts[form.typed.role]} />
        <Group>
          <Button type="submit" leftSection={<IconSend size={20} aria-hidden />}>
            {t('account.invite')}
          </Button>
        </Group>
      </GuardedForm>
    </Card>
  )
}

/** The administrators of the market: who they are, and one more (D37). */
export const Administrators = () => {
  const { t } = useTranslation()
  const list = useRoute(staffCalls.listAdministrators, {})
  const remove = useRemoval(list.retry)
  /** A new form after each invitation. */
  const [invitations, setInvitations] = useState(0)
  return (
    <Section title={t('staff.administrators')} lead={t('account.adminsLead')}>
      <WhenLoaded of={{ list }}>
        {data => (
          <ul className={styles.admins}>
            {data.list.results.map(one => (
              <Row key={one.username} of={one} onRemove={() => void remove(one)} />
            ))}
          </ul>
        )}
      </WhenLoaded>
      <Invitation key={invitations} onInvited={() => setInvitations(invitations + 1)} />
    </Section>
  )
}
