/** What the sandbox does not show: the other shape of an answer, paging, and files that we do not take. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountOf, download, newestOf, TOO_LARGE, TokenLost, tokenFor } from '#functions/feeds/provider.ts'
import type { Deployment } from '#functions/kit/deployment.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'
import { NO_HOSTS } from '../kit/no-hosts.ts'

const DEPLOYMENT: Deployment = {
  ...NO_HOSTS,
  instagramAppId: '42',
  instagramLoginUrl: 'https://login.test',
  instagramApiUrl: 'https://api.test',
  instagramGraphUrl: 'https://graph.test',
}

mockedClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: JSON.stringify({ instagram: 'the-secret' }) })

let asked: URL[] = []
const answering = (...answers: Response[]) => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url))
    return answers.shift() ?? new Response(null, { status: 500 })
  })
}

beforeEach(() => {
  asked = []
  vi.stubEnv('SITE_URL', 'https://reol.test')
  vi.stubEnv('DEPLOYMENT', JSON.stringify(DEPLOYMENT))
  // A secret of this file's own: each is read once a process.
  vi.stubEnv('OPERATOR_KEYS_SECRET_ID', 'operator-keys-of-feeds')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test.each([
  ['a list', { data: [{ access_token: 'short', user_id: '1', permissions: '' }] }],
  ['a bare object', { access_token: 'short', user_id: 1 }],
])('The exchange of a code may answer %s', async (_, answer) => {
  answering(Response.json(answer), Response.json({ access_token: 'long', expires_in: 5_183_944 }))
  expect(await tokenFor('code#_')).toBe('long')
  expect(asked[1]?.searchParams.get('access_token')).toBe('short')
})

const post = (id: number) => ({ id: `${id}`, media_type: 'IMAGE', timestamp: '2026-11-22T10:00:00+0000' })

test('The next page is asked by its cursor at our own host, until there are thirty posts', async () => {
  const page = (from: number) => ({
    data: Array.from({ length: 20 }, (_, at) => post(from + at)),
    paging: { cursors: { after: `after-${from}` }, next: 'https://elsewhere.test/?access_token=stolen' },
  })
  answering(Response.json(page(0)), Response.json(page(20)))
  const posts = await newestOf('token')
  expect(posts).toHaveLength(30)
  expect(asked.map(({ origin }) => origin)).toEqual(['https://graph.test', 'https://graph.test'])
  expect(asked[1]?.searchParams.get('after')).toBe('after-0')
})

test('A post of a kind or at a time that we do not know is left out, and a missing address is no fault', async () => {
  answering(
    Response.json({
      data: [{ ...post(1), media_type: 'HOLOGRAM' }, post(2), { ...post(3), timestamp: 'soon' }],
    }),
  )
  expect(await newestOf('token')).toMatchObject([
    { id: '2', caption: '', children: [], postedTs: 1_795_341_600 },
  ])
})

test('Code 190 is a lost token, and no error repeats the token', async () => {
  answering(Response.json({ error: { code: 190, message: 'expired: the-token' } }, { status: 400 }))
  const failed = await accountOf('the-token').catch(error => error)
  expect(failed).toBeInstanceOf(TokenLost)
  expect(String(failed)).not.toContain('the-token')
})

test('A file that is too large is not read to its end, whatever its header says', async () => {
  const parts = () => new ReadableStream({ pull: stream => stream.enqueue(new Uint8Array(1_000)) })
  answering(new Response(parts(), { headers: { 'content-length': '5001' } }), new Response(parts()))
  expect(await download('https://cdn.test/video', 5_000)).toBe(TOO_LARGE)
  expect(await download('https://cdn.test/video', 5_000)).toBe(TOO_LARGE)
})

test('A file that does not come by HTTPS is not fetched', async () => {
  answering(new Response('x'))
  expect(await download('http://cdn.test/picture', 5_000)).toBeUndefined()
  expect(await download('file:///etc/passwd', 5_000)).toBeUndefined()
  expect(asked).toEqual([])
})

test.each([
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://localhost/',
  'https://table.internal/',
  'https://cdn.test:9001/',
  'not an address',
])('A file that is said to be at %s is not fetched', async url => {
  answering(new Response('x'))
  expect(await download(url, 5_000)).toBeUndefined()
  expect(asked).toEqual([])
})

test('A file on a public host is fetched', async () => {
  answering(new Response('x'))
  expect(await download('https://scontent-cph2-1.cdninstagram.test/v/t51.jpg?x=1', 5_000)).toEqual(
    Buffer.from('x'),
  )
})
