import { Button, Group, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { underLoader } from '../kit/loader.tsx'
import { Notice } from '../kit/notice.tsx'
import { notify, tellFailure } from '../kit/notify.ts'

interface WaitingAddressProps {
  account: { email: string; newEmail: string | null; verified: boolean }
  /** Asks for the present address, which forgets the one that waits. */
  keepOld: () => Promise<unknown>
  onChanged: () => Promise<unknown>
  /** A further way out, as sending the mail again. */
  further?: ReactNode
}

/** Says that a new address is not in force yet, with the way back. */
export const WaitingAddress = ({ account, keepOld, onChanged, further }: WaitingAddressProps) => {
  const { t } = useTranslation()
  const { email, newEmail, verified } = account
  const goBack = async () => {
    try {
      await underLoader(t('own.saving'), keepOld)
      notify('good', t('own.saved'))
    } catch (thrown) {
      tellFailure(thrown)
    }
    await onChanged()
  }
  if (newEmail)
    return (
      <Notice role="status" icon={IconMail}>
        <Text size="sm">{t('own.waiting', { email: newEmail })}</Text>
        <Group gap="sm">
          {further}
          <Button size="sm" variant="default" onClick={() => void goBack()}>
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
