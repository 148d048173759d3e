import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import type { Account } from '../kit/account.ts'
import { newToken } from '../kit/ids.ts'
import type { Write } from '../kit/table.ts'
import { choosePassword } from './passwords.ts'
import { readPasswordLock } from './table/password-lock.ts'

/**
 * Replaces the password by one that nobody knows, and ends every session: whoever has the account cannot be its owner.
 * Refuses `busy` when another password is chosen at this moment.
 */
export const endPassword = async (account: Account, also: Write[] = []): Promise<void> => {
  const { chosen } = await readPasswordLock(account)
  await choosePassword(account, newToken(), { chosen, onConditionFailed: refuse(commonRefusals.busy), also })
}
