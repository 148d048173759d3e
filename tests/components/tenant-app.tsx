/** The tenants' app, opened by a logged-in tenant. Its frame is answered; a test answers what its screen asks. */
import { ownCalls } from '#shared/customers/own-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { deploymentCalls } from '#shared/markets/deployment-calls.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { discountCalls } from '#shared/products/discount-calls.ts'
import { keepSessions } from '#web/identity/keep-sessions.ts'
import { UserRoutes } from '#web/user/routes.tsx'
import { DEPLOYMENT, MARKET, NONE } from './demo.ts'
import { renderRoutes, type Shown } from './screen.tsx'
import { stub } from './stub.ts'

keepSessions()

export type Access = Answer<typeof tenantsCalls.readTenants>

const ACCESS: Access = {
  marketId: 'demo',
  flexposApiValid: false,
  zettleApiValid: true,
  zettleIntegration: true,
  hasTillFiles: false,
  individualizedItemsAccess: true,
  customerAccessToProductCreation: true,
  customerAccessToProductCompletion: true,
  customerAccessToAccountBalance: true,
  customerAccessToBooking: true,
  onlineBookingFeature: true,
  elavonApiValid: true,
  showPaymentTerms: true,
  paymentsFeature: false,
  accountBalanceFeature: false,
  campaigns: false,
}

const ME: Answer<typeof ownCalls.readOwn> = {
  userNumber: '100001',
  username: '100001',
  name: 'Anna Jensen',
  email: 'anna@example.com',
  newEmail: null,
  phone: '+4520123410',
  address: '',
  postalCode: '',
  city: '',
  country: 'dk',
  verified: true,
  language: 'da',
  remindersOff: false,
  bankRegNumber: '',
  sortCode: '',
  bankAccount: '',
  iban: '',
  accountUnconfirmedSince: null,
  isActive: true,
  version: 1,
}

/** Answers what the frame asks. */
export const answerFrame = (access: Partial<Access> = {}, me: Partial<typeof ME> = {}): void => {
  stub(visitorsCalls.read, MARKET)
  stub(deploymentCalls.readDeployment, DEPLOYMENT)
  stub(discountCalls.listDiscounts, { ...NONE, shelfUntil: null, signs: false })
  stub(tenantsCalls.readTenants, { ...ACCESS, ...access })
  stub(ownCalls.readOwn, { ...ME, ...me })
}

/** Opens a screen of the tenants' app by its address after the #. */
export const openTenant = (
  at: string,
  { access = {}, me = {}, ...shown }: Shown & { access?: Partial<Access>; me?: Partial<typeof ME> } = {},
) => {
  answerFrame(access, me)
  history.replaceState(null, '', `#${at}`)
  return renderRoutes(<UserRoutes />, { session: 'customer', ...shown })
}
