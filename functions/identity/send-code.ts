import type { identityContract } from '#shared/identity/contract.ts'
import { readName } from '#shared/identity/names.ts'
import { checkMarket } from '../kit/caller.ts'
import type { Verb } from '../kit/http.ts'
import { mayMail } from '../kit/may-mail.ts'
import { orderCode } from './mailed-code.ts'
import { codeOwner } from './table/log-in-code.ts'

/** Mails a customer a code to log in with, if the account exists and got few mails lately. The answer is the same. */
export const sendCode: Verb<typeof identityContract.sendCode> = async ({
  body: { market_id: market, email },
  language,
  address,
  market: header,
}) => {
  checkMarket(header, market)
  if (await mayMail(market, email, address)) await orderCode(market, { email }, language)
  return { detail: 'code_sent' }
}

/** The same for an administrator, by user name or address. The mail goes to the address of the account. */
export const sendStaffCode: Verb<typeof identityContract.sendStaffCode> = async ({
  body: { market_id: market, username },
  language,
  address,
  market: header,
}) => {
  checkMarket(header, market)
  const wanted = { email: readName(username).name, as: 'admin' } as const
  if (await mayMail(market, codeOwner(wanted), address)) await orderCode(market, wanted, language)
  return { detail: 'code_sent' }
}
