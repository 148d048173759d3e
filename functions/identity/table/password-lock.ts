/** How many passwords an account has had, and the lock on choosing the next (decision 006). */
import * as z from 'zod/mini'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, VersionConflict, type Write } from '../../kit/table.ts'
import type { Account } from '../provider.ts'

const passwordLockKey = ({ market, username }: Account): Key => ({
  pk: `${market}#PASSWORD#${username}`,
  sk: 'PASSWORD',
})

const passwordLock = z.object({
  /** How many passwords were chosen for the account so far. */
  chosen: z.number(),
  /** Until when somebody is choosing the next one, in Unix seconds; 0 when nobody is. */
  until: z.number(),
})

export type PasswordLock = z.infer<typeof passwordLock>

/** Who may choose an account's next password. */
export const readPasswordLock = async (account: Account): Promise<PasswordLock> =>
  passwordLock.parse((await get(passwordLockKey(account))) ?? { chosen: 0, until: 0 })

/** The lock as decided, if nobody wrote it since it was read; else `VersionConflict`. */
export const putPasswordLock = (account: Account, read: PasswordLock, next: PasswordLock): Write => ({
  put: {
    Item: { ...passwordLockKey(account), kind: 'password', ...next },
    ...(read.chosen || read.until
      ? {
          ConditionExpression: 'chosen = :chosen AND #until = :until',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':chosen': read.chosen, ':until': read.until },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  },
  onConditionFailed: new VersionConflict(),
})

export const entity: Entity = {
  open: ['readPasswordLock'],
  samples: {
    readPasswordLock: [{ market: '{market}', username: '{username}' }],
    putPasswordLock: [
      { market: '{market}', username: '{username}' },
      { chosen: 1, until: 0 },
      { chosen: 1, until: 1 },
    ],
  },
}
