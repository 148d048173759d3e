/** The deployment's one secret, and what is made from it: signed links, and sealed credentials of the markets (D27). */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { env } from './env.ts'

const client = new SecretsManagerClient({
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000 },
})

let secret: Promise<string> | undefined

const read = async (): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: env('SECRET_ID') }))
  if (!SecretString) throw new Error('The secret is empty')
  return SecretString
}

/** 32 bytes for one purpose. Asked for once while the function lives; a failed ask is asked again. */
const keyFor = async (purpose: string): Promise<Buffer> => {
  secret ??= read().catch(error => {
    secret = undefined
    throw error
  })
  return Buffer.from(hkdfSync('sha256', await secret, '', purpose, 32))
}

const mac = async (text: string): Promise<Buffer> =>
  createHmac('sha256', await keyFor('link'))
    .update(text)
    .digest()

/** A text and its signature, fit for a link: `<base64url>.<base64url>`. */
export const sign = async (text: string): Promise<string> =>
  `${Buffer.from(text).toString('base64url')}.${(await mac(text)).toString('base64url')}`

/** The text that was signed, or undefined when we did not sign it. */
export const verified = async (signed: string): Promise<string | undefined> => {
  const [body = '', signature = ''] = signed.split('.')
  const text = Buffer.from(body, 'base64url').toString()
  const given = Buffer.from(signature, 'base64url')
  const right = await mac(text)
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
}

/** Encrypts a credential; `context` (the market) must be the same when it is opened. AES-256-GCM, base64. */
export const seal = async (text: string, context: string): Promise<string> => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await keyFor('seal'), nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** Opens what `seal` closed. Throws when it was changed or belongs to another context. */
export const unseal = async (sealed: string, context: string): Promise<string> => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', await keyFor('seal'), bytes.subarray(0, 12))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
