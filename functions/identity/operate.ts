/** What the operator's command does with accounts (docs/operations.md). Each change is in the audit as the operator's. */

import type * as z from 'zod/mini'
import { administratorLinkWanted } from '#events/identity.ts'
import { OPERATOR } from '#shared/identity/names.ts'
import { addressIsNew, type formerAddress } from '#shared/kit/former-address.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { ALL_MARKETS } from '../kit/all-markets.ts'
import { audit } from '../kit/audit.ts'
import { nowSeconds } from '../kit/clock.ts'
import { newSecretText } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { readMarket } from '../markets/table/market.ts'
import { switchOff } from './second-factor.ts'
import { accountNamed, putAdministrator, readAdministrator } from './table/administrator.ts'
import { hashOfCode, newRegistrationCode } from './table/registration-code.ts'

const caller = { username: OPERATOR }

/** A code belongs to no market, so its audit is the deployment's own, kept as long as any country asks. */
const STRICTEST = 'de'

const makeCode = async (): Promise<string> => {
  const parts = [newSecretText(), newSecretText()].flatMap(text => [text.slice(0, 5), text.slice(5)])
  const code = parts.join('-')
  const hash = hashOfCode(code)
  const change = { caller, kind: 'registration-code', id: hash, before: undefined, after: { made: true } }
  await commit([newRegistrationCode(hash, nowSeconds()), ...audit(ALL_MARKETS, STRICTEST, change)])
  return code
}

/** Makes codes, each of which opens one market (D31). They are shown this once: the table has only their hashes. */
export const makeCodes = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, makeCode))

interface Reset {
  email: string
  former: z.infer<typeof formerAddress> | undefined
}

/**
 * Mails an administrator a link to choose a password, and switches the second factor off, for somebody who has lost the
 * phone and the recovery codes. The present password works until the link is used. Returns the address, and the former
 * one while its owner may undo the change: who calls may be a thief who has changed it. Refuses 404.
 */
export const resetAdministrator = (market: string, username: string): Promise<Reset> =>
  retryOnConflict(async () => {
    const { country } = await readMarket(market)
    const account = await accountNamed(market, username.toLowerCase())
    const before = account === undefined ? undefined : await readAdministrator(market, account)
    if (!before) throw refuse(commonRefusals.not_found)
    const after = { ...before, hasSecondFactor: false }
    const shown = { ...after, resetAt: nowSeconds() }
    await commit([
      putAdministrator(market, after),
      switchOff({ market, account: before.account }),
      emit(market, administratorLinkWanted, {
        account: before.account,
        about: before.isInvited ? 'invited' : 'reset',
      }),
      ...audit(market, country, { caller, kind: 'administrator', id: before.account, before, after: shown }),
    ])
    const former = addressIsNew(before, nowSeconds()) ? before.former : undefined
    return { email: before.email, former }
  })
