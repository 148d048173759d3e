import { Paper, Stack, Text } from '@mantine/core'
import { IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useSettings } from './context.ts'
import { MissingList } from './missing-list.tsx'

/** What the market still lacks before visitors find it and book, each with the way to its section. */
export const SettingsOverview = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  return (
    <Stack gap="md">
      <PageTitle>{t('setup.title')}</PageTitle>
      <StepTitle>{t('setup.title')}</StepTitle>
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
    </Stack>
  )
}
