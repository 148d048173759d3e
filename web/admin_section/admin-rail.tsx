import { IconBookmarks, IconLogout, IconPhoto, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { logOut } from '../identity/log-in.ts'
import { Rail, RailButton, RailLink } from '../kit/rail.tsx'
import { useSession } from '../kit/session.ts'

/** The screens of the staff, in the specification's order, and the way out with the name of who works. */
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
          <RailLink to="/settings/pictures" icon={IconPhoto}>
            {t('markets.adminPictures')}
          </RailLink>
        </>
      )}
      <RailButton icon={IconLogout} onClick={() => logOut('admin')}>
        {t('identity.logOut')}
      </RailButton>
    </Rail>
  )
}
