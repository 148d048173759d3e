/** The push services of browsers behind a small interface (RFC 8030; docs/integrations.md). */
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import type { Seconds } from '#shared/kit/units.ts'
import { isPushEndpoint } from '#shared/messages/push-service.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { deployment } from '../../kit/deployment.ts'
import { env } from '../../kit/env.ts'
import { log } from '../../kit/log.ts'
import { pushSeed } from '../../kit/secrets.ts'
import type { Device } from '../table/notices.ts'
import { CURVE, sealPush } from './seal-push.ts'

/** The number of points of the curve: a private key is below it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The deployment's own key (RFC 8292): the same for all browsers, so long as its secret is. */
const ownKey = async (): Promise<{ publicKey: string; privateKey: KeyObject }> => {
  const seed = BigInt(`0x${(await pushSeed()).toString('hex')}`)
  const secret = Buffer.from(((seed % (ORDER - 1n)) + 1n).toString(16).padStart(64, '0'), 'hex')
  const pair = createECDH(CURVE)
  pair.setPrivateKey(secret)
  const point = pair.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const jwk = { kty: 'EC', crv: 'P-256', x, y, d: secret.toString('base64url') }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

/** The key that browsers subscribe with, in base64url. */
export const publicKey = async (): Promise<string> => (await ownKey()).publicKey

/** A service takes a token of a day at most. */
const VALID_SECONDS: Seconds = 12 * 3_600

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Says who sends: services refuse a push that another key signed than the one a browser subscribed with. */
const authorization = async (endpoint: string): Promise<string> => {
  const { publicKey, privateKey } = await ownKey()
  const claims = {
    aud: new URL(endpoint).origin,
    exp: nowSeconds() + VALID_SECONDS,
    sub: env('SITE_URL'),
  }
  const said = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(said), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${said}.${signature.toString('base64url')}, k=${publicKey}`
}

/** Says whether an address is one at a push service that we know. */
export const isKnownService = (endpoint: string): boolean =>
  isPushEndpoint(endpoint, deployment().pushServices)

/** `gone`: the browser gets no pushes any more. `refused`: never, as it is. `later`: the service does not work now. */
export type Outcome = 'sent' | 'gone' | 'refused' | 'later'

const outcomeOf = (status: number): Outcome => {
  if (status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

const LONGEST_MS = 5_000

/**
 * Sends a push to a browser. `id`, up to 32 letters: of two pushes of one id, a browser that was off gets the later one.
 * `kept`: how long the service keeps it for a browser that is off.
 */
export const sendPush = async (
  device: Device,
  message: { id: string; text: string; kept: Seconds },
): Promise<Outcome> => {
  if (!isKnownService(device.endpoint)) return 'gone'
  try {
    const { status } = await fetch(device.endpoint, {
      method: 'POST',
      headers: {
        authorization: await authorization(device.endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.kept),
        topic: message.id,
        urgency: 'normal',
      },
      body: new Uint8Array(sealPush(message.text, device)),
      signal: AbortSignal.timeout(LONGEST_MS),
      redirect: 'error',
    })
    const outcome = outcomeOf(status)
    if (outcome === 'refused') log.error('a push service refuses a push', { status, device: device.id })
    return outcome
  } catch (error) {
    log.warn('a push service does not answer', { error, device: device.id })
    return 'later'
  }
}
