import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { ChangePasswordButton } from '../identity/change-password-button.tsx'
import { StepTitle, usePageTitle } from '../kit/page.tsx'
import { landingOf, useThisMarket } from './market.ts'

/** What an administrator sees first. */
export const AdminHome = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { username } = useOutletContext<{ username: string }>()
  usePageTitle(market.visualName)
  return (
    <Stack gap="lg">
      <StepTitle>{market.visualName}</StepTitle>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('markets.loggedInAs', { name: username })}</Text>
          <Group>
            <Button
              component="a"
              href={landingOf(market.marketId)}
              leftSection={<IconBuildingStore size={20} aria-hidden />}
            >
              {t('markets.seePage')}
            </Button>
            <ChangePasswordButton />
          </Group>
        </Stack>
      </Paper>
    </Stack>
  )
}
