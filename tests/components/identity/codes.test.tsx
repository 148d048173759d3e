/** A tenant asks on the market's page for a code by mail, and types it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { visitorsCalls } from '#shared/markets/visitors-calls.ts'
import { button, forward, gone, holdTimers, press, says, seenText } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { LOST, stub } from '../stub.ts'
import { openVisitor } from '../visitor-app.tsx'
import { ANNA, askForCode, digits, emailField } from './codes-app.ts'

test('Half a code is not sent, the last digit sends it, and a wrong one is typed anew', async () => {
  const { tries } = await askForCode()
  await press('123')
  await press('{Enter}')
  await seenText('code.incomplete')
  expect(tries.sent).toHaveLength(0)
  await press('456')
  await seenText('codes.invalid_code')
  expect(tries.sent.map(({ body }) => body)).toEqual([{ email: ANNA, code: '123456', market_id: 'demo' }])
  await expect.element(digits).toHaveFocus()
  await expect.element(digits).toHaveValue('')
})

test('A code is pasted as the mail has it, and can be sent again after half a minute', async () => {
  const { sends, tries } = await askForCode()
  holdTimers()
  await seenText('code.againIn')
  await forward(31_000)
  await button('code.again').click()
  await seenText('code.againIn')
  expect(sends.sent).toHaveLength(2)
  ;(digits.element() as HTMLInputElement).focus()
  document.execCommand('insertText', false, ' 123 456 ')
  await expect.poll(() => tries.sent[0]?.body.code).toBe('123456')
  await seenText('codes.invalid_code')
})

test('Without a connection the screen says that no code was sent, and can send it later', async () => {
  const sends = stub(codeCalls.sendCode, LOST)
  await openVisitor('')
  await button('identity.byCode').click()
  await emailField().fill(ANNA)
  await button('code.send').click()
  await seenText('codes.no_connection')
  await gone(page.getByText(says('code.sentTo', { email: ANNA })))
  sends.answer({ detail: 'sent' })
  await button('code.again').click()
  await seenText('code.sentTo', { email: ANNA })
})

test('An administrator gets a code by user name, and types that of the second factor where it is on', async () => {
  const sends = stub(codeCalls.sendStaffCode, { detail: 'sent' })
  const tries = stub(codeCalls.logInByStaffCode, ({ body }) =>
    refuse(identityRefusals[body?.code ? 'invalid_code' : 'second_factor_required']),
  )
  stub(visitorsCalls.list, { results: [], page: 1, pagesCount: 0 })
  await openStaff('/login', { session: undefined })
  await page.getByRole('combobox', { name: says('fields.market_id') }).fill('demo')
  await page.getByRole('textbox', { name: says('fields.username') }).fill('anna')
  await button('identity.byCode').click()
  await seenText('code.staffText')
  await button('code.send').click()
  await seenText('code.sentToStaff', { name: 'anna' })
  await expect.element(digits).toHaveFocus()
  await press('123456')
  const factor = page.getByRole('textbox', { name: says('code.factor') })
  await expect.element(factor).toHaveFocus()
  await press('654321{Enter}')
  await seenText('code.wrongFactor')
  await expect.element(digits.first()).toHaveValue('123456')
  const sent = { username: 'anna', market_id: 'demo' }
  expect(sends.sent.map(({ body }) => body)).toEqual([sent])
  expect(tries.sent.map(({ body }) => body)).toEqual([
    { ...sent, mailCode: '123456' },
    { ...sent, mailCode: '123456', code: '654321' },
  ])
})
