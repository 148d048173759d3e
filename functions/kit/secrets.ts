/**
 * The secrets of the deployment. Three are the source of keys: for signed links and keyed hashes, for the encrypted
 * credentials of the markets (D27), and for pushes. Whoever reads the one cannot use the others. deployment.ts reads
 * the fourth.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { clientOptions } from './client.ts'
import { env } from './env.ts'

const client = new SecretsManagerClient(clientOptions())

const secrets = new Map<string, Promise<string>>()

const read = async (SecretId: string): Promise<string> => {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId }))
  if (!SecretString) throw new Error('The secret is empty')
  return SecretString
}

/** Reads a secret once. A failed read is tried again at the next use. */
export const readSecret = (id: string): Promise<string> => {
  const reading =
    secrets.get(id) ??
    read(id).catch(error => {
      secrets.delete(id)
      throw error
    })
  secrets.set(id, reading)
  return reading
}

/** Derives a key of 32 bytes from a secret for one purpose. */
const keyFrom = async (secretId: string, purpose: string): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await readSecret(secretId), '', purpose, 32))

const sealKey = (): Promise<Buffer> => keyFrom(env('SEALS_SECRET_ID'), 'seal')

/** The 32 bytes that the deployment's key for pushes is made of. */
export const pushSeed = (): Promise<Buffer> => keyFrom(env('PUSH_SECRET_ID'), 'push')

/** A hash of a text that only we can make, with a key for one purpose. */
export const keyedHash = async (purpose: string, text: string): Promise<Buffer> =>
  createHmac('sha256', await keyFrom(env('LINKS_SECRET_ID'), purpose))
    .update(text)
    .digest()

const mac = (text: string): Promise<Buffer> => keyedHash('link', text)

/** Signs a text, for use in a link: `<base64url>.<base64url>`. */
export const sign = async (text: string): Promise<string> =>
  `${Buffer.from(text).toString('base64url')}.${(await mac(text)).toString('base64url')}`

/** The text of a signed link; undefined when it is not, to the letter, what we signed. */
export const verified = async (signed: string): Promise<string | undefined> => {
  const text = Buffer.from(signed.split('.', 1)[0] ?? '', 'base64url').toString()
  const [given, right] = [Buffer.from(signed), Buffer.from(await sign(text))]
  return given.length === right.length && timingSafeEqual(given, right) ? text : undefined
}

/** Encrypts a credential with AES-256-GCM, in base64. Decrypting needs the same `context` (the market). */
export const seal = async (text: string, context: string): Promise<string> => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', await sealKey(), nonce).setAAD(Buffer.from(context))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')
}

/** The length of an authentication tag. Without it Node accepts shorter tags, which are easier to guess. */
const TAG_BYTES = 16

/** Decrypts what `seal` encrypted. Throws when it was changed or has another context. */
export const unseal = async (sealed: string, context: string): Promise<string> => {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', await sealKey(), bytes.subarray(0, 12), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}
