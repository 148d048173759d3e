/** Opens the form at the till, for customers of a test file's own. */
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { addDays, dayIn } from '#shared/kit/day.ts'
import type { Language } from '#shared/kit/language.ts'
import { staffToken } from '../people/staff.ts'
import type { Site } from './site.ts'
import { DEMO_STAFF, logInAsStaff } from './staff.ts'
import { personAt } from './wizard.ts'

const LOCALES = { da: 'da-DK', de: 'de-DE', en: 'en-GB' }

export const todayInShop = (): string => dayIn('Europe/Copenhagen', Date.now())

/** `first@counter.example` of "First Last". */
export const addressOf = (name: string): string => `${name.split(' ')[0]?.toLowerCase()}@counter.example`

export const tillOf = (site: Site) => {
  let token = ''
  const call = <T>(method: string, path: string, body?: unknown) =>
    site.call<T>(method, `/api/admin/${path}`, body, { market: DEMO_STAFF.market, token })

  /** Makes customers of these names. Returns their numbers. */
  const customers = async (names: readonly string[]): Promise<Record<string, string>> => {
    token = await staffToken(site, DEMO_STAFF.market)
    const numbers: Record<string, string> = {}
    for (const [n, name] of names.entries()) {
      const fields = { name, email: addressOf(name), phone: `20 12 77 0${n}`, country: 'dk' }
      const made = await call<{ userNumber: string }>('POST', 'customers/', fields)
      expect(made.status).toBe(201)
      numbers[name] = made.body.userNumber
    }
    await site.idle()
    return numbers
  }

  const bookingsOf = async (userNumber: string | undefined): Promise<ShelfBooking[]> => {
    const range = `dateStart=${addDays(todayInShop(), -5)}&dateEnd=${addDays(todayInShop(), 100)}`
    const path = `shelf_bookings/?${range}&customer=${userNumber}`
    return (await call<{ results: ShelfBooking[] }>('GET', path)).body.results
  }

  const logIn = async (page: Page, language: Language, query = '') => {
    const person = personAt(page, language)
    await logInAsStaff(page, site.url(), { at: `/booking/new${query}` })
    await person.title('counter.title')
    return person
  }

  const openForm = async (language: Language, query = '') => {
    const page = await site.openPage(LOCALES[language], 1280)
    const person = await logIn(page, language, query)
    await page.locator('fieldset#bookingPeriod').waitFor()
    /** The booking whose confirmation is shown. */
    const booked = async (): Promise<ShelfBooking> => {
      await page.waitForURL(/#\/booking\/confirmation\//)
      return (await call<ShelfBooking>('GET', `shelf_bookings/${page.url().split('/').pop()}/`)).body
    }
    return {
      page,
      ...person,
      keys: page.keyboard,
      submit: page.locator('main button[type="submit"]'),
      choose: (name: string, value: string) =>
        page.locator(`input[name="${name}"][value="${value}"]`).check({ force: true }),
      booked,
    }
  }
  return { customers, bookingsOf, logIn, openForm }
}
