import { reasons } from '../kit/reasons.ts'

export const identityRefusals = reasons({
  invalid_code: 'invalid',
  invalid_credentials: 'invalid',
  invalid_grant: 'invalid',
  /** The operator's code is missing, unknown or used: one answer, so that nobody learns which. */
  invalid_registration_code: 'invalid',
  last_administrator: 'conflict',
  not_identical: 'invalid',
  nothing_changed: 'invalid',
  password_too_common: 'invalid',
  same_as_old: 'invalid',
  same_as_username: 'invalid',
  second_factor_off: 'conflict',
  second_factor_on: 'conflict',
  second_factor_required: 'invalid',
  too_many_administrators: 'conflict',
  too_many_attempts: 'too_many',
  username_taken: 'conflict',
  wrong_password: 'invalid',
})
