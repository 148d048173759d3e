import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** The way to a new password, for whoever is logged in. */
export const ChangePasswordButton = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/password" variant="default" leftSection={<IconKey size={20} aria-hidden />}>
      {t('identity.changePassword')}
    </Button>
  )
}
