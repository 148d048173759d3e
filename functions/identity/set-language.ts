import { languageChosen } from '#events/identity.ts'
import type { identityContract } from '#shared/identity/contract.ts'
import type { Language } from '#shared/kit/language.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { accountOfToken } from './read-token.ts'
import { putAdministrator, readAdministrator } from './table/administrator.ts'

const setForStaff = (market: string, account: string, language: Language): Promise<void> =>
  retryOnConflict(async () => {
    const row = await readAdministrator(market, account)
    if (row && row.language !== language) await commit([putAdministrator(market, { ...row, language })])
  })

/** The language of an account from now on: an administrator's here; a customer's row belongs to customers, who listen. */
export const setLanguage: Verb<typeof identityContract.setLanguage> = async ({
  body: { language },
  market: header,
  raw,
}) => {
  const { authorization } = raw.headers
  if (!authorization) return undefined
  const { kind, market, username } = await accountOfToken(authorization)
  checkMarket(header, market)
  if (kind === 'admin') await setForStaff(market, username, language)
  else await commit([emit(market, languageChosen, { userNumber: username, language })])
  return undefined
}
