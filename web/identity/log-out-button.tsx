import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { unlessGuarded } from '../kit/frame/guarded-history.ts'
import type { Role } from '../kit/session.ts'
import { logOut } from './log-in.ts'

interface LogOutButtonProps {
  as: Role
  /** Asks where something would be lost with it. */
  mayLeave?: () => Promise<boolean>
  /** Deletes further data of the user in this browser. */
  onLoggedOut?: (marketId: string) => void
}

export const LogOutButton = ({ as: role, mayLeave, onLoggedOut }: LogOutButtonProps) => {
  const { t } = useTranslation()
  const leave = () => {
    const session = logOut(role)
    if (session) onLoggedOut?.(session.marketId)
  }
  const askAndLeave = async () => {
    if (!mayLeave || (await mayLeave())) leave()
  }
  return (
    <Button
      size="sm"
      variant="subtle"
      leftSection={<IconLogout size={20} aria-hidden />}
      onClick={() => unlessGuarded(() => void askAndLeave())}
    >
      {t('identity.logOut')}
    </Button>
  )
}
