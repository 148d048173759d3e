/** A visitor writes to the market from its page. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { customerRefusals } from '#shared/customers/refusals.ts'
import { refuse, refuseFields } from '#shared/kit/refusal.ts'
import { feedbackCalls } from '#shared/messages/feedback-calls.ts'
import { messageRefusals } from '#shared/messages/refusals.ts'
import { button, field, gone, says, seen } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openVisitor } from '../visitor-app.tsx'

const form = page.getByRole('dialog')
const send = () => form.getByRole('button', { name: says('feedback.send') }).click()

/** Whether a number is right depends on its country, which the server checks. */
const stubFeedback = () =>
  stub(feedbackCalls.writeToMarket, ({ body }) =>
    body.phone === '12' || (body.phone === '030 123456' && body.country !== 'de')
      ? refuseFields({ phone: [customerRefusals.invalid_phone] })
      : { detail: 'sent' },
  )

const fill = async (fields: Record<string, string>) => {
  for (const [id, text] of Object.entries(fields)) await field(id).fill(text)
}

test('A visitor is told what is wrong, puts it right, and is told that it was sent', async () => {
  const sent = stubFeedback()
  await openVisitor('')
  await button('markets.write').first().click()
  await fill({ name: 'R2-D2', email: 'r2@example.com', phone: '12', notes: 'Har I plads til en cykel?' })
  await send()
  await seen(form.getByText(says('codes.no_letters')).first())
  await field('name').fill('Åse Møller')
  await send()
  await seen(form.getByText(says('codes.invalid_phone')).first())
  await field('phone').fill('20 12 34 56')
  await send()
  await seen(form.getByText(says('feedback.sentTitle')))
  await form
    .getByRole('button', { name: says('kit.close') })
    .last()
    .click()
  await gone(form)
  expect(sent.sent.at(-1)?.body).toMatchObject({ name: 'Åse Møller', marketId: 'demo' })
})

test('Who writes when the shop has too much to read is told that it is kept, and to call; beyond that the text stays', async () => {
  const sent = stub(feedbackCalls.writeToMarket, refuse(messageRefusals.too_many_messages))
  await openVisitor('')
  await button('markets.write').first().click()
  await fill({ name: 'Åse Møller', email: 'aase@example.com', phone: '20 12 34 56', notes: 'Har I plads?' })
  await send()
  await seen(page.getByText(says('codes.too_many_messages')).first())
  await expect.element(field('notes')).toHaveValue('Har I plads?')
  sent.answer({ detail: 'feedback_kept' })
  await send()
  await seen(form.getByText(says('feedback.keptTitle')))
})

test('A number of another country is right once its country is chosen', async () => {
  stubFeedback()
  await openVisitor('')
  // The footer's.
  await button('markets.write').last().click()
  await fill({ name: 'Anna Berg', email: 'anna.berg@example.com', phone: '030 123456', notes: 'Guten Tag' })
  await send()
  await seen(form.getByText(says('codes.invalid_phone')).first())
  await field('country').selectOptions('de')
  await send()
  await seen(form.getByText(says('feedback.sentTitle')))
})

test('The list of countries begins with those of the product, and has every other', async () => {
  await openVisitor('', { language: 'en' })
  await button('markets.write').last().click()
  const offered = [...(field('country').element() as HTMLSelectElement).options].map(({ text }) => text)
  const line = offered.findIndex(text => text.startsWith('─'))
  expect(offered.slice(0, line)).toContain('Denmark +45')
  expect(offered.slice(0, line)).toHaveLength(14)
  for (const other of ['Poland +48', 'Ukraine +380', 'Türkiye +90', 'Faroe Islands +298', 'Guernsey +44'])
    expect(offered.slice(line + 1)).toContain(other)
})

test('A market that limits its phone countries offers those alone, and begins with one of them', async () => {
  await openVisitor('', { market: { phoneCountries: ['de', 'pl'] } })
  await button('markets.write').last().click()
  const offered = [...(field('country').element() as HTMLSelectElement).options].map(({ text }) => text)
  expect(offered).toEqual(['Tyskland +49', '──────', 'Polen +48'])
  await expect.element(field('country')).toHaveValue('de')
})

test('Help and the apps are linked beside the log-in', async () => {
  await openVisitor('', { width: 1280 })
  await expect
    .element(page.getByRole('link', { name: /^Hjælp/ }))
    .toHaveAttribute('href', expect.stringMatching(/^https:/))
  await expect
    .element(page.getByRole('link', { name: /^Google Play/ }))
    .toHaveAttribute('href', expect.stringContaining('play.google.com'))
})
