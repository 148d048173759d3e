import {
  IconCalendarEvent,
  IconCash,
  IconChartBar,
  IconLogout,
  IconMessage,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { countsPending } from '#shared/markets/pending.ts'
import { logOut } from '../identity/log-in.ts'
import { unlessGuarded } from '../kit/frame/guarded-history.ts'
import { Rail, RailButton, RailLink } from '../kit/frame/rail.tsx'
import { useSession } from '../kit/session.ts'
import { useMarket } from '../markets/market.ts'
import { useBadges } from './use-badges.ts'

/** The screens of the staff in the specification's order, with what waits for them. */
const Screens = ({ marketId }: { marketId: string }) => {
  const { t } = useTranslation()
  const badges = useBadges()
  const market = useMarket('anonymous', marketId).data
  const pending = market && countsPending(market) ? badges?.pendingBookingRequests : 0
  return (
    <>
      <RailLink to="/customers" icon={IconUsers}>
        {t('staff.customers')}
      </RailLink>
      <RailLink
        to="/payments"
        icon={IconCash}
        count={badges && badges.notInTill + badges.openClearing + (badges.tillHeldUp ? 1 : 0)}
        countText={count => t('staff.needsHand', { count })}
      >
        {t('staff.payments')}
      </RailLink>
      <RailLink
        to="/booking"
        icon={IconCalendarEvent}
        count={pending}
        countText={count => t('staff.pending', { count })}
      >
        {t('staff.booking')}
      </RailLink>
      <RailLink to="/settings" icon={IconSettings}>
        {t('staff.settings')}
      </RailLink>
      <RailLink to="/reports" icon={IconChartBar}>
        {t('staff.reports')}
      </RailLink>
      <RailLink
        to="/messages"
        icon={IconMessage}
        count={badges?.unseenMessagesNumber}
        countText={count => t('staff.unseen', { count })}
      >
        {t('staff.messages')}
      </RailLink>
    </>
  )
}

/** The staff's menu, and log-out with the user name of who works: shifts change on one PC. */
export const AdminRail = () => {
  const { t } = useTranslation()
  const session = useSession('admin')
  return (
    <Rail label={t('staff.menu')}>
      {session && !session.mustChangePassword && <Screens marketId={session.marketId} />}
      <RailButton
        icon={IconLogout}
        note={session?.username}
        onClick={() => unlessGuarded(() => logOut('admin'))}
      >
        {t('identity.logOut')}
      </RailButton>
    </Rail>
  )
}
