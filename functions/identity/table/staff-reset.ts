/** That staff have reset a customer's password: for an hour the customer number logs in, once (D19). */
import * as z from 'zod/mini'
import type { Seconds } from '#shared/kit/units.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, type Write } from '../../kit/table.ts'

const resetKey = (market: string, userNumber: string): Key => ({
  pk: `${market}#STAFFRESET#${userNumber}`,
  sk: 'STAFFRESET',
})

const staffReset = z.object({
  /** The end of the hour in Unix seconds. */
  until: z.number(),
  used: z.boolean(),
  /** How many passwords the account had after the reset: a later one ends it. */
  chosen: z.number(),
})

type StaffReset = z.infer<typeof staffReset>

/** The last reset; undefined when there is none. */
export const readStaffReset = async (market: string, userNumber: string): Promise<StaffReset | undefined> => {
  const item = await get(resetKey(market, userNumber))
  return item && staffReset.parse(item)
}

/** Notes a reset. */
export const putStaffReset = (market: string, userNumber: string, until: Seconds, chosen: number): Write => ({
  put: {
    Item: { ...resetKey(market, userNumber), kind: 'staff-reset', until, chosen, used: false, ttl: until },
  },
})

/** Uses the number. Throws `onConditionFailed` when another log-in did. */
export const spendStaffReset = (
  market: string,
  userNumber: string,
  { until }: StaffReset,
  onConditionFailed: Error,
): Write => ({
  update: {
    Key: resetKey(market, userNumber),
    UpdateExpression: 'SET used = :yes',
    ConditionExpression: '#until = :until AND used = :no',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':until': until, ':yes': true, ':no': false },
  },
  onConditionFailed,
})

export const entity: Entity = {
  kept: 'An hour: then the number is no password any more.',
  open: [],
  samples: {
    readStaffReset: ['{market}', '{userNumber}'],
    putStaffReset: ['{market}', '{userNumber}', 0, 1],
    spendStaffReset: ['{market}', '{userNumber}', { until: 0, used: false, chosen: 1 }, new Error()],
  },
}
