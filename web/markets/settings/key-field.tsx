import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'

/** A key of an outside service, hidden while it is typed. The keyboard reaches the button that shows it. */
export const KeyField = (props: PasswordInputProps) => {
  const { t } = useTranslation()
  return (
    <PasswordInput
      autoComplete="new-password"
      visibilityToggleButtonProps={{ 'aria-label': t('setup.showKey'), tabIndex: 0, 'aria-hidden': false }}
      {...props}
    />
  )
}
