import { IconBell, IconBrandInstagram, IconUserCircle, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Route } from 'react-router-dom'
import { later } from '../kit/later.tsx'
import { SettingsScreens } from '../markets/settings/screens.tsx'

const UserSettings = later(
  ['account', 'own', 'password'],
  async () => (await import('../identity/user-settings.tsx')).UserSettings,
)
const Administrators = later(
  ['account'],
  async () => (await import('../identity/administrators.tsx')).Administrators,
)
const FeedConnection = later(
  ['feedsetup'],
  async () => (await import('../feeds/feed-connection.tsx')).FeedConnection,
)
const Reminders = later(
  ['reminders'],
  async () => (await import('../bookings/reminders/reminders-section.tsx')).RemindersSection,
)

/** The settings of the market, with those of the people who run it. */
export const Settings = () => {
  const { t } = useTranslation()
  return (
    <SettingsScreens
      more={[
        { path: 'reminders', name: t('staff.reminders'), icon: IconBell, missing: [], right: 'serve' },
        { path: 'feed', name: 'Instagram', icon: IconBrandInstagram, missing: [], right: 'own' },
        { path: 'user', name: t('staff.account'), icon: IconUserCircle, missing: [], right: 'look' },
        {
          path: 'administrators',
          name: t('staff.administrators'),
          icon: IconUsers,
          missing: [],
          right: 'own',
        },
      ]}
    >
      <Route path="reminders" element={<Reminders />} />
      <Route path="feed" element={<FeedConnection />} />
      <Route path="user" element={<UserSettings />} />
      <Route path="administrators" element={<Administrators />} />
    </SettingsScreens>
  )
}
