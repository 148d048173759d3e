import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { StillMissing } from '../still-missing.tsx'
import { useSettings } from './context.ts'

/** What the market still lacks before visitors find it and book, each with the way to its section. */
export const SettingsOverview = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  return (
    <Stack gap="md">
      <PageTitle>{t('setup.title')}</PageTitle>
      <StepTitle>{t('setup.title')}</StepTitle>
      <StillMissing missing={settings.missing} />
    </Stack>
  )
}
