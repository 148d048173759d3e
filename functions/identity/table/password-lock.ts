/** How many passwords an account has had, and the lock on choosing the next (decision 006). */
import * as z from 'zod/mini'
import type { Account } from '../../kit/account.ts'
import type { Entity } from '../../kit/entity.ts'
import { get, type Key, TryAgain, type Write } from '../../kit/table.ts'

const passwordLockKey = ({ kind, market, username }: Account): Key => ({
  pk: `${market}#PASSWORD#${kind}#${username}`,
  sk: 'PASSWORD',
})

const passwordLock = z.object({
  /** The number of passwords chosen for the account so far. */
  chosen: z.number(),
  /** The end of the lock in Unix seconds; 0 while no call holds it. */
  until: z.number(),
  /** A keyed hash of old and new password of the last change, so that a repeated call is recognised. */
  change: z.optional(z.string()),
  /** What the password is compared with while the user pool shuts the account (password-check.ts). */
  verifier: z.optional(z.string()),
})

export type PasswordLock = z.infer<typeof passwordLock>

/** The lock on choosing an account's next password. */
export const readPasswordLock = async (account: Account): Promise<PasswordLock> =>
  passwordLock.parse((await get(passwordLockKey(account))) ?? { chosen: 0, until: 0 })

/** Writes the lock if it is unchanged since it was read; otherwise throws `TryAgain`. */
export const putPasswordLock = (account: Account, read: PasswordLock, next: PasswordLock): Write => ({
  put: {
    Item: { ...passwordLockKey(account), kind: 'password', ...next },
    ConditionExpression: `${read.chosen || read.until ? '' : 'attribute_not_exists(pk) OR '}(chosen = :chosen AND #until = :until)`,
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':chosen': read.chosen, ':until': read.until },
  },
  onConditionFailed: new TryAgain(),
})

export const entity: Entity = {
  kept: 'As long as the account: old links stay used.',
  open: ['readPasswordLock'],
  samples: {
    readPasswordLock: [{ kind: 'customer', market: '{market}', username: '{username}' }],
    putPasswordLock: [
      { kind: 'customer', market: '{market}', username: '{username}' },
      { chosen: 1, until: 0 },
      { chosen: 1, until: 1 },
    ],
  },
}
