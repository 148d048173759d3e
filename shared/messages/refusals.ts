import { reasons } from '../kit/reasons.ts'

export const messageRefusals = reasons({
  /** A file of the own data was finished within the last hour. */
  exported_lately: 'conflict',
  /** The browser's key is no point of its curve. */
  push_key_wrong: 'invalid',
  /** The browser gets its pushes from a service that we do not know. */
  push_service_unknown: 'invalid',
  recaptcha_error: 'invalid',
  /** Visitors have written so much today that not even the drawer of messages over the limit takes more. */
  too_many_messages: 'too_many',
  /** A message has had as many replies as it may (`MOST_REPLIES`). */
  too_many_replies: 'conflict',
})
