import { feedbackCalls } from './feedback-calls.ts'
import { mailCalls } from './mail-calls.ts'
import { myDataCalls } from './my-data-calls.ts'
import { noticeCalls } from './notice-calls.ts'
import { reminderPreviewCalls } from './reminder-calls.ts'
import { staffCalls } from './staff-calls.ts'

/** Every call of the messages. A screen imports only the calls of its readers. */
export const messagesContract = {
  ...feedbackCalls,
  ...staffCalls,
  ...mailCalls,
  ...myDataCalls,
  ...noticeCalls,
  ...reminderPreviewCalls,
} as const
