/** Staff read who changed what (D53): of the whole market, of a customer, of a shelf type. */
import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { setSubscription } from '#functions/markets/operate.ts'
import type { Language } from '#shared/kit/language.ts'
import { atRest } from './browser.ts'
import { expectNoFindingsAtBothWidths, siteForTests } from './site.ts'
import { DEMO_STAFF, logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const site = siteForTests()
if (process.env.LOOK) mkdirSync(process.env.LOOK, { recursive: true })

const staff = async () => {
  const { username, password, market } = DEMO_STAFF
  const logIn = { username, password, market_id: market }
  const { body } = await site.call<{ accessToken: string }>('POST', '/api/token/', logIn)
  return async <T>(method: string, path: string, sent?: unknown): Promise<T> => {
    const answer = await site.call<T>(method, `/api/admin/${path}`, sent, { market, token: body.accessToken })
    expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    return answer.body
  }
}

const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' } as const

const open = async (language: Language, hash: string) => {
  const page = await site.openPage(LOCALES[language], 1280)
  await logInAsStaff(page, site.url(), { at: hash })
  return { page, ...personAt(page, language) }
}

test('The history of the market says who changed what, before and after, and is narrowed down', async () => {
  const call = await staff()
  await call('PATCH', 'customers/100001/', { city: 'Viborg' })
  await call('PATCH', 'customers/100001/', { city: 'Skive', country: 'de', printType: 2, vatRateType: 2 })
  const type = await call<{ id: string }>('POST', 'shelf_types/', { name: 'Montre' })
  const period = await call<{ id: string }>('POST', 'booking_periods/', { days: 5 })
  const price = { shelfType: type.id, bookingPeriod: period.id, price: '99.50' }
  await call('POST', 'shelf_period_prices/', [price])
  await setSubscription('demo', { fee: 2.5 })
  await call('PATCH', 'markets/demo/', {
    zettleApiKey: 'zettle-key-d07e',
    zettleClientId: '3b9f0c5e-7a51-4c55-9d2e-9c1f6a1f0b11',
  })
  const { results } = await call<{ results: { id: string }[] }>('GET', 'market_messages/')
  await call('PATCH', `market_messages/${results[0]?.id}/`, { archived: true })
  await site.idle()
  const { page, says, title } = await open('da', '/settings/history')
  await title('history.title')
  await page.getByText('Gebyr til Reol i procent: 0 → 2,5').waitFor()
  await page.getByText('Pris for 5 dage: 99,50 kr.').waitFor()
  await page.getByText('By: Viborg → Skive').waitFor()
  await page.getByText('Nye nøgler: API-nøgle til Zettle').waitFor()
  await page.getByText(/^Klient-id hos Zettle: /).waitFor()
  await page.getByText('Arkiveret: nej → ja').waitFor()
  await page.getByRole('cell', { name: /^Besked/ }).waitFor()
  expect(await page.getByText(/masks|zettle[AC]/).count()).toBe(0)
  await page.getByRole('cell', { name: says('history.operator') }).waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'history')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.getByLabel(says('history.who')).selectOption({ label: 'Reol' })
  await page.getByText('By: Viborg → Skive').waitFor({ state: 'detached' })
  await page.getByText('Gebyr til Reol i procent: 0 → 2,5').waitFor()
  await page.getByLabel(says('history.who')).selectOption('admin')
  await page.getByText('Printer: A4-printer → labelprinter med rulle').waitFor()
  await page.getByText('Varer: brugte varer → nye varer').waitFor()
  await page.getByText('Land: Danmark → Tyskland').waitFor()
  await page.getByLabel(says('history.what')).selectOption('customer')
  await page.getByText('Pris for 5 dage: 99,50 kr.').waitFor({ state: 'detached' })
  await page.getByText('By: Viborg → Skive').waitFor()
  await page.getByRole('link', { name: /^Anna/ }).first().click()
  await page.getByRole('button', { name: says('history.show') }).click()
  await page.getByText('By: Viborg → Skive').waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'history of a customer')
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.goto(`${site.url()}/admin_section#/booking/types/${type.id}`)
  await page.getByRole('button', { name: says('history.show') }).click()
  await page.getByText('Pris for 5 dage: 99,50 kr.').waitFor()
  await atRest(page)
  await expectNoFindingsAtBothWidths(page, 'history of a type')
})
