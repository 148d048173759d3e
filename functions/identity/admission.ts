/** Who may have tokens: an administrator only while there is a row, and a password chosen for it (D37). */
import type { Account } from '../kit/account.ts'
import { type Administrator, readAdministrator } from './table/administrator.ts'

export interface Admission {
  isAdmitted: boolean
  /** The administrator; none for a customer. */
  row?: Administrator
}

/** `loggedInTs`: when the session began that asks for new tokens; left out at a log-in. */
export const admissionOf = async (
  { kind, market, username }: Account,
  loggedInTs = Number.POSITIVE_INFINITY,
): Promise<Admission> => {
  if (kind === 'customer') return { isAdmitted: true }
  const row = await readAdministrator(market, username)
  return { isAdmitted: row !== undefined && !row.isInvited && loggedInTs >= row.sessionsFromTs, row }
}
