import { IconUserCircle, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Route } from 'react-router-dom'
import { Administrators } from '../identity/administrators.tsx'
import { UserSettings } from '../identity/user-settings.tsx'
import { SettingsScreens } from '../markets/settings/screens.tsx'

/** The settings of the market, with those of the people who run it. */
export const Settings = () => {
  const { t } = useTranslation()
  return (
    <SettingsScreens
      more={[
        { path: 'user', name: t('account.title'), icon: IconUserCircle, missing: [] },
        { path: 'administrators', name: t('account.admins'), icon: IconUsers, missing: [] },
      ]}
    >
      <Route path="user" element={<UserSettings />} />
      <Route path="administrators" element={<Administrators />} />
    </SettingsScreens>
  )
}
