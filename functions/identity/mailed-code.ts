/** Codes in mails: each counts once, for ten minutes, and is computed from a number that the table keeps. */
import { timingSafeEqual } from 'node:crypto'
import { logInCodeRequested } from '#events/identity.ts'
import type { Language } from '#shared/kit/language.ts'
import { nowSeconds } from '../kit/clock.ts'
import { newToken } from '../kit/ids.ts'
import { emit } from '../kit/outbox.ts'
import { commit, retryOnConflict } from '../kit/table.ts'
import { type CodeWanted, codeOwner, digitsOf, putCode, readCode } from './table/log-in-code.ts'

const VALID_SECONDS = 600

/**
 * Mails a code, if the account exists. While a code is valid the same one is mailed again, so that nobody ends another's
 * code by ordering one. The work is the same without an account: then there is a code too, which nobody learns.
 */
export const orderCode = (
  market: string,
  wanted: CodeWanted,
  language: Language | undefined,
): Promise<void> =>
  retryOnConflict(async () => {
    const now = nowSeconds()
    const who = codeOwner(wanted)
    const before = await readCode(market, who)
    const nonce = before && before.until > now ? before.nonce : newToken()
    await commit([
      putCode(market, who, { nonce, until: now + VALID_SECONDS }, before),
      emit(market, logInCodeRequested, { ...wanted, language, nonce }),
    ])
  })

/** The number of the code that is valid now; undefined when there is none. */
export const validNonce = async (market: string, who: string): Promise<string | undefined> => {
  const sent = await readCode(market, who)
  return sent && sent.until > nowSeconds() ? sent.nonce : undefined
}

/** Whether the digits are those of a nonce. Blanks in them do not matter. */
export const isCode = async (market: string, who: string, nonce: string, typed: string): Promise<boolean> => {
  const one = Buffer.from(typed.replace(/\s/g, ''))
  const other = Buffer.from(await digitsOf(market, who, nonce))
  return one.length === other.length && timingSafeEqual(one, other)
}
