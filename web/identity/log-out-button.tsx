import { Button } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Role } from '../kit/session.ts'
import { logOut } from './log-in.ts'

export const LogOutButton = ({ as: role }: { as: Role }) => {
  const { t } = useTranslation()
  return (
    <Button
      size="sm"
      variant="subtle"
      leftSection={<IconLogout size={20} aria-hidden />}
      onClick={() => logOut(role)}
    >
      {t('identity.logOut')}
    </Button>
  )
}
