import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { IconBuildingStore } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useOutletContext } from 'react-router-dom'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import type { AdminContext } from './admin-frame.tsx'
import { landingOf, useThisMarket } from './market.ts'

/** What an administrator sees first. `children`: what else they can do. */
export const AdminHome = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { username } = useOutletContext<AdminContext>()
  return (
    <Stack gap="lg">
      <PageTitle />
      <StepTitle>{market.visualName}</StepTitle>
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('staff.loggedInAs', { name: username })}</Text>
          <Group>
            <Button
              component="a"
              href={landingOf(market.marketId)}
              leftSection={<IconBuildingStore size={20} aria-hidden />}
            >
              {t('staff.seePage')}
            </Button>
            {children}
          </Group>
        </Stack>
      </Paper>
    </Stack>
  )
}
