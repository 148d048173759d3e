/** The documents that the functions write: what a person, a search engine and a browser without scripts get. */
import { expect, test } from 'vitest'
import { changeMarket } from '#functions/markets/change.ts'
import { LANGUAGES } from '#shared/kit/language.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { openMarket } from '../cloud/local-cloud.ts'
import { TEXTS } from '../web/all-texts.ts'
import { atRest, axeFindings, openBrowser } from './browser.ts'
import { siteForTests } from './site.ts'

const site = siteForTests()

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(site.url() + path, { headers })
  const text = await response.text()
  const embedded = /id="embedded">(.*?)<\/script>/.exec(text)?.[1] ?? '{}'
  const data: { market?: VisitorsMarket; markets?: { marketId: string }[] } = JSON.parse(embedded)
  return { status: response.status, text, data, headers: response.headers }
}

test('A market and the list of stores come with their data, and the edge keeps them for a minute', async () => {
  await site.idle()
  const market = await ask('/login/demo')
  const { body } = await site.call('GET', '/api/anonymous/market/', undefined, { market: 'demo' })
  expect(market.data.market).toEqual(body)
  expect(market.text).toContain('<title>Loppehjørnet</title>')
  expect(market.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, must-revalidate')
  const home = await ask('/')
  expect(home.data.markets?.map(({ marketId }) => marketId)).toEqual(
    expect.arrayContaining(['demo', 'berlin']),
  )
})

test.each([
  [{}, 'de'],
  [{ 'accept-language': 'fr-FR,fr' }, 'de'],
  [{ 'accept-language': 'en-GB,en' }, 'en'],
  [{ 'accept-language': 'en-GB', cookie: 'language=da' }, 'da'],
])('A German market answers %o in %s', async (headers, language) => {
  expect((await ask('/login/berlin', headers as Record<string, string>)).text).toContain(
    `<html lang="${language}"`,
  )
})

test('A language that somebody chose comes with the next document, before any script', async () => {
  const page = await site.openPage('da-DK')
  await page.goto(`${site.url()}/login/demo`)
  await page.getByLabel('Sprog').selectOption('de')
  await page.getByRole('link', { name: 'Regal buchen' }).waitFor()
  const document = await (await page.goto(`${site.url()}/login/demo`))?.text()
  expect(document).toContain('<html lang="de"')
})

test.each([
  '/login/nosuch',
  '/login/nosuch/booking',
  '/login/demo/nowhere',
  '/login',
  '/terms/nosuch',
  '/nope',
  '/pages/market/demo/landing.da.html',
])('%s answers 404 with a page that no search engine keeps', async path => {
  const { status, text } = await ask(path)
  expect(status).toBe(404)
  expect(text).toContain('<div id="root">')
  expect(text).toContain('<meta name="robots" content="noindex" />')
})

test.each([
  ['de-DE', '/nope', 'Startseite'],
  ['da-DK', '/login/nosuch', 'butik'],
])('A person whose browser speaks %s reads at %s what to do', async (locale, path, word) => {
  const page = await site.openPage(locale)
  await page.goto(site.url() + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await page.locator('main').textContent()).toMatch(new RegExp(word, 'i'))
})

test('Search engines find the markets, and nothing that is for people who are logged in or have a link', async () => {
  expect((await ask('/robots.txt')).text).toContain(`Sitemap: ${site.url()}/sitemap.xml`)
  const sitemap = (await ask('/sitemap.xml')).text
  for (const path of ['/', '/login/demo', '/login/berlin'])
    expect(sitemap).toContain(`<loc>${site.url()}${path}</loc>`)
  const hidden = [
    '/user',
    '/admin_section',
    '/login/demo/booking/checkout',
    '/login/demo/confirm-email?token=x',
  ]
  for (const path of hidden) expect((await ask(path)).text, path).toContain('noindex')
  for (const path of ['/', '/login/demo']) expect((await ask(path)).text, path).not.toContain('noindex')
})

test('A change of a market is in its document after a minute, and a new market is in the list', async () => {
  const listed = async () => (await ask('/')).data.markets?.map(({ marketId }) => marketId)
  expect(await listed()).not.toContain('documents')
  await openMarket('documents', 1)
  await site.idle()
  expect((await ask('/login/documents')).status).toBe(200)
  await site.later(70)
  expect(await listed()).toContain('documents')
  const staff = { market: 'documents', username: 'admin' } as Parameters<typeof changeMarket>[1]
  await changeMarket('documents', staff, before => ({ ...before, visualName: 'Et nyt navn <&>' }))
  await site.later(60)
  const { text, data } = await ask('/login/documents')
  expect(text).toContain('<title>Et nyt navn &#60;&#38;&#62;</title>')
  expect(data.market?.visualName).toBe('Et nyt navn <&>')
})

test('A step that is opened directly asks its question before any script, in the reader’s language', async () => {
  for (const language of LANGUAGES) {
    for (const [path, question] of [
      ['', 'bookings.typeTitle'],
      ['/price', 'bookings.priceTitle'],
      ['/services', 'bookings.servicesTitle'],
      ['/date', 'bookings.dateTitle'],
      ['/checkout', 'payments.title'],
    ] as const) {
      const { text } = await ask(`/login/demo/booking${path}`, { 'accept-language': language })
      expect(text).toContain(`>${TEXTS[language][question]}</h1>`)
    }
  }
})

test('Without scripts a page says whom to call and where to go', async () => {
  const browser = await openBrowser()
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(`${site.url()}/login/demo`)
  for (const text of ['+45 86 12 34 56', 'Mejlgade 48, 8000 Aarhus C', 'Slå JavaScript til for at booke her'])
    expect(await page.locator('noscript').textContent()).toContain(text)
  expect(await page.locator('h1').textContent()).toBe('Loppehjørnet')
  await browser.close()
})

test('What a document shows before its scripts run passes axe', async () => {
  const page = await site.openPage('da-DK')
  await page.route('**/assets/*.js', route => route.abort())
  await page.goto(`${site.url()}/login/demo`, { waitUntil: 'load' })
  await page.locator('#first h1').waitFor()
  await atRest(page)
  expect(await axeFindings(page)).toEqual([])
})
