import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A password field with a button that shows the password. The keyboard reaches the button too. */
export const PasswordField = (props: PasswordInputProps) => {
  const { t } = useTranslation()
  return (
    <PasswordInput
      visibilityToggleButtonProps={{
        'aria-label': t('identity.showPassword'),
        tabIndex: 0,
        'aria-hidden': false,
      }}
      {...props}
    />
  )
}
