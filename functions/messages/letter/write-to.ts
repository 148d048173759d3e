import type { Language } from '#shared/kit/language.ts'
import type { Mail } from '../../kit/mail.ts'
import type { Market } from '../../markets/table/market.ts'
import type { Subject } from '../table/mail.ts'
import { greeting } from './greeting.ts'
import type { Letter } from './letter.ts'
import { sendOnce } from './send-once.ts'

export interface Reader {
  email: string
  name: string
  language: Language
  /** The number under which staff find the mail among those of a customer. */
  customer?: string | null | undefined
}

/** A letter without what follows from its reader. Left out: no tables, no last paragraphs. */
export interface Written
  extends Omit<Letter, 'language' | 'greeting' | 'tables' | 'closing'>,
    Partial<Pick<Letter, 'tables' | 'closing'>> {
  /** For the screens that show the mails of a booking or a place on the waitlist. */
  about?: Subject
  attachments?: Mail['attachments']
}

/** Mails a letter in the language of its reader. Of several deliveries of one event, one mail goes. */
export const writeTo = (
  market: Market,
  event: string,
  { email, name, language, customer }: Reader,
  { about, ...written }: Written,
): Promise<void> =>
  sendOnce(market, event, email, {
    tables: [],
    closing: [],
    ...written,
    language,
    greeting: greeting(name, language),
    about: { customer: customer ?? null, ...about },
  })
