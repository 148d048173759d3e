import { Anchor, Group, Stack, Text } from '@mantine/core'
import { IconBrandApple, IconBrandGooglePlay, IconDeviceMobile, IconHelp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { IconLabel } from '../kit/icon-label.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { useDeployment } from './deployment.ts'

/** The apps and the help page, as far as the deployment names them. */
export const HelpAndApps = () => {
  const { t } = useTranslation()
  const { helpUrl = '', appStoreUrl = '', playStoreUrl = '' } = useDeployment().data ?? {}
  const apps = [
    { href: appStoreUrl, icon: <IconBrandApple size={20} aria-hidden />, name: 'App Store' },
    { href: playStoreUrl, icon: <IconBrandGooglePlay size={20} aria-hidden />, name: 'Google Play' },
  ].filter(({ href }) => href)
  return (
    <Stack gap="sm">
      {apps.length > 0 && (
        <>
          <IconLabel icon={<IconDeviceMobile size={20} />}>
            <Text size="sm" c="dimmed">
              {t('identity.appHint')}
            </Text>
          </IconLabel>
          <Group gap="md">
            {apps.map(({ href, icon, name }) => (
              <Anchor key={href} href={href} target="_blank" rel="noreferrer" size="sm">
                <Group component="span" gap={4} display="inline-flex">
                  {icon}
                  {name}
                  <NewTab />
                </Group>
              </Anchor>
            ))}
          </Group>
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
