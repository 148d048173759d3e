import { reasons } from '../kit/reasons.ts'

export const messageRefusals = reasons({
  /** A file of the own data was finished within the last hour. */
  exported_lately: 'conflict',
  no_letters: 'invalid',
  recaptcha_error: 'invalid',
})
