import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconCalendarPlus, IconSettings } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router-dom'
import { takesTenantsBookings } from '#shared/markets/rules.ts'
import { ChangePasswordButton } from '../identity/change-password-button.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { useThisMarket } from '../markets/market.ts'
import type { CustomerContext } from './customer-frame.tsx'

/** What a tenant sees first. */
export const CustomerHome = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { me } = useOutletContext<CustomerContext>()
  return (
    <Stack gap="lg">
      <PageTitle />
      <Stack gap="xs">
        <StepTitle>{t('customers.hello', { name: me?.name ?? '' })}</StepTitle>
        <Text c="dimmed">{t('customers.number', { number: me?.userNumber ?? '' })}</Text>
      </Stack>
      <Paper withBorder p="lg" component="section" aria-labelledby="book">
        <Stack gap="md">
          <Title order={2} id="book">
            {t('customers.bookTitle')}
          </Title>
          <Text>{takesTenantsBookings(market) ? t('customers.bookText') : t('markets.bookingOff')}</Text>
          <Group>
            {takesTenantsBookings(market) && (
              <Button
                component={Link}
                to="/create_booking"
                leftSection={<IconCalendarPlus size={20} aria-hidden />}
              >
                {t('customers.bookAShelf')}
              </Button>
            )}
            <ChangePasswordButton />
            <Button
              component={Link}
              to="/settings"
              variant="default"
              leftSection={<IconSettings size={20} aria-hidden />}
            >
              {t('customers.settings')}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </Stack>
  )
}
