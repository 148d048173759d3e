/** Reasons that belong to no domain. Their texts: `web/i18n/<language>/kit.ts`. */
import { reasons } from './reasons.ts'

/** What any call may be refused with, so that no route repeats it. */
export const commonRefusals = reasons({
  busy: 'busy',
  csrf_failed: 'forbidden',
  invalid_token: 'unauthenticated',
  market_not_found: 'missing',
  market_required: 'invalid',
  must_change_password: 'forbidden',
  no_market_in_token: 'unauthenticated',
  no_token: 'unauthenticated',
  not_found: 'missing',
  permission_denied: 'forbidden',
  too_large: 'too_large',
  too_many_requests: 'too_many',
})

/** What any call that is given something may be refused with, for a field or the whole body. */
export const inputRefusals = reasons({
  bad_json: 'invalid',
  blank_around: 'invalid',
  email_letters: 'invalid',
  has_quotes: 'invalid',
  invalid: 'invalid',
  invalid_date: 'invalid',
  invalid_email: 'invalid',
  no_letters: 'invalid',
  required: 'invalid',
  too_long: 'invalid',
  too_short: 'invalid',
  unknown: 'invalid',
})

/** What several domains refuse with; a route that may say so names it. */
export const kitRefusals = reasons({
  address_is_new: 'conflict',
  bad_form: 'invalid',
  changed_meanwhile: 'conflict',
  idempotency_key_reused: 'conflict',
  in_use: 'conflict',
  link_invalid: 'invalid',
  link_used: 'invalid',
  not_enabled: 'conflict',
  picture_too_large: 'invalid',
  picture_type: 'invalid',
  picture_unreadable: 'invalid',
  proof_needed: 'conflict',
  role_may_not: 'forbidden',
  /** The market has sent as many mails at its staff's will as it may in a day. */
  too_many_mails: 'too_many',
})
