/** What a reminder of the end says to who can still extend. */
import { expect, test } from 'vitest'
import { reminderLetter } from '#functions/messages/reminders/reminder-letter.ts'
import type { Reminder } from '#shared/bookings/reminders.ts'
import { ALONE } from '#shared/bookings/shelf-hours.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { foreignWords } from '../../read/foreign-words.ts'

const SHOP = {
  visualName: 'Loftet',
  language: 'da' as const,
  currencyCode: 'DKK',
  address: '',
  setUpHours: '',
  emptyingHours: '',
  openingHours: [{ weekdayCode: 3, fromHour: '11:00', toHour: '18:00' }],
  closingDays: [],
  bookingOpeningDays: [],
} as unknown as Parameters<typeof reminderLetter>[0]

const lead = (language: Language, reminder: Reminder, canExtend = true) =>
  reminderLetter(SHOP, language, {
    reminder,
    on: '2026-12-02',
    name: 'Bo',
    shelf: 'A5',
    shelfType: '',
    dateStart: '2026-11-26',
    dateEnd: '2026-12-02',
    turns: ALONE,
    owed: 0,
    words: '',
    extension: canExtend
      ? { url: 'https://example.com/#token=x', until: '2026-12-05', from: 19_900 }
      : undefined,
  }).lead.join('\n')

test.each(['end_soon', 'end_tomorrow', 'end_today'] as const)(
  '%s: the shelf is empty in time, unless its tenant extends before; later it is empty meanwhile',
  reminder => {
    const text = lead('en', reminder)
    expect(text).toMatch(/must be empty .*by 18:00, unless you extend before then\./)
    expect(text).toContain('your things can stay')
    expect(text).toContain(
      'Afterwards you can still extend until Saturday 5 December if a shelf is free, but your shelf must be empty in the meantime.',
    )
  },
)

test('Where nobody can extend, the shelf must be empty', () => {
  expect(lead('en', 'end_today', false)).toBe('Shelf A5 must be empty today, by 18:00.')
  expect(lead('da', 'end_today', false)).not.toContain('forlæng')
})

test.each(LANGUAGES)('Nothing of it in %s is in another language', language => {
  for (const reminder of ['end_soon', 'end_tomorrow', 'end_today'] as const)
    expect(foreignWords(lead(language, reminder), language)).toEqual([])
})
