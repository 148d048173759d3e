/** The fields of a log-in by code, and too many wrong codes. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, forward, goneText, holdTimers, press, says, seen, seenText, title } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openVisitor, visit } from '../visitor-app.tsx'
import { ANNA, askForCode, digits, emailField } from './codes-app.ts'

const fieldsShown = () =>
  page
    .css('main :is(input, select):not([type="checkbox"])')
    .elements()
    .map(one => {
      const { type, autocomplete, inputMode } = one as HTMLInputElement
      return [type, autocomplete, inputMode].filter(Boolean).join(' ')
    })

test('A browser knows the fields of the log-in, of a code, and of a forgotten password', async () => {
  stub(codeCalls.sendCode, { detail: 'sent' })
  await openVisitor('')
  await seen(button('identity.byCode'))
  expect(fieldsShown()).toEqual(['text username email', 'password current-password'])
  await button('identity.byCode').click()
  await emailField().fill(ANNA)
  expect(fieldsShown()).toEqual(['email email'])
  await button('code.send').click()
  await seen(digits)
  expect(fieldsShown()).toEqual(['text one-time-code numeric'])
  await visit('/reset-password')
  await title('identity.resetTitle')
  expect(fieldsShown()).toEqual(['email email'])
})

test('After too many wrong codes the screen names another way, and after ten minutes asks for a new code', async () => {
  const { tries } = await askForCode()
  holdTimers()
  tries.answer(refuse(identityRefusals.too_many_attempts))
  await press('123456')
  await seenText('code.tooMany')
  await forward(31_000)
  await button('code.again').click()
  await goneText('code.tooMany')
  await seenText('code.sentTo', { email: ANNA })
  await forward(601_000)
  await seenText('code.expired')
  await button('code.other').click()
  await button('code.usePassword').click()
  await seen(button('identity.byCode'))
})

test('Who typed the address for a password need not type it again for a code', async () => {
  await openVisitor('')
  const name = page.getByLabelText(says('identity.emailOrNumber'))
  await name.fill(ANNA)
  await button('identity.byCode').click()
  await expect.element(emailField()).toHaveValue(ANNA)
  await button('code.usePassword').click()
  await name.fill('100001')
  await button('identity.byCode').click()
  await expect.element(emailField()).toHaveValue('')
})
