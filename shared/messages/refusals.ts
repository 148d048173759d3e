import { reasons } from '../kit/reasons.ts'

export const messageRefusals = reasons({
  no_letters: 'invalid',
  recaptcha_error: 'invalid',
})
