import { reasons } from '../kit/reasons.ts'

export const messageRefusals = reasons({
  /** A file of the own data was finished within the last hour. */
  exported_lately: 'conflict',
  recaptcha_error: 'invalid',
  /** A message has had as many replies as it may (`MOST_REPLIES`). */
  too_many_replies: 'conflict',
})
