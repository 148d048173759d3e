import { Button, Group, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../kit/act/use-act.ts'
import type { Send } from '../kit/calls/caller.tsx'
import { Notice } from '../kit/notice.tsx'

interface WaitingAddressProps {
  account: { email: string; newEmail: string | null; verified: boolean }
  /** Asks for the present address, which forgets the one that waits. */
  keepOld: (send: Send) => Promise<unknown>
  /** A further way out, as sending the mail again. */
  further?: ReactNode
}

/** Says that a new address is not in force yet, with the way back. */
export const WaitingAddress = ({ account, keepOld, further }: WaitingAddressProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const { email, newEmail, verified } = account
  if (newEmail)
    return (
      <Notice role="status" icon={IconMail}>
        <Text size="sm">{t('own.waiting', { email: newEmail })}</Text>
        <Group gap="sm">
          {further}
          <Button
            size="sm"
            variant="default"
            onClick={() => void act(keepOld, { busy: t('own.saving'), done: t('own.saved') })}
          >
            {t('own.keepOld', { email })}
          </Button>
        </Group>
      </Notice>
    )
  return verified ? null : (
    <Notice role="note" icon={IconMail}>
      <Text size="sm">{t('own.unverified')}</Text>
    </Notice>
  )
}
