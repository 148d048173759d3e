import { Anchor, Paper, Stack, Text } from '@mantine/core'
import { IconAlertCircle, IconRosetteDiscountCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useSettings } from './context.ts'
import { useMissingTexts, useSections } from './sections.tsx'
import styles from './settings.module.css'

/** What the market still lacks before visitors find it and book, each with the way to its section. */
export const SettingsOverview = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const sections = useSections()
  const texts = useMissingTexts()
  return (
    <Stack gap="md">
      <PageTitle>{t('setup.title')}</PageTitle>
      <StepTitle>{t('setup.title')}</StepTitle>
      <Paper withBorder p="lg">
        {settings.missing.length ? (
          <Stack gap="md">
            <Text>{t('setup.missingLead')}</Text>
            <ul className={styles.days}>
              {settings.missing.map(missing => {
                const section = sections.find(one => one.missing.includes(missing))
                return (
                  <li key={missing}>
                    <StatusMark icon={IconAlertCircle} tone="bad">
                      {texts[missing]}
                    </StatusMark>
                    {section && (
                      <Anchor component={Link} to={`/settings/${section.path}`}>
                        {section.name}
                      </Anchor>
                    )}
                  </li>
                )
              })}
            </ul>
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
