import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Links to the screen where a logged-in reader changes the password. */
export const ChangePasswordButton = () => {
  const { t } = useTranslation()
  return (
    <Button component={Link} to="/password" variant="default" leftSection={<IconKey size={20} aria-hidden />}>
      {t('identity.changePassword')}
    </Button>
  )
}
