import { IconBookmarks, IconLogout, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { logOut } from '../identity/log-in.ts'
import { Rail, RailButton, RailLink } from '../kit/rail.tsx'
import { useSession } from '../kit/session.ts'

/** The screens of the staff, in the specification's order, and log-out with the user name of who works: shifts change on one PC. */
export const AdminRail = () => {
  const { t } = useTranslation()
  const session = useSession('admin')
  return (
    <Rail label={t('markets.adminMenu')}>
      {session?.mustChangePassword || (
        <>
          <RailLink to="/customers" icon={IconUsers}>
            {t('markets.adminCustomers')}
          </RailLink>
          <RailLink to="/booking-requests" icon={IconBookmarks}>
            {t('markets.adminRequests')}
          </RailLink>
        </>
      )}
      <RailButton icon={IconLogout} note={session?.username} onClick={() => logOut('admin')}>
        {t('identity.logOut')}
      </RailButton>
    </Rail>
  )
}
