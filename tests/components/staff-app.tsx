/** The staff's app, opened by a logged-in administrator. Its frame is answered; a test answers what its screen asks. */
import type { StaffRole } from '#shared/kit/rights.ts'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { deploymentCalls } from '#shared/markets/deployment-calls.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { booksCalls } from '#shared/payouts/books-calls.ts'
import { signCalls } from '#shared/products/sign-calls.ts'
import { AdminRoutes } from '#web/admin_section/routes.tsx'
import { keepSessions } from '#web/identity/keep-sessions.ts'
import { DEPLOYMENT, MARKET, NONE } from './demo.ts'
import { renderRoutes, type Shown } from './screen.tsx'
import { stub } from './stub.ts'

keepSessions()

/** Opens a screen of the staff's app by its address after the #. */
export const openStaff = (
  at: string,
  {
    width = 1280,
    role = 'owner',
    openClearing = 0,
    settles = true,
    holdsCampaigns = false,
    hasVouchers = false,
    ...shown
  }: Shown & {
    role?: StaffRole
    openClearing?: number
    settles?: boolean
    holdsCampaigns?: boolean
    hasVouchers?: boolean
  } = {},
) => {
  stub(visitorsCalls.read, MARKET)
  stub(deploymentCalls.readDeployment, DEPLOYMENT)
  // A test about the books answers their vouchers itself.
  if (!hasVouchers) stub(booksCalls.listVouchers, { ...NONE, left: 0 })
  stub(signCalls.listSigns, { results: [], tillFile: [] })
  stub(badgesCalls.readBadges, {
    pendingBookingRequests: 0,
    unseenMessagesNumber: 0,
    notInTill: 0,
    openClearing,
    tillHeldUp: false,
    accountBalanceFeature: true,
    paymentsFeature: settles,
    campaignsFeature: holdsCampaigns,
    role,
  })
  history.replaceState(null, '', `#${at}`)
  return renderRoutes(<AdminRoutes />, { width, session: 'admin', ...shown })
}
