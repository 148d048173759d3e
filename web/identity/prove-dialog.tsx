import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ownCalls } from '#shared/customers/own-calls.ts'
import { ownerCalls } from '#shared/identity/owner-calls.ts'
import { DialogFrame } from '../kit/dialog-frame.tsx'
import { asFailure, hasCode } from '../kit/failure.ts'
import { Form } from '../kit/form/form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import { useSession } from '../kit/session.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { PasswordField } from './password-field.tsx'
import { ProveOwner } from './prove-owner.tsx'

interface ProverProps {
  /** Without a proof when the person leaves it. */
  onDone: (proof?: string) => void
}

/** Administrators show the password, and a code where their second factor is on. */
const StaffProof = ({ onDone }: ProverProps) => {
  const { t } = useTranslation()
  const session = useSession('admin')
  const [asksCode, setAsksCode] = useState(false)
  const form = useRouteForm({
    route: ownerCalls.proveByPassword,
    initial: { password: '', code: '' },
    labels: { password: t('prove.password'), code: t('prove.factor') },
    textOf: (_, code) => (code === 'wrong_password' ? t('prove.wrongPassword') : undefined),
    body: ({ password, code }) => ({ password, ...(code && { code }) }),
    send: async (body, send) => {
      try {
        onDone((await send(ownerCalls.proveByPassword, { body })).proof)
      } catch (thrown) {
        if (hasCode(asFailure(thrown), 'second_factor_required')) setAsksCode(true)
        throw thrown
      }
    },
    busy: t('prove.busy'),
  })
  return (
    <Form form={form}>
      <Stack gap="md">
        <input
          type="text"
          name="username"
          autoComplete="username"
          value={session?.username}
          readOnly
          hidden
        />
        <PasswordField {...form.field('password')} autoComplete="current-password" data-autofocus />
        {asksCode && (
          <TextInput {...form.field('code')} inputMode="numeric" autoComplete="one-time-code" autoFocus />
        )}
        <Group>
          <Button type="submit" leftSection={<IconArrowRight size={20} aria-hidden />}>
            {t('prove.action')}
          </Button>
          <Button variant="default" onClick={() => onDone()}>
            {t('kit.cancel')}
          </Button>
        </Group>
      </Stack>
    </Form>
  )
}

const TenantProof = ({ onDone }: ProverProps) => {
  const { t } = useTranslation()
  const own = useRoute(ownCalls.readOwn, {})
  return (
    <WhenLoaded of={{ own }}>
      {data => (
        <ProveOwner
          email={data.own.email}
          account={data.own.username}
          action={t('prove.action')}
          color="shelf"
          busy={t('prove.busy')}
          icon={<IconArrowRight size={20} aria-hidden />}
          onProven={async proof => onDone(proof)}
        />
      )}
    </WhenLoaded>
  )
}

const dialogWith = (Proof: typeof StaffProof) =>
  function ProveDialog({ onDone }: ProverProps) {
    const { t } = useTranslation()
    return (
      <DialogFrame title={t('prove.title')} onClose={() => onDone()}>
        <Stack gap="md">
          <Text>{t('prove.lead')}</Text>
          <Proof onDone={onDone} />
        </Stack>
      </DialogFrame>
    )
  }

/** Asks who is logged in to show it once more before the act goes on that asked for it (D67). */
export const StaffProver = dialogWith(StaffProof)
export const TenantProver = dialogWith(TenantProof)
