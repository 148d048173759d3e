/** A push as only the browser that it is for can read it: RFC 8291, in the one record of RFC 8188. */
import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

export const CURVE = 'prime256v1'

/** The keys of a subscription, in base64url. */
export interface PushKeys {
  p256dh: string
  auth: string
}

/** The most bytes of a record. Push services take messages up to it. */
const RECORD_BYTES = 4_096

/** The mark that ends the last record, before any padding. */
const LAST_RECORD = Buffer.from([2])

/** What is random of one message. */
interface Chance {
  salt: Buffer
  own: ECDH
}

const newChance = (): Chance => {
  const own = createECDH(CURVE)
  own.generateKeys()
  return { salt: randomBytes(16), own }
}

const derived = (secret: Buffer, salt: Buffer, info: (string | Buffer)[], length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat(info.map(part => Buffer.from(part))), length))

/** Encrypts a text. Throws when the browser's key is no point of the curve. */
export const sealPush = (text: string, { p256dh, auth }: PushKeys, { salt, own } = newChance()): Buffer => {
  const [theirs, ours] = [Buffer.from(p256dh, 'base64url'), own.getPublicKey()]
  const shared = own.computeSecret(theirs)
  const both = derived(shared, Buffer.from(auth, 'base64url'), ['WebPush: info\0', theirs, ours], 32)
  const key = derived(both, salt, ['Content-Encoding: aes128gcm\0'], 16)
  const nonce = derived(both, salt, ['Content-Encoding: nonce\0'], 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const sealed = [cipher.update(Buffer.concat([Buffer.from(text), LAST_RECORD])), cipher.final()]
  const size = Buffer.alloc(4)
  size.writeUInt32BE(RECORD_BYTES)
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed, cipher.getAuthTag()])
}

/** Whether a text is a public key, to which something can be sealed. */
export const isPublicKey = (p256dh: string): boolean => {
  try {
    newChance().own.computeSecret(Buffer.from(p256dh, 'base64url'))
    return true
  } catch {
    return false
  }
}
