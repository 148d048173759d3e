import type { Language } from '#shared/kit/language.ts'
import { env } from '../../kit/env.ts'
import type { Market } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import { sendOnce } from '../letter/send-once.ts'
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
  { userNumber, email, name, language }: Owner,
): Promise<void> => {
  const { marketId, visualName } = market
  const texts = ACCOUNT_TEXTS[language]
  const say = texts[about]
  const page = `${env('SITE_URL')}/login/${marketId}`
  await sendOnce(market, message, email, {
    language,
    subject: say.subject(visualName),
    greeting: greeting(name, language),
    lead: [say.lead(visualName, userNumber)],
    tables: [],
    button: { label: texts.logIn, url: page },
    link: { label: texts.reset, url: `${page}/reset-password#${encodeURIComponent(email)}` },
    closing: [say.closing],
    about: { customer: userNumber },
  })
}
