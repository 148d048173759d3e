import { Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useSettings } from './context.ts'
import { MissingList } from './missing-list.tsx'
import { Section } from './section.tsx'

/** Where the screens of online booking send staff while the market takes no bookings (specification 8, D31). */
export const SettingsRequired = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  if (!settings.missing.length) return <Navigate to="/settings" replace />
  return (
    <Section title={t('setup.requiredTitle')} lead={t('setup.requiredText')}>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('setup.missingLead')}</Text>
          <MissingList />
        </Stack>
      </Paper>
    </Section>
  )
}
