/** Who is logged in. An administrator's and a customer's session live side by side in one browser. */
import { stored, useStored } from './stored.ts'

export type Role = 'admin' | 'customer'

export interface Session {
  accessToken: string
  refreshToken: string
  /** Seconds that the access token lives. */
  expiresIn: number
  /** When the access token was given, ms since 1970. */
  date: number
  isAdmin: boolean
  marketId: string
  username: string
  mustChangePassword: boolean
}

const isSession = (found: unknown): found is Session =>
  typeof found === 'object' &&
  found !== null &&
  'accessToken' in found &&
  'refreshToken' in found &&
  'marketId' in found

const parse = (found: unknown): Session | null => (isSession(found) ? found : null)

export const sessions = {
  admin: stored('adminSession', parse),
  customer: stored('customerSession', parse),
}

/** The market that was visited last: where to send someone whose session ended. */
export const lastMarket = stored('marketId', found => (typeof found === 'string' ? found : ''))

export const useSession = (role: Role): Session | null => useStored(sessions[role])
