import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A password, with an eye that a keyboard reaches too. */
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
