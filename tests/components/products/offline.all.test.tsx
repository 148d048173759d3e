/** What is typed without a network or too late: kept in the browser, shown after a reload, sent once, not lost. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ownCalls } from '#shared/customers/own-calls.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { sessions } from '#web/kit/session.ts'
import { dropKept } from '#web/products/kept/kept-rows.ts'
import { button, gone, reload, says, seen, seenText } from '../screen.tsx'
import { LOST, stub } from '../stub.ts'
import { answerFrame } from '../tenant-app.tsx'
import { NEW_ID, stubNext, typeTooLate } from './late-app.ts'
import { badNetwork } from './network.ts'
import { openSheet, SHEET_ID, thing } from './sheet-app.ts'

const cell = (line: number, column: string) => page.getByLabelText(`Linje ${line}: ${column}`)

/** A thing is typed whose answer is lost, and another after it. */
const typeWithoutNetwork = async () => {
  const sheet = await openSheet({ products: [thing(1, 'Lampe', '80')] })
  const network = badNetwork(sheet)
  network.loseAnswers()
  await cell(2, 'Vare').fill('Dukkevogn')
  await cell(2, 'Pris').fill('175')
  await seenText('goods.keptHere')
  await cell(3, 'Vare').fill('Natdragt')
  await cell(3, 'Pris').fill('25')
  return { sheet, network }
}

const keptKeys = () => Object.keys(localStorage).filter(key => key.startsWith('goods '))

test('A page that opens without a network shows what waits, and sends it once when there is one again', async () => {
  const { sheet, network } = await typeWithoutNetwork()
  expect(keptKeys()).toEqual([`goods demo/100001 ${SHEET_ID}`])
  const calls = [visitorsCalls.read, ownCalls.readOwn, tenantsCalls.readTenants, sheetCalls.readSheet]
  for (const route of calls) stub(route, LOST)
  // A closed browser keeps nothing of its tabs.
  sessionStorage.clear()
  await reload()
  await seenText('offline.keptThings')
  await seen(page.getByText('Dukkevogn'))
  await seen(page.getByText('Natdragt'))
  network.works()
  answerFrame()
  stub(sheetCalls.readSheet, () => sheet.now())
  await button('kit.tryAgain').click()
  await seenText('goods.savedAt')
  expect(sheet.now().products.map(({ name }) => name)).toEqual(['Lampe', 'Dukkevogn', 'Natdragt'])
  await expect.poll(keptKeys).toEqual([])
})

test('Logging out asks before it drops what waits', async () => {
  await typeWithoutNetwork()
  await page.css('header summary').click()
  await button('identity.logOut').click()
  await seenText('customers.unsentText_other', { count: '2' })
  await button('customers.stayLoggedIn').click()
  await gone(page.getByRole('dialog'))
  expect(keptKeys()).toHaveLength(1)
  const session = sessions.customer.read()
  if (!session) throw new Error('logged out without a yes')
  dropKept(session)
  expect(keptKeys()).toEqual([])
})

test('A sheet that staff completed meanwhile shows the lines that it did not get; a new sheet takes them', async () => {
  const sheet = await typeTooLate()
  await gone(page.getByRole('button', { name: says('kit.tryAgain') }))
  await reload()
  await seenText('goods.lateDone')
  await seen(page.getByRole('listitem').filter({ hasText: 'Dukkevogn1x7' }))
  const begun = stubNext(sheet)
  await button('goods.putOnNew').click()
  await expect.element(cell(1, 'Vare')).toHaveValue('Dukkevogn')
  await expect.element(cell(1, 'Pris')).toHaveValue('1x7')
  await expect.poll(() => sheet.now().products.map(({ name }) => name)).toEqual(['Natdragt'])
  expect(begun.sent).toHaveLength(1)
  expect(keptKeys()).toEqual([`goods demo/100001 ${NEW_ID}`])
})
