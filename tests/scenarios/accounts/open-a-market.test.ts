/** Somebody opens a market (D31): the first administrator, the mail, codes of the operator, and what may go wrong. */
import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, expect, test, vi } from 'vitest'
import { hashOfCode, newRegistrationCode } from '#functions/identity/table/registration-code.ts'
import { commit, get } from '#functions/kit/table.ts'
import { cloudForTests } from '../../cloud/local-cloud.ts'

const cloud = cloudForTests()

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const PASSWORD = 'Et-godt-kodeord'

const bodyFor = (marketId: string, more: object = {}) => ({
  marketId,
  visualName: 'Skuret',
  country: 'dk',
  language: 'da',
  email: `${marketId}@example.com`,
  username: 'Chef',
  password: PASSWORD,
  ...more,
})

const register = (body: object) => cloud.call<{ marketId?: unknown }>('POST', '/api/register_market/', body)

const logIn = (market_id: string, password = PASSWORD, username = 'chef') =>
  cloud.call<{ accessToken: string; isAdmin: boolean }>('POST', '/api/token/', {
    username,
    password,
    market_id,
  })

const own = async (market: string) => {
  const { accessToken: token } = (await logIn(market)).body
  return (await cloud.call<Record<string, unknown>>('GET', '/api/admin/admin/', undefined, { market, token }))
    .body
}

const newestToken = async (email: string): Promise<string> => {
  await cloud.idle()
  const mails = (await cloud.call<{ links: string[] }[]>('GET', `/local/mail/?to=${email}`)).body
  return mails[0]?.links[0]?.split('token=')[1] ?? ''
}

test('A new market has what follows from its country, and its administrator logs in at once', async () => {
  expect(await register(bodyFor('opened', { country: 'de', language: 'de' }))).toEqual({
    status: 201,
    body: { marketId: 'opened' },
  })
  expect((await logIn('opened')).body).toMatchObject({ isAdmin: true, username: 'chef' })
  const seen = await cloud.call('GET', '/api/anonymous/market/', undefined, { market: 'opened' })
  expect(seen.body).toMatchObject({
    visualName: 'Skuret',
    language: 'de',
    currencyCode: 'EUR',
    onlineBookingFeature: true,
    elavonApiValid: false,
    supportEmail: 'opened@example.com',
  })
})

test('The link in the mail confirms the address, once, and asks for no password', async () => {
  await register(bodyFor('opened-mail'))
  const token = await newestToken('opened-mail@example.com')
  const about = await cloud.call('POST', '/api/get_email_confirmation_data/', { token })
  expect(about.body).toEqual({
    email: 'opened-mail@example.com',
    marketId: 'opened-mail',
    isActive: false,
    username: 'chef',
    choosesPassword: false,
  })
  expect(await own('opened-mail')).toMatchObject({ verified: false, userType: 1 })
  const confirm = () => cloud.call('POST', '/api/email/confirm/', { token })
  expect(await confirm()).toEqual({ status: 200, body: { detail: 'email_confirmed' } })
  expect(await own('opened-mail')).toMatchObject({ verified: true })
  expect(await confirm()).toEqual({ status: 400, body: { detail: 'link_used' } })
})

test('A market id that is taken is refused, and its market stays as it was', async () => {
  await register(bodyFor('opened-twice'))
  const refused = { status: 409, body: { marketId: ['market_id_taken'] } }
  expect(await register(bodyFor('opened-twice', { password: 'Another-password' }))).toEqual(refused)
  expect(await register(bodyFor('opened-twice', { username: 'thief' }))).toEqual(refused)
  expect((await logIn('opened-twice')).status).toBe(200)
  expect((await logIn('opened-twice', PASSWORD, 'thief')).status).toBe(400)
  expect((await logIn('opened-twice', 'Another-password')).status).toBe(400)
})

test.each(['Opened-Like', 'OPENEDLIKE', 'opened_like', '--openedlike'])(
  'The id %s is refused beside opened-like: nobody could tell their pages apart',
  async id => {
    expect((await register(bodyFor('opened-like'))).status).toBe(201)
    const refused = { status: 409, body: { marketId: ['market_id_similar'] } }
    expect(await register(bodyFor(id, { username: 'thief' }))).toEqual(refused)
    expect((await register(bodyFor('opened-liked'))).status).toBe(201)
  },
)

test.each(['api', 'Login', '__proto__', 'constructor', 'admin_section', '--'])(
  'The id %s is no market’s',
  async id => {
    expect(await register(bodyFor(id))).toEqual({ status: 400, body: { marketId: ['market_id_reserved'] } })
  },
)

test.each(['Gratis iPhone: evil.example/win', 'https://evil', 'www.evil.dk'])(
  'A market is not called %s: the subject of its mails would be a link',
  async visualName => {
    const refused = { status: 400, body: { visualName: ['name_has_link'] } }
    expect(await register(bodyFor('opened-link', { visualName }))).toEqual(refused)
  },
)

test('The same registration again succeeds again, until the password is another one', async () => {
  const body = bodyFor('opened-again')
  expect((await register(body)).status).toBe(201)
  expect((await register(body)).status).toBe(201)
  const { accessToken: token } = (await logIn('opened-again')).body
  const change = { oldPassword: PASSWORD, newPassword1: 'Et-nyt-kodeord', newPassword2: 'Et-nyt-kodeord' }
  await cloud.call('POST', '/api/password/change/', change, { market: 'opened-again', token })
  expect((await register(body)).status).toBe(409)
  expect((await logIn('opened-again', 'Et-nyt-kodeord')).status).toBe(200)
})

test('A registration that dies before the pool has the password is completed by the same call', async () => {
  const send = CognitoIdentityProviderClient.prototype.send
  const spy = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send')
  spy.mockImplementation(async function (this: CognitoIdentityProviderClient, ...given: unknown[]) {
    if (given[0] instanceof AdminSetUserPasswordCommand)
      throw Object.assign(new Error('no time'), { name: 'TooManyRequestsException' })
    return Reflect.apply(send, this, given)
  } as never)
  expect((await register(bodyFor('opened-half'))).status).toBe(503)
  spy.mockRestore()
  expect((await logIn('opened-half')).status).toBe(400)
  await cloud.later(31)
  expect((await register(bodyFor('opened-half'))).status).toBe(201)
  expect((await logIn('opened-half')).status).toBe(200)
})

test('Of many who claim one id at once exactly one gets it', async () => {
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, at) => register(bodyFor('opened-race', { username: `chef${at}` }))),
  )
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
})

test.each([
  [{ marketId: 'two words' }, { marketId: ['invalid'] }],
  [{ marketId: '' }, { marketId: ['invalid'] }],
  [{ username: 'ab' }, { username: ['invalid'] }],
  [{ username: '123456' }, { username: ['invalid'] }],
  [{ username: 'operator' }, { username: ['invalid'] }],
  [{ username: `${'a'.repeat(65)}` }, { username: ['invalid'] }],
  [{ email: 'nobody' }, { email: ['invalid_email'] }],
  [{ country: 'xx' }, { country: ['invalid'] }],
  [{ language: 'fr' }, { language: ['invalid'] }],
  [{ visualName: ' ' }, { visualName: ['required'] }],
  [{ password: 'short' }, { password: ['too_short'] }],
  [{ password: 'password123' }, { password: ['password_too_common'] }],
  [{ username: 'chefchef', password: 'Chefchef' }, { password: ['same_as_username'] }],
])('A registration with %o is refused', async (wrong, body) =>
  expect(await register(bodyFor('opened-wrong', wrong))).toEqual({ status: 400, body }),
)

test('Where the deployment asks for it, one code of the operator opens one market', async () => {
  vi.stubEnv('MARKET_REGISTRATION', 'code')
  await commit([newRegistrationCode(hashOfCode('abcde-fghij'), 1)])
  const refused = { status: 400, body: { code: ['invalid_registration_code'] } }
  expect(await register(bodyFor('opened-code'))).toEqual(refused)
  expect(await register(bodyFor('opened-code', { code: 'zzzzz-zzzzz' }))).toEqual(refused)
  expect((await register(bodyFor('opened-code', { code: 'ABCDE FGHIJ' }))).status).toBe(201)
  expect((await register(bodyFor('opened-code', { code: 'abcde-fghij' }))).status).toBe(201)
  expect(await register(bodyFor('opened-code-2', { code: 'abcde-fghij' }))).toEqual(refused)
})

test('A deployment of the local edition opens markets in its countries alone', async () => {
  const settings = JSON.parse(process.env.DEPLOYMENT ?? '{}')
  vi.stubEnv('DEPLOYMENT', JSON.stringify({ ...settings, edition: 'local' }))
  const refused = { status: 400, body: { country: ['invalid'] } }
  expect(await register(bodyFor('opened-abroad', { country: 'de' }))).toEqual(refused)
  expect((await register(bodyFor('opened-nearby', { country: 'gl' }))).status).toBe(201)
})

test('A code is not used up by a market id that is taken', async () => {
  vi.stubEnv('MARKET_REGISTRATION', 'code')
  await commit([newRegistrationCode(hashOfCode('kkkkk-mmmmm'), 1)])
  const code = 'kkkkk-mmmmm'
  expect((await register(bodyFor('opened-code', { code, username: 'other' }))).status).toBe(409)
  expect((await register(bodyFor('opened-code-3', { code }))).status).toBe(201)
})

test('Nobody opens more than sixty markets within an hour', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.77' }
  const tries = await Promise.all(
    Array.from({ length: 75 }, () =>
      cloud.call('POST', '/api/register_market/', bodyFor('opened', { username: 'late' }), { headers }),
    ),
  )
  const statuses = tries.map(({ status }) => status)
  expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(15)
  expect(await get({ pk: 'opened#ADMINISTRATORS', sk: 'ACCOUNT#late' })).toBeUndefined()
  await cloud.later(3_600)
})
