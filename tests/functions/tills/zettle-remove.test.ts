/** What the sandbox does not answer when products are taken out of the till. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TillFailed } from '#functions/tills/till-failed.ts'
import { productUuid } from '#functions/tills/zettle/ids.ts'
import { zettleTill } from '#functions/tills/zettle/zettle.ts'
import { NO_HOSTS } from '../kit/no-hosts.ts'

const DEPLOYMENT = {
  ...NO_HOSTS,
  zettleOauthUrl: 'https://oauth.test',
  zettleProductsUrl: 'https://products.test',
}

const NUMBERS = ['loakb100001-1', 'loakb100001-2']
const [FIRST = '', SECOND = ''] = NUMBERS.map(number => productUuid('demo', number))
/** It asks the deployment for its host when it is made. */
const tillOfDemo = () => zettleTill('demo', { apiKey: 'key', clientId: 'client' })

let removed: string[][] = []
let statuses: number[] = []

beforeEach(() => {
  removed = []
  vi.stubEnv('DEPLOYMENT', JSON.stringify(DEPLOYMENT))
  vi.stubGlobal('fetch', async (address: string) => {
    const { hostname, searchParams } = new URL(address)
    if (hostname === 'oauth.test') return Response.json({ access_token: 'token', expires_in: 7_200 })
    removed.push(searchParams.getAll('uuid'))
    return Response.json({ developerMessage: 'no' }, { status: statuses.shift() ?? 200 })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('Where the till has not all of them, each is taken out alone', async () => {
  statuses = [404, 404, 200]
  await tillOfDemo().remove(NUMBERS)
  expect(removed).toEqual([[FIRST, SECOND], [FIRST], [SECOND]])
})

test('A till that refuses says so to staff, and is asked again later', async () => {
  statuses = [400]
  await expect(tillOfDemo().remove(NUMBERS)).rejects.toThrow(new TillFailed('silent', 'no'))
})
