import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { IconBuildingStore, IconCalendarX, IconCash, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useOutletContext } from 'react-router-dom'
import { dayIn } from '#shared/kit/day.ts'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { hoursOn } from '#shared/markets/hours.ts'
import { takesBookings } from '#shared/markets/rules.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useRoute } from '../kit/use-route.ts'
import type { AdminContext } from './admin-frame.tsx'
import { landingOf, useThisMarket } from './market.ts'

/** What is true today and what waits, each with the way to it. */
const Today = () => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const badges = useRoute(badgesCalls.readBadges, { audience: 'admin', market: market.marketId }).data
  const hours = hoursOn(market, dayIn(market.timeZone, Date.now()))
  const {
    pendingBookingRequests: pending = 0,
    unseenMessagesNumber: unseen = 0,
    openClearing = 0,
    notInTill = 0,
    tillHeldUp = false,
  } = badges ?? {}
  const waits = pending || unseen || openClearing || notInTill || tillHeldUp
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="today">
      <Stack gap="sm">
        <Title order={2} id="today">
          {t('staff.today')}
        </Title>
        <Text>
          {hours ? t('staff.openToday', { from: hours.from, to: hours.to }) : t('staff.closedToday')}
        </Text>
        <Anchor component={Link} to="/booking/today">
          {t('staff.dayBoard')}
        </Anchor>
        {takesBookings(market) && pending > 0 && (
          <Anchor component={Link} to="/booking/requests">
            {t('staff.pending', { count: pending })}
          </Anchor>
        )}
        {unseen > 0 && (
          <Anchor component={Link} to="/messages">
            {t('staff.unseen', { count: unseen })}
          </Anchor>
        )}
        {openClearing > 0 && (
          <Anchor component={Link} to="/payments/clearing">
            {t('staff.openClearing', { count: openClearing })}
          </Anchor>
        )}
        {(notInTill > 0 || tillHeldUp) && (
          <Anchor component={Link} to="/payments/till">
            {notInTill > 0 ? t('staff.notInTill', { count: notInTill }) : t('staff.tillHeldUp')}
          </Anchor>
        )}
        {badges && !waits && <Text c="dimmed">{t('staff.nothingWaits')}</Text>}
        <Group>
          <IfMay right="serve">
            <Button component={Link} to="/customers/new" leftSection={<IconUserPlus size={20} aria-hidden />}>
              {t('staff.newCustomer')}
            </Button>
          </IfMay>
          <Button
            component={Link}
            to="/booking/types"
            variant="default"
            leftSection={<IconCash size={20} aria-hidden />}
          >
            {t('staff.prices')}
          </Button>
          <IfMay right="serve">
            <Button
              component={Link}
              to="/settings/closing-days"
              variant="default"
              leftSection={<IconCalendarX size={20} aria-hidden />}
            >
              {t('staff.closingDays')}
            </Button>
          </IfMay>
        </Group>
      </Stack>
    </Paper>
  )
}

/** What an administrator sees first. `children`: what else they can do. */
export const AdminHome = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const { username } = useOutletContext<AdminContext>()
  return (
    <Stack gap="lg">
      <PageTitle />
      <StepTitle>{market.visualName}</StepTitle>
      <Today />
      <Paper withBorder p="lg">
        <Stack gap="md">
          <Text>{t('staff.loggedInAs', { name: username })}</Text>
          <Group>
            <Button
              component="a"
              href={landingOf(market.marketId)}
              variant="default"
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
