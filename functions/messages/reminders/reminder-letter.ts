import type { Reminder } from '#shared/bookings/reminders.ts'
import { emptyBeforeEnd, emptyBy, setUpFrom, type Turns } from '#shared/bookings/shelf-hours.ts'
import { type Day, spokenDay } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { showMoney } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'
import type { Market } from '../../markets/table/market.ts'
import { placeTable } from '../booking-facts/place-table.ts'
import { goesOnText, type ShelfMove } from '../booking-facts/shelf-move.ts'
import { spokenDayAndHour, whenRows } from '../booking-facts/when-rows.ts'
import { greeting } from '../letter/greeting.ts'
import { inLanguage, type Letter, type Phrase } from '../letter/letter.ts'
import { REMINDER_TEXTS } from './reminder-texts.ts'

type Shop = Pick<
  Market,
  | 'visualName'
  | 'language'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'setUpHours'
  | 'emptyingHours'
  | 'openingHours'
  | 'closingDays'
  | 'bookingOpeningDays'
  | 'currencyCode'
>

interface Reminded {
  reminder: Reminder
  /** The first day of the booking, or that on which the shelf must be empty. */
  on: Day
  name: string
  shelf: string
  shelfType: string
  dateStart: Day
  dateEnd: Day
  turns: Turns
  /** What is to be paid in the shop; 0 for nothing. */
  owed: Minor
  /** What staff add for readers of the language. */
  words: string
  /** How to stay longer; undefined when the market offers it no more. */
  extension?: { url: string; until: Day; from: Minor } | undefined
  /** To the shelf on which an extension goes on; undefined for none, or the same. */
  move?: ShelfMove | undefined
}

/** The letter of a reminder: which day, by what hour, how to stay longer, and what the shop adds. */
export const reminderLetter = (market: Shop, language: Language, of: Reminded): Letter => {
  const say = REMINDER_TEXTS[language]
  const { subject, lead } = of.move ? say.moves : say.reminders[of.reminder]
  const booked = { dateStartCustomer: of.dateStart, dateEndCustomer: of.dateEnd }
  const isStart = of.reminder === 'start'
  const { day, time } = isStart ? setUpFrom(market, booked) : emptyBy(market, booked)
  const facts = {
    shelf: of.shelf,
    day: spokenDay(of.on, language),
    // On a closed first day the sentence after it says from when.
    time: (day === of.on && time) || '',
    unless: of.extension ? say.unlessExtended : '',
  }
  const money = (amount: Minor) => showMoney(amount, market.currencyCode, language)
  const { extension } = of
  return {
    language,
    subject: subject(of.shelf, market.visualName),
    greeting: greeting(of.name, language),
    lead: [
      [lead(facts), ...aroundClosed(market, booked, of.reminder, language)].join(' '),
      ...(of.move ? [goesOnText(market, of.move, language)] : []),
      ...(of.words ? [of.words] : []),
      ...(extension ? [say.extend(spokenDay(extension.until, language), money(extension.from))] : []),
    ],
    tables: [
      {
        title: inLanguage(market.language)(of.shelfType),
        rows: [
          [say.shelf, of.shelf],
          ...whenRows(market, booked, of.turns, language),
          ...(of.owed > 0 ? [[say.owed, money(of.owed)] as [Phrase, Phrase]] : []),
        ],
      },
      placeTable(market, language),
    ],
    ...(extension ? { button: { label: say.button, url: extension.url } } : {}),
    closing: [say.whyThis],
  }
}

/** Where the first or the last day that was bought is a closed one: that it is, and what holds instead. */
const aroundClosed = (
  market: Shop,
  booked: Parameters<typeof emptyBy>[1],
  reminder: Reminder,
  language: Language,
): string[] => {
  const say = REMINDER_TEXTS[language]
  if (reminder === 'start') {
    const from = setUpFrom(market, booked)
    return from.day === booked.dateStartCustomer ? [] : [say.closedFirst(spokenDayAndHour(from, language))]
  }
  return emptyBeforeEnd(market, booked) ? [say.closedLast(spokenDay(booked.dateEndCustomer, language))] : []
}
