import { reasons } from '../kit/reasons.ts'

export const identityRefusals = reasons({
  invalid_code: 'invalid',
  invalid_credentials: 'invalid',
  invalid_grant: 'invalid',
  not_identical: 'invalid',
  password_too_common: 'invalid',
  same_as_old: 'invalid',
  same_as_username: 'invalid',
  too_many_attempts: 'too_many',
  wrong_password: 'invalid',
})
