/** A tenant on the market's page who has asked for a code by mail. */
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { codeCalls } from '#shared/identity/code-calls.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { button, says, seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openVisitor } from '../visitor-app.tsx'

export const ANNA = 'anna@example.com'
export const digits = page.css('input[autocomplete="one-time-code"]')
export const emailField = () => page.getByRole('textbox', { name: says('fields.email') })

/** Asks for a code. Ends at the field for it. */
export const askForCode = async (email = ANNA) => {
  const sends = stub(codeCalls.sendCode, { detail: 'sent' })
  const tries = stub(codeCalls.logInByCode, refuse(identityRefusals.invalid_code))
  await openVisitor('')
  await button('identity.byCode').click()
  await seenText('code.emailText')
  await emailField().fill(email)
  await button('code.send').click()
  await seenText('code.sentTo', { email })
  await expect.element(digits).toHaveFocus()
  return { sends, tries }
}
