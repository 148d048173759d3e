/** What Reol sends to the card provider when it opens a payment. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { seal } from '#functions/kit/secrets.ts'
import { providerOf } from '#functions/payments/provider.ts'
import type { Wallet } from '#shared/markets/wallets.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

mockedClient(SecretsManagerClient).on(GetSecretValueCommand).resolves({ SecretString: 'a secret' })

const sent: { path: string; body: Record<string, unknown> }[] = []

const answerLikeElavon = (url: string, { body }: RequestInit) => {
  sent.push({ path: new URL(url).pathname, body: JSON.parse(String(body)) })
  return Promise.resolve(Response.json({ id: 'new' }, { status: 201 }))
}

beforeEach(() => {
  sent.length = 0
  vi.stubEnv('SEALS_SECRET_ID', 'SEALS')
  vi.stubEnv('ELAVON_API_URL', 'https://api.example')
  vi.stubEnv('SITE_URL', 'https://reol.example')
  vi.stubGlobal('fetch', answerLikeElavon)
})
afterAll(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const accountWith = async (wallets: Wallet[]) => ({
  alias: 'alias',
  key: { sealed: await seal('sk_key', 'marketId'), end: '_key' },
  signerId: 'reol',
  webhookSecret: null,
  wallets,
})

/** Opens a payment and returns what the provider got for its session. */
const sessionFor = async (wallets: Wallet[]) => {
  const provider = await providerOf('marketId', await accountWith(wallets))
  await provider.openSession({
    reference: 'tx1',
    amount: 19_900,
    currency: 'DKK',
    description: 'A shelf',
    email: 'ida@example.com',
    language: 'da',
    expiresOn: 1_800_000_000,
  })
  return sent.find(({ path }) => path === '/payment-sessions')?.body
}

const WITHOUT_WALLETS = {
  order: 'https://api.example/orders/new',
  hppType: 'lightbox',
  originUrl: 'https://reol.example',
  doCreateTransaction: true,
  doThreeDSecure: true,
  customReference: 'tx1',
  expiresAt: '2027-01-15T08:00:00.000Z',
  defaultLanguageTag: 'da-DK',
  shopperEmailAddress: 'ida@example.com',
}

test('A market with wallets offers them beside cards, by the names that Elavon has for them', async () => {
  expect(await sessionFor(['Apple Pay', 'Google Pay'])).toEqual({
    ...WITHOUT_WALLETS,
    allowedPaymentMethods: ['Card'],
    allowedPaymentMethodOrigins: ['Card', 'Apple Pay', 'Google Pay'],
  })
  sent.length = 0
  expect(await sessionFor(['Google Pay'])).toMatchObject({
    allowedPaymentMethodOrigins: ['Card', 'Google Pay'],
  })
})

test('A market without wallets leaves the ways to pay to Elavon', async () => {
  expect(await sessionFor([])).toEqual(WITHOUT_WALLETS)
})

test('An account without a key asks nobody', async () => {
  await expect(providerOf('marketId', { ...(await accountWith([])), key: null })).rejects.toThrow('no key')
  expect(sent).toEqual([])
})
