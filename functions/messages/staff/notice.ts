/** What happened in a market, told to its staff by mail: each kind can be switched off. */
import type { EventContract } from '#events/envelope.ts'
import { env } from '../../kit/env.ts'
import type { Subscriber } from '../../kit/subscriber.ts'
import type { Market } from '../../markets/table/market.ts'
import type { Phrase } from '../letter/letter.ts'
import { type LetterOn, letterTo, type ReaderOf } from '../letter/letter-to.ts'
import { NOTICE_TEXTS, type NoticeWords, type StaffNotice } from './notice-texts.ts'

const IS_WANTED: Record<StaffNotice, (market: Market) => boolean> = {
  booking: ({ mailOnBooking }) => mailOnBooking,
  failedRefund: ({ mailOnFailedRefund }) => mailOnFailedRefund,
  message: ({ mailOnMessage }) => mailOnMessage,
  // As of new bookings: staff plan the shelf with it.
  withdrawal: ({ mailOnBooking }) => mailOnBooking,
  move: ({ mailOnBooking }) => mailOnBooking,
}

/** The market's own address, in its language, if staff want mails of this kind. */
const staff =
  (notice: StaffNotice): ReaderOf<object> =>
  async market =>
    IS_WANTED[notice](market)
      ? { email: market.supportEmail, name: market.visualName, language: market.language }
      : undefined

interface Notice {
  /** What it is about, in a few words. */
  what: string
  /** Facts with their labels. */
  rows: [Phrase, Phrase][]
  /** The staff's screen, after `#`. */
  screen: string
}

interface NoticeOn<E extends EventContract, Facts extends object>
  extends Pick<LetterOn<E, Facts, NoticeWords>, 'on' | 'read'> {
  tell: (facts: Facts, market: Market, say: NoticeWords) => Notice
}

/** Subscribes to an event and tells staff of it. A market without an address gets no mail. */
export const noticeToStaff = <E extends EventContract, Facts extends object>(
  notice: StaffNotice,
  { on, read, tell }: NoticeOn<E, Facts>,
): Subscriber =>
  letterTo(staff(notice), {
    on,
    texts: NOTICE_TEXTS,
    read,
    letter: (facts: Facts, { market, id, say }) => {
      const { what, rows, screen } = tell(facts, market, say)
      const { subject, lead, button } = say[notice]
      return {
        subject: subject(what),
        lead: [lead],
        tables: [{ title: what, rows }],
        button: { label: button, url: `${env('SITE_URL')}/admin_section#${screen}` },
        closing: [say.off],
        mailId: `${id}#staff`,
      }
    },
  })
