import { Anchor, Group } from '@mantine/core'
import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react'
import { NewTab } from '../kit/new-tab.tsx'
import { useDeployment } from './deployment.ts'

/** The apps that the deployment names. */
export const useApps = () => {
  const { appStoreUrl = '', playStoreUrl = '' } = useDeployment().data ?? {}
  return [
    { href: appStoreUrl, icon: <IconBrandApple size={20} aria-hidden />, name: 'App Store' },
    { href: playStoreUrl, icon: <IconBrandGooglePlay size={20} aria-hidden />, name: 'Google Play' },
  ].filter(({ href }) => href)
}

/** Links to the stores of the apps; nothing where there are none. */
export const AppLinks = () => {
  const apps = useApps()
  if (!apps.length) return null
  return (
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
  )
}
