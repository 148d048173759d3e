import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayIn, startOfDay, timeIn } from '#shared/kit/day.ts'
import { shownMessage, turnAfter } from '#shared/markets/message.ts'

const ZONES = ['Europe/Copenhagen', 'America/Nuuk', 'America/New_York', 'America/Sao_Paulo'] as const
const message = { level: 1, texts: { da: 'Hej', de: '', en: 'Hi' }, from: '2026-12-01', to: '2026-12-24' }

const shownOn = (moment: string, reader: 'da' | 'de' | 'en' = 'da', own: 'da' | 'en' = 'da') =>
  shownMessage(message, { reader, own, timeZone: 'Europe/Copenhagen', now: Date.parse(moment) })

test('A message is shown from the beginning of its first day to the end of its last, in the market’s time', () => {
  expect(shownOn('2026-11-30T22:59:59Z')).toBeNull()
  expect(shownOn('2026-11-30T23:00:00Z')).toEqual({ level: 1, text: 'Hej', language: 'da' })
  expect(shownOn('2026-12-24T22:59:59Z')).not.toBeNull()
  expect(shownOn('2026-12-24T23:00:00Z')).toBeNull()
})

test('It is in the reader’s language, else in the market’s', () => {
  expect(shownOn('2026-12-02T12:00:00Z', 'en')).toMatchObject({ language: 'en', text: 'Hi' })
  expect(shownOn('2026-12-02T12:00:00Z', 'de', 'en')).toMatchObject({ language: 'en' })
  expect(shownMessage(null, { reader: 'da', own: 'da', timeZone: 'UTC', now: 0 })).toBeNull()
})

test('Its turns are its beginning and its end, and none after that', () => {
  const next = (moment: string) => turnAfter(message, 'Europe/Copenhagen', Date.parse(moment))
  expect(next('2026-11-01T00:00:00Z')).toBe(Date.parse('2026-11-30T23:00:00Z'))
  expect(next('2026-11-30T23:00:00Z')).toBe(Date.parse('2026-12-24T23:00:00Z'))
  expect(next('2026-12-24T23:00:00Z')).toBeNull()
  expect(turnAfter({ from: null, to: null }, 'UTC', 0)).toBeNull()
})

test('A day begins when its date begins, in every time zone and season', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map(at => addDays('2001-01-01', at))
  fc.assert(
    fc.property(days, fc.constantFrom(...ZONES), (day, zone) => {
      const start = startOfDay(zone, day)
      expect(dayIn(zone, start)).toBe(day)
      expect(dayIn(zone, start - 1)).toBe(addDays(day, -1))
      expect(['00:00', '01:00']).toContain(timeIn(zone, start))
    }),
  )
})
