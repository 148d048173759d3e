import { reasons } from '../kit/reasons.ts'

/** What the calls of staff refuse about settings. Apart from the other refusals, so that no visitor loads them. */
export const settingsRefusals = reasons({
  card_keys_missing: 'conflict',
  hours_end_first: 'invalid',
  hours_half: 'invalid',
  images_changed: 'conflict',
  invalid_profile: 'invalid',
  invalid_support_phone: 'invalid',
  invalid_url: 'invalid',
  invalid_uuid: 'invalid',
  invalid_vat_rate: 'invalid',
  message_ends_first: 'invalid',
  service_keys_missing: 'conflict',
  six_digits: 'invalid',
  tiers_descend: 'invalid',
  three_letters: 'invalid',
})
