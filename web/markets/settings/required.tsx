import { Paper, Stack, Text } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useSettings } from './context.ts'
import { MissingList } from './missing-list.tsx'
import { Section } from './section.tsx'

/** Where the screens of online booking send staff while the market takes no bookings (specification 8, D31). */
export const SettingsRequired = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  return (
    <Section title={t('setup.requiredTitle')} lead={t('setup.requiredText')}>
      <Paper withBorder p="lg">
        {settings.missing.length ? (
          <Stack gap="md">
            <Text>{t('setup.missingLead')}</Text>
            <MissingList />
          </Stack>
        ) : (
          <StatusMark icon={IconRosetteDiscountCheck} tone="good">
            {t('setup.nothingMissing')}
          </StatusMark>
        )}
      </Paper>
    </Section>
  )
}
