/** Tills and books are asked whether the key works that staff saved. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { DENIED_KEY } from '#infra/local/providers/zettle/server.ts'
import { SANDBOX_KEY } from '#infra/local/secrets.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { staffToken } from '../../people/staff.ts'

const cloud = cloudForTests()
const MARKET = 'services-of'
let token = ''
beforeAll(async () => {
  await openMarket(MARKET, 1)
  token = await staffToken(cloud, MARKET)
})

afterEach(() => vi.unstubAllGlobals())

const staff = (method: string, path: string, body?: unknown) =>
  cloud.call<Record<string, unknown>>(method, `/api/admin/${path}`, body, { market: MARKET, token })
const change = (body: object) => staff('PATCH', `markets/${MARKET}/`, body)
const settings = async () => (await staff('GET', `markets/${MARKET}/`)).body

const ask = (service: string) => staff('POST', `credentials/${service}/check/`, {})

const KEYS = {
  zettle: {
    key: 'zettleApiKey',
    flag: 'zettleApiValid',
    id: { zettleClientId: '3b9f0c5e-7a51-4c55-9d2e-9c1f6a1f0b11' },
  },
  flexpos: { key: 'flexposApiKey', flag: 'flexposApiValid', id: { flexposCompanyId: '123456' } },
  economic: { key: 'accountingAgreementToken', flag: 'economicApiValid', id: {} },
} as const

test.each(Object.entries(KEYS))(
  '%s is asked about its key: missing, right, replaced, unknown, without rights, silent',
  async (service, { key, flag, id }) => {
    await change({ [key]: null })
    expect(await ask(service)).toMatchObject({ status: 409, body: { detail: 'service_keys_missing' } })
    await change({ [key]: SANDBOX_KEY, ...id })
    expect((await ask(service)).body).toMatchObject({ works: true, problem: null })
    expect((await settings())[flag]).toBe(true)
    const { version } = await settings()
    await ask(service)
    expect((await settings()).version, 'the same answer changes nothing').toBe(version)
    // A replaced key has proven nothing.
    expect((await change({ [key]: 'made-up-key' })).body[flag]).toBe(false)
    expect((await ask(service)).body).toMatchObject({ works: false, problem: 'key_unknown' })
    await change({ [key]: DENIED_KEY })
    expect((await ask(service)).body).toMatchObject({ works: false, problem: 'not_allowed' })
    await change({ [key]: SANDBOX_KEY })
    await ask(service)
    for (const mode of ['down', 'drop']) {
      await cloud.call('POST', '/local/fault/', { service, mode, times: 1 })
      expect((await ask(service)).body).toMatchObject({ works: false, problem: 'no_answer' })
      expect((await settings())[flag], 'silence changes nothing').toBe(true)
    }
  },
)

test('Nobody asks a service that there is not', async () => {
  expect((await ask('elavonx')).status).toBe(400)
})

test('What a service says of a key that was replaced meanwhile is not noted', async () => {
  await change({ accountingAgreementToken: SANDBOX_KEY })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    if (String(url).endsWith('/self')) await change({ accountingAgreementToken: 'another-key' })
    return fetch(url, init)
  })
  expect((await ask('economic')).body).toMatchObject({ works: true })
  expect(await settings()).toMatchObject({ economicApiValid: false })
})

test('The sandbox of the books says what it received of a market', async () => {
  const received = await cloud.call('GET', `/local/economic/vouchers/?marketId=${MARKET}`)
  expect(received).toMatchObject({ status: 200, body: { results: [] } })
  expect(await cloud.call('GET', '/local/economic/vouchers/')).toMatchObject({ status: 400 })
})
