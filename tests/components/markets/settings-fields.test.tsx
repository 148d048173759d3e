/** Each rule of a field that staff type in the settings: a wrong value is refused at the field, a right one is taken. */
import { expect, test } from 'vitest'
import { fieldRefusals } from '#shared/kit/field-refusals.ts'
import { refuseFields } from '#shared/kit/refusal.ts'
import { addressCalls } from '#shared/markets/address-calls.ts'
import { settingsRefusals } from '#shared/markets/settings-refusals.ts'
import { errorAt, field, says } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSettings, saveBar } from './settings-app.ts'

/** A field by its id: a value that is refused, why, and one that is right. */
type Rule = [id: string, wrong: string, code: string, right: string]

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
    'hours',
    [
      ['to1', '', 'hours_half', '17:30'],
      ['to2', '09:00', 'hours_end_first', '17:30'],
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

/** Whether a phone number or a VAT number is right depends on the country, which only the server knows. */
const refusedByCountry = ({ supportPhone, vatId }: { supportPhone?: string; vatId?: string }) => {
  if (supportPhone === '12') return refuseFields({ supportPhone: [settingsRefusals.invalid_support_phone] })
  if (vatId === '12345678') return refuseFields({ vatId: [fieldRefusals.invalid_vat_id] })
  return undefined
}

test.each(SECTIONS)(
  '%s: each field says what is wrong with it, and takes what is right',
  async (section, rules) => {
    stub(addressCalls.suggestAddresses, { source: 'none', results: [] })
    const { settings, saves } = await openSettings(section)
    saves.answer(sent => refusedByCountry(sent.body) ?? settings.save(sent))
    for (const [id, wrong, code, right] of rules) {
      await field(id).fill(wrong)
      await saveBar.click()
      await expect
        .element(errorAt(id))
        .toMatchTextContent(says(code === 'required' ? 'kit.required' : `codes.${code}`))
      await expect.element(field(id), { message: 'what was typed stays' }).toHaveValue(wrong)
      await field(id).fill(right)
    }
    await saveBar.click()
    await expect.poll(() => saveBar.query()).toBeNull()
    for (const [id] of rules) expect(errorAt(id).query(), id).toBeNull()
  },
)
