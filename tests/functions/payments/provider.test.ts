/** What Reol sends to the card provider when it opens a payment. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { seal } from '#functions/kit/secrets.ts'
import { marketFrom } from '#functions/markets/table/market.ts'
import { providerFor } from '#functions/payments/provider.ts'
import { mockedClient } from '../../mocked-client.ts'

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

/** A market as the table has it. Those that are older than the wallets have no such field. */
const marketWith = async (more: { wallets?: string[] }) => {
  const text = Object.fromEntries(
    [
      ...[
        'marketId',
        'visualName',
        'timeZone',
        'currencyCode',
        'city',
        'address',
        'addressUrl',
        'description',
      ],
      ...[
        'supportPhone',
        'supportEmail',
        'extraInfo',
        'openingHoursExtraInfo',
        'website',
        'facebook',
        'instagram',
      ],
    ].map(name => [name, name]),
  )
  return marketFrom({
    pk: '',
    sk: '',
    ...text,
    language: 'da',
    country: 'dk',
    vatPercent: 25,
    openingHours: [],
    closingDays: [],
    bookingOpeningDays: [],
    onlineBookingFeature: true,
    showPaymentTerms: true,
    mostInCart: 10,
    logo: null,
    marketImages: [],
    publicMessage: null,
    version: 1,
    elavon: {
      alias: 'alias',
      sealedKey: await seal('sk_key', 'marketId'),
      signerId: 'reol',
      sealedWebhookSecret: '',
      ...more,
    },
  })
}

/** Opens a payment and returns what the provider got for its session. */
const sessionFor = async (more: { wallets?: string[] }) => {
  const provider = await providerFor(await marketWith(more))
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
  expect(await sessionFor({ wallets: ['Apple Pay', 'Google Pay'] })).toEqual({
    ...WITHOUT_WALLETS,
    allowedPaymentMethods: ['Card'],
    allowedPaymentMethodOrigins: ['Card', 'Apple Pay', 'Google Pay'],
  })
  sent.length = 0
  expect(await sessionFor({ wallets: ['Google Pay'] })).toMatchObject({
    allowedPaymentMethodOrigins: ['Card', 'Google Pay'],
  })
})

test.each([
  { wallets: [] },
  {},
])('A market without wallets (%o) leaves the ways to pay to Elavon', async more => {
  expect(await sessionFor(more)).toEqual(WITHOUT_WALLETS)
})

test('A market cannot have a wallet that Elavon does not list', async () => {
  await expect(marketWith({ wallets: ['MobilePay'] })).rejects.toThrow()
})
