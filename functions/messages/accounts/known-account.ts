import type { Language } from '#shared/kit/language.ts'
import { env } from '../../kit/env.ts'
import type { Market } from '../../markets/table/market.ts'
import { writeTo } from '../letter/write-to.ts'
import { ACCOUNT_TEXTS } from './account-texts.ts'

interface Owner {
  userNumber: string
  email: string
  name: string
  language: Language
}

/** Tells the owner of an account that somebody used its address, with the ways to log in. Once for a message. */
export const sendKnownAccount = async (
  about: 'registeredBefore' | 'addressTaken',
  market: Market,
  message: string,
  { userNumber, ...reader }: Owner,
): Promise<void> => {
  const { marketId, visualName } = market
  const texts = ACCOUNT_TEXTS[reader.language]
  const say = texts[about]
  const page = `${env('SITE_URL')}/login/${marketId}`
  await writeTo(
    market,
    message,
    { ...reader, customer: userNumber },
    {
      subject: say.subject(visualName),
      lead: [say.lead(visualName, userNumber)],
      button: { label: texts.logIn, url: page },
      link: { label: texts.reset, url: `${page}/reset-password#${encodeURIComponent(reader.email)}` },
      closing: [say.closing],
    },
  )
}
