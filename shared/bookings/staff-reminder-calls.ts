/** Which reminders tenants get, and what staff add to them. Only the screen of the settings loads these calls. */
import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { lines } from '../kit/lines.ts'
import { readVersion } from '../kit/read-version.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { moment } from '../kit/text.ts'
import { REMINDERS } from './reminders.ts'

/** What staff add to a reminder; empty for nothing. */
export const reminderWords = lines(500)

const setting = <Words extends z.ZodMiniType>(words: Words) =>
  z.object({
    reminder: z.enum(REMINDERS),
    isOn: z.boolean(inputRefusals.invalid.code),
    words: z.object({ da: words, de: words, en: words }),
  })

const answeredReminder = setting(z.string())
const typedReminder = setting(z._default(reminderWords, ''))

export type ReminderSetting = z.output<typeof answeredReminder>

const answer = z.object({
  /** All four, in the order in which a tenant gets them. */
  reminders: z.array(answeredReminder),
  /** When the next ones go; null until the market's first round has its time. */
  nextRound: z.nullable(moment),
  version: z.number(),
})

export const reminderCalls = {
  readReminders: {
    method: 'GET',
    path: 'reminders',
    audiences: ['admin'],
    right: 'look',
    summary: 'Which reminders tenants get before a booking starts and ends',
    answer,
    refusals: [],
  },
  changeReminders: {
    method: 'PUT',
    path: 'reminders',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Switch reminders on and off, and add words of the own to them; what is left out stays',
    body: z.object({
      version: readVersion,
      reminders: z.array(typedReminder).check(z.maxLength(REMINDERS.length, inputRefusals.too_long.code)),
    }),
    answer,
    refusals: [kitRefusals.changed_meanwhile],
  },
} as const satisfies Contract
