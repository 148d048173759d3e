/** What happened in a market, told to its staff by mail: each kind can be switched off. */
import { env } from '../../kit/env.ts'
import type { Market } from '../../markets/table/market.ts'
import { greeting } from '../letter/greeting.ts'
import type { Phrase } from '../letter/letter.ts'
import { sendOnce } from '../letter/send-once.ts'
import { NOTICE_TEXTS, type StaffNotice } from './notice-texts.ts'

const IS_WANTED: Record<StaffNotice, (market: Market) => boolean> = {
  booking: ({ mailOnBooking }) => mailOnBooking,
  failedRefund: ({ mailOnFailedRefund }) => mailOnFailedRefund,
  message: ({ mailOnMessage }) => mailOnMessage,
  // As of new bookings: staff plan the shelf with it.
  withdrawal: ({ mailOnBooking }) => mailOnBooking,
  move: ({ mailOnBooking }) => mailOnBooking,
}

interface Told {
  /** The id of the event: its mail goes once. */
  event: string
  /** What it is about, in a few words. */
  what: string
  /** Facts with their labels. */
  rows: [Phrase, Phrase][]
  /** The staff's screen, after `#`. */
  screen: string
}

/** Mails the market's own address, in its language. A market without an address gets none. */
export const tellStaff = async (
  notice: StaffNotice,
  market: Market,
  { event, what, rows, screen }: Told,
): Promise<void> => {
  if (!market.supportEmail || !IS_WANTED[notice](market)) return
  const say = NOTICE_TEXTS[market.language][notice]
  await sendOnce(market, `${event}#staff`, market.supportEmail, {
    language: market.language,
    subject: say.subject(what),
    greeting: greeting(market.visualName, market.language),
    lead: [say.lead],
    tables: rows.length ? [{ title: what, rows }] : [],
    button: { label: say.button, url: `${env('SITE_URL')}/admin_section#${screen}` },
    closing: [NOTICE_TEXTS[market.language].off],
  })
}
