/** Visitors write to the operator; where the deployment asks reCAPTCHA, robots do not. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { countTries, countTry } from '#functions/kit/limit.ts'
import { commit } from '#functions/kit/table.ts'
import { isWithinLimits, LIMITS } from '#functions/messages/inbox/feedback.ts'
import { sandboxToken } from '#infra/local/providers/recaptcha.ts'
import { changeMarket } from '../../cloud/change-market.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'

const cloud = cloudForTests()
const MARKET = 'feedback'
const OPERATOR = 'operator@reol.localhost'
beforeAll(() => openMarket(MARKET, 1))
afterEach(async () => {
  vi.unstubAllEnvs()
  await fault('off')
})

let visitors = 0
const write = (more: object = {}, path = 'send_feedback/', from?: string) => {
  visitors += 1
  const body = {
    name: 'Åse Møller',
    email: 'aase@feedback.example',
    phone: '20 12 34 56',
    notes: 'Vi vil gerne prøve\n\nReol.',
    ...more,
  }
  const address = from ?? `10.11.${visitors >> 8}.${visitors & 255}`
  return cloud.call('POST', `/api/${path}`, body, { headers: { 'x-forwarded-for': address } })
}

interface Mail {
  subject: string
  text: string
  html: string
}

const mails = async (): Promise<Mail[]> => {
  await cloud.idle()
  return (await cloud.call<Mail[]>('GET', `/local/mail/?to=${encodeURIComponent(OPERATOR)}`)).body
}

const fault = (mode: string) => cloud.call('POST', '/local/fault/', { service: 'recaptcha', mode })

/** As if the operator had entered a site key of reCAPTCHA. */
const asksForPersons = () => {
  const settings = JSON.parse(process.env.DEPLOYMENT ?? '{}')
  vi.stubEnv('DEPLOYMENT', JSON.stringify({ ...settings, recaptchaSiteKey: 'person' }))
}

test('A market that limits its phone countries refuses a number of another at its field', async () => {
  await changeMarket(MARKET, { phoneCountries: ['dk'] })
  const toMarket = (phone: string) => write({ phone, marketId: MARKET }, 'market_feedback/')
  expect(await toMarket('+49 30 123456')).toMatchObject({ status: 400, body: { phone: ['phone_country'] } })
  expect((await toMarket('+45 20 12 34 56')).status).toBe(200)
  const account = { market_id: MARKET, name: 'Åse', email: 'aase@feedback.example', country: 'dk' }
  expect(
    (await cloud.call('POST', '/api/register_user/', { ...account, phone: '+49 30 123456' })).body,
  ).toEqual({
    phone: ['phone_country'],
  })
  await changeMarket(MARKET, { phoneCountries: [] })
})

test('What a visitor writes on the home page reaches the operator, with what is needed to answer', async () => {
  expect(await write({ notes: 'Kan vi få en demo <b>på tirsdag</b>?' })).toMatchObject({
    status: 200,
    body: { detail: 'feedback_received' },
  })
  const found = (await mails()).find(({ text }) => text.includes('på tirsdag'))
  expect(found?.subject).toBe('Besked fra Åse Møller')
  expect(found?.text).toContain('aase@feedback.example')
  expect(found?.text).toContain('+4520123456')
  expect(found?.html).not.toContain('<b>')
})

test.each([
  [{ name: 'R2-D2' }, { name: ['no_letters'] }],
  [{ phone: '12' }, { phone: ['invalid_phone'] }],
  [{ phone: '20 12 34 56', country: 'us' }, { phone: ['invalid_phone'] }],
  [{ email: 'aase' }, { email: ['invalid_email'] }],
  [{ notes: ' ' }, { notes: ['required'] }],
  [{ country: 'Danmark' }, { country: ['invalid'] }],
])('%o is refused at its field', async (wrong, body) => {
  expect(await write(wrong)).toMatchObject({ status: 400, body })
})

test('A visitor who writes to the operator without end is refused after ten, so the form keeps the text', async () => {
  const answers = []
  for (let at = 0; at < 12; at++)
    answers.push(await write({ notes: `nr. ${at} igen` }, undefined, '10.12.0.1'))
  expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(200), 429, 429])
  expect(answers.at(-1)?.body).toEqual({ detail: 'too_many_messages' })
  expect((await mails()).filter(({ text }) => text.includes('igen'))).toHaveLength(10)
})

test('All visitors of a market together write 500 messages a day to its staff', async () => {
  await commit([countTries('feedback-full', LIMITS.all, LIMITS.all.most - 1)])
  expect(await isWithinLimits('feedback-full', '10.13.0.1')).toBe(true)
  await countTry('feedback-full', LIMITS.all)
  expect(await isWithinLimits('feedback-full', '10.13.0.1')).toBe(false)
  expect(await isWithinLimits(MARKET, '10.13.0.1'), 'another market has its own').toBe(true)
})

test('Pages know where help and apps are, and no key', async () => {
  const { body } = await cloud.call<Record<string, unknown>>('GET', '/api/deployment/')
  expect(body).toMatchObject({ takesFeedback: true, recaptcha: null })
  expect(body.helpUrl).toMatch(/^https:/)
  expect(JSON.stringify(body)).not.toContain(OPERATOR)
})

test('A form without a token, with a used one or of a robot is refused, to market and operator alike', async () => {
  asksForPersons()
  const used = sandboxToken()
  expect((await write({ grecaptchaToken: used })).status).toBe(200)
  const wrong = [
    undefined,
    used,
    sandboxToken('robot'),
    sandboxToken('person', 'elsewhere.example'),
    sandboxToken('person', 'localhost', 'log-in'),
    'made up',
  ]
  for (const grecaptchaToken of wrong)
    for (const [path, more] of [
      ['send_feedback/', {}],
      ['market_feedback/', { marketId: MARKET }],
    ] as const)
      expect(
        await write({ ...more, grecaptchaToken }, path),
        `${path} with ${grecaptchaToken}`,
      ).toMatchObject({
        status: 400,
        body: { detail: 'recaptcha_error' },
      })
  const { body } = await cloud.call('GET', '/api/deployment/')
  expect(body).toMatchObject({ recaptcha: { siteKey: 'person' } })
})

test.each(['down', 'refuse'])('Nobody is stopped while reCAPTCHA itself fails (%s)', async mode => {
  asksForPersons()
  await fault(mode)
  const notes = `skrevet, mens den var ${mode}`
  expect((await write({ notes, grecaptchaToken: sandboxToken() })).status).toBe(200)
  expect((await mails()).some(({ text }) => text.includes(notes))).toBe(true)
})
