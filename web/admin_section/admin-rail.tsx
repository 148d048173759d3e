import { IconBookmarks, IconLogout, IconSettings, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { logOut } from '../identity/log-in.ts'
import { unlessGuarded } from '../kit/guarded-history.ts'
import { Rail, RailButton, RailLink } from '../kit/rail.tsx'
import { useSession } from '../kit/session.ts'

/** The screens of the staff, in the specification's order, and log-out with the user name of who works: shifts change on one PC. */
export const AdminRail = () => {
  const { t } = useTranslation()
  const session = useSession('admin')
  return (
    <Rail label={t('staff.menu')}>
      {session?.mustChangePassword || (
        <>
          <RailLink to="/customers" icon={IconUsers}>
            {t('staff.customers')}
          </RailLink>
          <RailLink to="/booking-requests" icon={IconBookmarks}>
            {t('staff.requests')}
          </RailLink>
          <RailLink to="/settings" icon={IconSettings}>
            {t('staff.settings')}
          </RailLink>
        </>
      )}
      <RailButton
        icon={IconLogout}
        note={session?.username}
        onClick={() => unlessGuarded(() => logOut('admin'))}
      >
        {t('identity.logOut')}
      </RailButton>
    </Rail>
  )
}
