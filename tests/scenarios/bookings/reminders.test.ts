/** Tenants are reminded of the first day of a booking and of the last: once, in the morning, and only with a reason. */
import { beforeAll, expect, test } from 'vitest'
import { reminderWanted } from '#events/bookings.ts'
import { emit } from '#functions/kit/outbox.ts'
import { commit } from '#functions/kit/table.ts'
import type { reminderCalls } from '#shared/bookings/staff-reminder-calls.ts'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'
import { DELETED, remindingAt, SHORT, ZONE } from '../../people/reminding.ts'

const cloud = cloudForTests()
const MARKET = 'reminders'
const { open, visitor, emailOf, state, call, pass, remindersTo, told } = remindingAt(cloud, MARKET)

beforeAll(open, 60_000)

test('What is asked for twice is one mail; what is of another day, or of other days, is none', async () => {
  const first = await visitor.today()
  const mine = await call<ShelfBooking>('POST', 'shelf_bookings/', {
    shelf: state.others[8]?.id,
    status: 2,
    customer: DELETED,
    price: '100.00',
    dateStart: addDays(first, 1),
    dateEnd: addDays(first, 5),
  })
  const asked = {
    bookingRequest: mine.body.id,
    reminder: 'start' as const,
    on: addDays(first, 1),
    day: first,
  }
  const before = (await remindersTo(emailOf(DELETED))).length
  await commit([
    emit(MARKET, reminderWanted, { ...asked, day: addDays(first, -1) }),
    emit(MARKET, reminderWanted, { ...asked, on: addDays(first, 2) }),
    emit(MARKET, reminderWanted, { ...asked, bookingRequest: '01M845MXDN0MFNGVB3PWCW6ZGC' }),
    emit(MARKET, reminderWanted, asked),
    emit(MARKET, reminderWanted, asked),
  ])
  await cloud.idle()
  const mails = (await remindersTo(emailOf(DELETED))).slice(before)
  expect(mails.map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`Shelf ${state.others[8]?.name} at`),
  ])
})

type Settings = Answer<typeof reminderCalls.readReminders>

test('Staff switch reminders off, add words of their own, see them before, and read later who did it', async () => {
  const { body: before } = await call<Settings>('GET', 'reminders/')
  expect(before.reminders.map(({ reminder, isOn }) => [reminder, isOn])).toEqual([
    ['start', true],
    ['end_soon', true],
    ['end_tomorrow', true],
    ['end_today', true],
  ])
  expect(dayIn(ZONE, Date.parse(before.nextRound ?? ''))).toBe(addDays(await visitor.today(), 1))
  const words = { da: 'Husk nøglen.', de: '', en: 'Bring the key.' }
  const preview = await call<{ subject: string; text: string }>('POST', 'reminders/preview/', {
    reminder: 'end_soon',
    language: 'en',
    words: words.en,
  })
  expect(preview.body.subject).toMatch(/^Three more days on shelf A6/)
  expect(preview.body.text).toContain('Bring the key.')

  const asked = {
    version: before.version,
    reminders: [
      { reminder: 'start', isOn: false, words: { da: '', de: '', en: '' } },
      { reminder: 'end_tomorrow', isOn: true, words },
    ],
  }
  const changed = await call<Settings>('PUT', 'reminders/', asked)
  expect(changed.body.reminders).toMatchObject([
    { reminder: 'start', isOn: false },
    { reminder: 'end_soon', isOn: true, words: { en: '' } },
    { reminder: 'end_tomorrow', isOn: true, words },
    { reminder: 'end_today', isOn: true },
  ])
  const late = await call<{ present: Settings }>('PUT', 'reminders/', asked)
  expect([late.status, late.body.detail]).toEqual([409, 'changed_meanwhile'])

  const first = await visitor.today()
  const days = { dateStart: addDays(first, 2), dateEnd: addDays(first, 3) }
  const fields = { shelf: state.others[9]?.id, status: 2, customer: SHORT, price: '100.00' }
  expect((await call('POST', 'shelf_bookings/', { ...fields, ...days })).status).toBe(201)
  const [tellings] = [(await told(SHORT)).length]
  await pass(2)
  const [only, ...others] = (await remindersTo(emailOf(SHORT))).slice(tellings)
  expect(others).toEqual([])
  expect(only?.subject).toContain('must be empty tomorrow')
  expect(only?.text).toContain('Bring the key.')
})
