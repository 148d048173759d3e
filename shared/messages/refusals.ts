import { reasons } from '../kit/reasons.ts'

export const messageRefusals = reasons({
  /** A file of the own data was finished within the last hour. */
  exported_lately: 'conflict',
  recaptcha_error: 'invalid',
  /** Visitors have written so much today that not even the drawer of messages over the limit takes more. */
  too_many_messages: 'too_many',
  /** A message has had as many replies as it may (`MOST_REPLIES`). */
  too_many_replies: 'conflict',
})
