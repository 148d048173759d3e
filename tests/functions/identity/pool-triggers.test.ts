/** The user pool issues tokens without a password for our own proof only: once, for one account, within a minute. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterEach, expect, test, vi } from 'vitest'
import { poolProofFor } from '#functions/identity/pool-proof.ts'
import { handler } from '#functions/identity/pool-triggers.ts'
import { setAhead } from '#functions/kit/clock.ts'
import { linkToken } from '#functions/kit/link.ts'
import { mockedClient } from '../../cloud/mocked-client.ts'

mockedClient(SecretsManagerClient).on(GetSecretValueCommand).resolves({ SecretString: 'a secret' })
vi.stubEnv('LINKS_SECRET_ID', 'secret')
afterEach(() => setAhead(0))

const NAME = 'demo.100001'

const ask = async (step: string, request: object): Promise<Record<string, unknown>> => {
  const event = { triggerSource: `${step}_Authentication`, userName: NAME, request, response: {} }
  return (await handler(event as unknown as Parameters<typeof handler>[0])).response as Record<
    string,
    unknown
  >
}

const right = { challengeName: 'CUSTOM_CHALLENGE', challengeResult: true }
const wrong = { ...right, challengeResult: false }

test('It asks once, and issues tokens for a right answer alone', async () => {
  expect(await ask('DefineAuthChallenge', { session: [] })).toMatchObject({
    challengeName: 'CUSTOM_CHALLENGE',
    issueTokens: false,
    failAuthentication: false,
  })
  const yes = { issueTokens: true, failAuthentication: false }
  const no = { issueTokens: false, failAuthentication: true }
  expect(await ask('DefineAuthChallenge', { session: [right] })).toMatchObject(yes)
  expect(await ask('DefineAuthChallenge', { session: [wrong] })).toMatchObject(no)
  expect(await ask('DefineAuthChallenge', { session: [wrong, right] })).toMatchObject(no)
  const other = { challengeName: 'SRP_A', challengeResult: true }
  expect(await ask('DefineAuthChallenge', { session: [other] })).toMatchObject(no)
})

test('It asks for an account that does not exist as for any other, and never lets it in', async () => {
  const known = await ask('DefineAuthChallenge', { session: [] })
  expect(await ask('DefineAuthChallenge', { session: [], userNotFound: true })).toEqual(known)
  const refused = { issueTokens: false, failAuthentication: true }
  for (const answered of [right, wrong])
    expect(await ask('DefineAuthChallenge', { session: [answered], userNotFound: true })).toMatchObject(
      refused,
    )
})

test('Each challenge is another one', async () => {
  const [one, other] = [await ask('CreateAuthChallenge', {}), await ask('CreateAuthChallenge', {})]
  expect(one.publicChallengeParameters).toEqual(one.privateChallengeParameters)
  expect(one).not.toEqual(other)
})

const answer = async (challengeAnswer: unknown, nonce: string | undefined = 'nonce') =>
  (await ask('VerifyAuthChallengeResponse', { privateChallengeParameters: { nonce }, challengeAnswer }))
    .answerCorrect

test('Only a proof for this account and this challenge is right, for a minute', async () => {
  const proof = await poolProofFor(NAME, 'nonce')
  expect(await answer(proof)).toBe(true)
  expect(await answer(proof, 'another nonce')).toBe(false)
  expect(await answer(await poolProofFor('demo.100002', 'nonce'))).toBe(false)
  expect(await answer(await poolProofFor(NAME, ''), '')).toBe(false)
  expect(await answer(`${proof}x`)).toBe(false)
  expect(await answer(undefined)).toBe(false)
  setAhead(61_000)
  expect(await answer(proof)).toBe(false)
})

test('A link from a mail is no proof', async () => {
  const about = { purpose: 'reset-password', name: NAME, nonce: 'nonce' }
  expect(await answer(await linkToken(about, 60))).toBe(false)
})
