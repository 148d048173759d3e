/** The user pool, as data: the cloud and the local cloud are both made from it. */
import type { Group } from '#functions/kit/caller.ts'

const groups: Record<Group, true> = { admins: true, customers: true, 'must-change-password': true }

export const USERS = {
  groups: Object.keys(groups),
  accessTokenHours: 1,
  /** Nothing of ours takes an id token; this is the shortest life that Cognito offers. */
  idTokenMinutes: 5,
  refreshTokenDays: 30,
} as const
