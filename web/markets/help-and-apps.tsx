import { Anchor, Stack, Text } from '@mantine/core'
import { IconDeviceMobile, IconHelp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ANSWERS } from '#shared/markets/answers.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { AppLinks, useApps } from './app-links.tsx'
import { useDeployment } from './deployment.ts'

/** The apps and the help page, as far as the deployment names them. */
export const HelpAndApps = () => {
  const { t } = useTranslation()
  const { helpUrl = '' } = useDeployment().data ?? {}
  const apps = useApps()
  return (
    <Stack gap="sm">
      {apps.length > 0 && (
        <>
          <IconLabel icon={<IconDeviceMobile size={20} />}>
            <Text size="sm" c="dimmed">
              {ANSWERS.sales ? t('identity.appHintSales') : t('identity.appHint')}
            </Text>
          </IconLabel>
          <AppLinks />
        </>
      )}
      {helpUrl && (
        <IconLabel icon={<IconHelp size={20} />}>
          <Anchor href={helpUrl} target="_blank" rel="noreferrer" size="sm">
            {t('identity.help')}
            <NewTab />
          </Anchor>
        </IconLabel>
      )}
    </Stack>
  )
}
