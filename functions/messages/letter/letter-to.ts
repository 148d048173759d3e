/** A mail as one thing: the event that it follows, who reads it, what is read for it, and what it says. */
import type { EventContract, Payload } from '#events/envelope.ts'
import type { Language } from '#shared/kit/language.ts'
import { onEvent, type Subscriber } from '../../kit/subscriber.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import { type Reader, type Written, writeTo } from './write-to.ts'

/** Finds the reader of a mail. Undefined: there is none any more. */
export type ReaderOf<Facts> = (market: Market, facts: Facts) => Promise<Reader | undefined>

interface Context<E extends EventContract, Words> {
  market: Market
  payload: Payload<E>
  /** Of the event. */
  id: string
  /** Of the reader. */
  name: string
  /** Of the reader. */
  language: Language
  /** The texts in that language. */
  say: Words
}

type Identified = Written & {
  /** Mails of one id are sent once. Left out: the id of the event. */
  mailId?: string
}

export interface LetterOn<E extends EventContract, Facts extends object, Words> {
  on: E
  /** Left out: the letter is written by a function that has its own texts. */
  texts?: Record<Language, Words>
  /** Reads what the mail is about. Undefined: it is no news any more, and nothing is sent. */
  read: (market: Market, payload: Payload<E>) => Promise<Facts | undefined>
  /** What the mail says. */
  letter: (facts: Facts, context: Context<E, Words>) => Identified | Promise<Identified>
}

/** Subscribes to an event and mails a letter about it. Sends nothing to a reader without an address. */
export const letterTo = <Needed extends object, E extends EventContract, Facts extends Needed, Words>(
  readerOf: ReaderOf<Needed>,
  { on, texts, read, letter }: LetterOn<E, Facts, Words>,
): Subscriber =>
  onEvent({
    on,
    work: 'messages',
    grants: ['table:read', 'table:write', 'mail', 'links'],
    handle: async ({ market: marketId, id, payload }) => {
      const market = await readMarket(marketId)
      const facts = await read(market, payload)
      if (!facts) return
      const reader = await readerOf(market, facts)
      if (!reader?.email) return
      const { name, language } = reader
      const say = texts?.[language] as Words
      const { mailId = id, ...written } = await letter(facts, { market, payload, id, name, language, say })
      await writeTo(market, mailId, reader, written)
    },
  })
