/** Staff choose which reminders the tenants of their market get. */

import { REMINDERS } from '#shared/bookings/reminders.ts'
import { type ReminderSetting, reminderCalls } from '#shared/bookings/staff-reminder-calls.ts'
import type { Returned } from '#shared/kit/contract.ts'
import { changeThing } from '../../kit/change.ts'
import type { Verb } from '../../kit/http.ts'
import { readMarket } from '../../markets/table/market.ts'
import {
  putReminderSettings,
  type ReminderSettings,
  readReminderSettings,
} from '../table/reminder-settings.ts'
import { readRound } from '../table/round.ts'

type Settings = Returned<typeof reminderCalls.readReminders>

const toResponse = ({ off, words, version }: ReminderSettings, nextRound: number | undefined): Settings => ({
  reminders: REMINDERS.map(reminder => ({
    reminder,
    isOn: !off.includes(reminder),
    words: { da: '', de: '', en: '', ...words[reminder] },
  })),
  nextRound: nextRound ?? null,
  version,
})

/** Two reads: what staff chose, and when the next round is. */
export const readReminders: Verb<typeof reminderCalls.readReminders> = async ({ market }) => {
  const [settings, nextRound] = await Promise.all([readReminderSettings(market), readRound(market)])
  return toResponse(settings, nextRound)
}

const changed = (before: ReminderSettings, sent: readonly ReminderSetting[]): ReminderSettings => {
  const isSent = (name: string) => sent.some(({ reminder }) => reminder === name)
  return {
    ...before,
    off: REMINDERS.filter(name =>
      isSent(name)
        ? sent.some(({ reminder, isOn }) => reminder === name && !isOn)
        : before.off.includes(name),
    ),
    words: {
      ...before.words,
      ...Object.fromEntries(sent.map(({ reminder, words }) => [reminder, written(words)])),
    },
  }
}

/** Without the languages that have none. */
const written = (words: ReminderSetting['words']): Partial<ReminderSetting['words']> =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))

/** As the history shows it: a line for each reminder that changed. */
const noted = ({ off, words }: ReminderSettings): Record<string, unknown> =>
  Object.fromEntries(
    REMINDERS.map(name => [`reminder_${name}`, { isOn: !off.includes(name), words: words[name] ?? {} }]),
  )

/** Refuses `changed_meanwhile`. */
export const changeReminders: Verb<typeof reminderCalls.changeReminders> = async ({
  market,
  caller,
  body,
}) => {
  const [{ country }, nextRound] = await Promise.all([readMarket(market), readRound(market)])
  return changeThing(reminderCalls.changeReminders, body.version, async () => {
    const before = await readReminderSettings(market)
    return {
      before,
      shown: settings => toResponse(settings, nextRound),
      after: () => changed(before, body.reminders),
      noted: { market, country, caller, kind: 'market', id: market, fields: noted },
      writes: after => [putReminderSettings(market, after)],
    }
  })
}
