import { Button } from '@mantine/core'
import { IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Links to what a tenant decides: their data, the password, the language, the reminders. */
export const SettingsLink = () => {
  const { t } = useTranslation()
  return (
    <Button
      component={Link}
      to="/settings"
      variant="default"
      leftSection={<IconSettings size={20} aria-hidden />}
    >
      {t('customers.settings')}
    </Button>
  )
}
