/** Each rule of a field that staff type: the screen refuses a wrong value at the field, and takes a right one. */
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { Language } from '#shared/kit/language.ts'
import { saveSettings } from './door.ts'
import { ONE_WAY } from './languages.ts'
import { siteForTests } from './site.ts'
import { logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()

const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' } as const

/** A field by its id: a value that is refused, why, and one that is right. */
type Rule = [field: string, wrong: string, code: string, right: string]

const SETTINGS: Record<string, Rule[]> = {
  info: [
    ['visualName', ' ', 'required', 'Loppehjørnet'],
    ['addressUrl', 'osm.org', 'invalid_url', 'https://osm.org/1'],
    ['supportPhone', '12', 'invalid_support_phone', '86 12 34 56'],
    ['supportEmail', 'hej@', 'invalid_email', 'hej@example.com'],
    ['website', 'butik', 'invalid_url', 'https://butik.example'],
    ['facebook', 'https://example.com/butik', 'invalid_profile', 'https://fb.me/butik'],
    ['instagram', 'https://www.instagram.com/', 'invalid_profile', 'https://www.instagram.com/butik'],
  ],
  bank: [
    ['iban', 'DK5000400440116244', 'invalid_iban', 'DK50 0040 0440 1162 43'],
    ['bic', 'DABA', 'invalid_bic', 'DABADKKK'],
    ['bankRegNumber', '12345', 'bank_reg_number', '1234'],
    ['bankAccount', '12a4', 'bank_account', '0440116243'],
    ['sortCode', '20', 'sort_code', '20-00-00'],
    ['vatId', '12345678', 'invalid_vat_id', '12345674'],
    ['defaultFee', '12,255', 'number_range', '12,25'],
  ],
  technical: [
    ['elavonKey', 'kort', 'too_short', 'sk_demo_demo'],
    ['zettleApiKey', 'x', 'too_short', 'sandbox-key'],
    ['zettleClientId', '9b1c6e20', 'invalid_uuid', '9b1c6e20-0000-4000-8000-00000000005f'],
    ['flexposApiKey', 'x', 'too_short', 'sandbox-key'],
    ['flexposCompanyId', '12345', 'six_digits', '123456'],
    ['accountingAgreementToken', 'x', 'too_short', 'sandbox-key'],
  ],
  hours: [
    ['to1', '', 'hours_half', '17:30'],
    ['to2', '09:00', 'hours_end_first', '17:30'],
  ],
  booking: [
    ['mostInCart', '11', 'number_range', '10'],
    ['paymentRequestDays', '0', 'number_range', '3'],
    ['waitlistHours', '49', 'number_range', '4'],
    ['tenantMovesDaysBefore', '61', 'number_range', '2'],
  ],
  goods: [['productPrefix', 'LOA', 'three_letters', 'loa']],
}

const CUSTOMER: Rule[] = [
  ['name', 'Ida "Holm"', 'has_quotes', 'Ida Holm'],
  ['email', 'ida@', 'invalid_email', 'ida.holm@example.com'],
  ['phone', '12', 'invalid_phone', '20 12 34 56'],
  ['vatId', '12345678', 'invalid_vat_id', '12345674'],
  ['bankRegNumber', '12', 'bank_reg_number', '1234'],
  ['bankAccount', '12a', 'bank_account', '1234567'],
  ['sortCode', '12', 'sort_code', ''],
  ['iban', 'DK5000400440116244', 'invalid_iban', 'DK5000400440116243'],
  ['labelsToPrint', '2, 3', 'label_ranges', '2,3,4-10,5,20-27'],
  ['fee', '101', 'number_range', '20'],
  ['rentAmount', '-1', 'number_range', '99,50'],
]

const open = async (language: Language) => {
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url())
  return { page, ...personAt(page, language) }
}

/** The error that stands at a field. */
const errorAt = (page: Page, field: string) => page.locator(`[id="${field}-error"]`)

const refusedThenRight = async (
  page: Page,
  says: (key: string) => RegExp,
  rules: readonly Rule[],
  save: () => Promise<void>,
) => {
  for (const [field, wrong, code, right] of rules) {
    await page.locator(`#${field}`).fill(wrong)
    await save()
    const text = says(code === 'required' ? 'kit.required' : `codes.${code}`)
    await expect.poll(() => errorAt(page, field).textContent(), { message: field }).toMatch(text)
    expect(await page.locator(`#${field}`).inputValue(), 'what was typed stays').toBe(wrong)
    await page.locator(`#${field}`).fill(right)
  }
}

test.each(
  ONE_WAY,
)('In %s each field of the settings says what is wrong with it, and takes what is right', async language => {
  const { page, says } = await open(language)
  for (const [section, rules] of Object.entries(SETTINGS)) {
    await page.goto(`${site.url()}/admin_section#/settings/${section}`)
    await page.locator(`#${rules[0]?.[0]}`).waitFor()
    await refusedThenRight(page, says, rules, () => saveSettings(page))
    const bar = page.locator('[aria-keyshortcuts="Control+S"]')
    // Where all is as it was, there is nothing to save.
    if (await bar.count()) await saveSettings(page)
    await bar.waitFor({ state: 'detached' })
    for (const [field] of rules) expect(await errorAt(page, field).count(), field).toBe(0)
  }
})

test.each(ONE_WAY)('In %s each field of a new customer says what is wrong with it', async language => {
  const { page, says, title, button } = await open(language)
  await page.goto(`${site.url()}/admin_section#/customers/new`)
  await title('customer.new')
  await page.locator('#customerType').selectOption('business')
  for (const [field, , , right] of CUSTOMER) await page.locator(`#${field}`).fill(right)
  await page.locator('#email').fill(`ida.${language}@example.com`)
  const rules = CUSTOMER.map(
    ([field, wrong, code, right]): Rule =>
      field === 'email' ? [field, wrong, code, `ida.${language}@example.com`] : [field, wrong, code, right],
  )
  await refusedThenRight(page, says, rules, () => button('customer.create').click())
  await button('customer.create').click()
  await page.waitForURL(/customers\/1\d{5}$/)
})
