/** The two secrets: one signs links, the other seals credentials. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { mockedClient } from '../../cloud/mocked-client.ts'

const manager = mockedClient(SecretsManagerClient)

/** Loads the kit anew, for a function that may read only these secrets. */
const functionWith = async (...names: ('LINKS' | 'SEALS')[]) => {
  vi.unstubAllEnvs()
  vi.resetModules()
  for (const name of ['LINKS', 'SEALS'] as const)
    vi.stubEnv(`${name}_SECRET_ID`, names.includes(name) ? name : undefined)
  return import('#functions/kit/secrets.ts')
}

beforeEach(() => {
  manager.reset()
  manager
    .on(GetSecretValueCommand)
    .callsFake(({ SecretId }: { SecretId: string }) => ({ SecretString: `secret of ${SecretId}` }))
})
afterAll(() => vi.unstubAllEnvs())

const read = () => manager.commandCalls(GetSecretValueCommand).map(({ args: [{ input }] }) => input.SecretId)

test('A function that signs links cannot open the credentials of a market', async () => {
  const sealed = await (await functionWith('SEALS')).seal('card key', 'demo')
  manager.resetHistory()
  const { sign, verified, unseal } = await functionWith('LINKS')
  expect(await verified(await sign('a link'))).toBe('a link')
  expect(read()).toEqual(['LINKS'])
  await expect(unseal(sealed, 'demo')).rejects.toThrow('SEALS_SECRET_ID')
})

test('A function that opens credentials cannot sign links', async () => {
  const { seal, unseal, sign } = await functionWith('SEALS')
  expect(await unseal(await seal('card key', 'demo'), 'demo')).toBe('card key')
  expect(read()).toEqual(['SEALS'])
  await expect(sign('a link')).rejects.toThrow('LINKS_SECRET_ID')
})

test('A credential opens for its own market only, and a link with another signature not at all', async () => {
  const { seal, unseal, sign, verified } = await functionWith('LINKS', 'SEALS')
  await expect(unseal(await seal('card key', 'demo'), 'berlin')).rejects.toThrow()
  const [body = '', signature = ''] = (await sign('a link')).split('.')
  const [, other = ''] = (await sign('another link')).split('.')
  expect(await verified(`${body}.${signature}`)).toBe('a link')
  expect(await verified(`${body}.${other}`)).toBeUndefined()
})

test('A secret that could not be read is read again at the next use', async () => {
  const { sign } = await functionWith('LINKS')
  manager.on(GetSecretValueCommand).rejectsOnce(new Error('not now')).resolves({ SecretString: 'a secret' })
  await expect(sign('a link')).rejects.toThrow('not now')
  await sign('a link')
  await sign('a link')
  expect(read()).toHaveLength(2)
})
