import { Stack, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ownCalls } from '#shared/customers/own-calls.ts'
import { staffCalls } from '#shared/identity/staff-calls.ts'
import { DialogFrame } from '../kit/dialog/dialog-frame.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { ProveOwner } from './prove-owner.tsx'

interface ProverProps {
  /** Without a proof when the person leaves it. */
  onDone: (proof?: string) => void
}

const Proof = ({ own, onDone }: ProverProps & { own: { email: string; username: string } }) => {
  const { t } = useTranslation()
  return (
    <ProveOwner
      email={own.email}
      account={own.username}
      action={t('prove.action')}
      color="shelf"
      busy={t('prove.busy')}
      icon={<IconArrowRight size={20} aria-hidden />}
      onProven={async proof => onDone(proof)}
      onCancel={() => onDone()}
    />
  )
}

const StaffProof = ({ onDone }: ProverProps) => {
  const own = useRoute(staffCalls.readOwn, {})
  return <WhenLoaded of={{ own }}>{data => <Proof own={data.own} onDone={onDone} />}</WhenLoaded>
}

const TenantProof = ({ onDone }: ProverProps) => {
  const own = useRoute(ownCalls.readOwn, {})
  return <WhenLoaded of={{ own }}>{data => <Proof own={data.own} onDone={onDone} />}</WhenLoaded>
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
