/** How a reminder reads. Only the screen of the settings loads this call. */
import * as z from 'zod/mini'
import { REMINDERS } from '../bookings/reminders.ts'
import { reminderWords } from '../bookings/staff-reminder-calls.ts'
import type { Contract } from '../kit/contract.ts'
import { LANGUAGES } from '../kit/language.ts'

export const reminderPreviewCalls = {
  previewReminder: {
    method: 'POST',
    path: 'reminders/preview',
    audiences: ['admin'],
    right: 'look',
    summary:
      'A reminder as a tenant of an invented booking would read it, with the words that staff are typing',
    body: z.object({
      reminder: z.enum(REMINDERS),
      language: z.enum(LANGUAGES),
      words: reminderWords,
    }),
    answer: z.object({ subject: z.string(), text: z.string() }),
    refusals: [],
  },
} as const satisfies Contract
