/** Each rule of a field that staff type in the settings: a wrong value is refused at the field, a right one is taken. */
import { test } from 'vitest'
import { expectRules, type Rule } from './settings-forms.ts'

const SECTIONS: [section: string, rules: Rule[]][] = [
  [
    'info',
    [
      ['visualName', ' ', 'required', 'Loppehjørnet 2'],
      ['addressUrl', 'osm.org', 'invalid_url', 'https://osm.org/1'],
      ['supportPhone', '12', 'invalid_support_phone', '86 12 34 56'],
      ['supportEmail', 'hej@', 'invalid_email', 'hej@example.com'],
      ['website', 'butik', 'invalid_url', 'https://butik.example'],
      ['facebook', 'https://example.com/butik', 'invalid_profile', 'https://fb.me/butik'],
      ['instagram', 'https://www.instagram.com/', 'invalid_profile', 'https://www.instagram.com/butik'],
    ],
  ],
  [
    'bank',
    [
      ['iban', 'DK5000400440116244', 'invalid_iban', 'DK50 0040 0440 1162 43'],
      ['bic', 'DABA', 'invalid_bic', 'DABADKKK'],
      ['bankRegNumber', '12345', 'bank_reg_number', '1234'],
      ['bankAccount', '12a4', 'bank_account', '0440116243'],
      ['sortCode', '20', 'sort_code', '20-00-00'],
      ['vatId', '12345678', 'invalid_vat_id', '12345674'],
      ['defaultFee', '12,255', 'number_range', '12,25'],
    ],
  ],
  [
    'technical',
    [
      ['elavonKey', 'kort', 'too_short', 'sk_demo_demo'],
      ['zettleApiKey', 'x', 'too_short', 'sandbox-key'],
      ['zettleClientId', '9b1c6e20', 'invalid_uuid', '9b1c6e20-0000-4000-8000-00000000005f'],
      ['flexposApiKey', 'x', 'too_short', 'sandbox-key'],
      ['flexposCompanyId', '12345', 'six_digits', '123456'],
      ['accountingAgreementToken', 'x', 'too_short', 'sandbox-key'],
    ],
  ],
  [
    'booking',
    [
      ['mostInCart', '11', 'number_range', '9'],
      ['paymentRequestDays', '0', 'number_range', '4'],
      ['waitlistHours', '49', 'number_range', '5'],
      ['tenantMovesDaysBefore', '61', 'number_range', '3'],
    ],
  ],
  [
    'goods',
    [
      ['productPrefix', 'LOA', 'three_letters', 'loa'],
      ['freeLabels', 'x', 'not_a_number', '48'],
      ['furtherLabelPrice', 'x', 'not_a_number', '0,50'],
    ],
  ],
]

test.each(SECTIONS)('%s: each field says what is wrong with it, and takes what is right', expectRules)
