/**
 * Runs a push service, and the browsers that subscribe with it, on one origin: it takes messages as RFC 8030 says, asks
 * who sends (RFC 8292), and reads them with the keys of the browser (RFC 8291). A browser that is told twice of one
 * thing, by its tag, shows it once; the list has each message that arrived.
 */
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  randomUUID,
  verify,
} from 'node:crypto'
import * as z from 'zod/mini'
import { nowIso, nowSeconds } from '#functions/kit/clock.ts'
import { type Mode, untilClientsTimeOut } from '../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../http.ts'
import type { Store } from '../store.ts'

const DEVICE = 'push-device'
const ARRIVED = 'push-arrived'
const CURVE = 'prime256v1'
/** The services of browsers take no more. */
const MOST_BYTES = 4_096
const DAY_SECONDS = 86_400
const TAG_BYTES = 16
/** Before the sealed text: salt, size of the record, length of the key, key. */
const HEADER_BYTES = 86

interface Device {
  id: string
  /** The sender's public key, which the page gave when it subscribed. */
  sender: string
  secret: string
  auth: string
}

interface Options {
  store: Store
  port: number
  fault: () => Mode
}

export type Push = Awaited<ReturnType<typeof startPush>>

const asked = z.object({ publicKey: z.string() })

const derived = (secret: Buffer, salt: Buffer, info: (string | Buffer)[], length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, Buffer.concat(info.map(part => Buffer.from(part))), length))

/** The text of a message, as the browser reads it. Throws when it is not for this browser. */
const opened = (body: Buffer, { secret, auth }: Device): string => {
  const own = createECDH(CURVE)
  own.setPrivateKey(Buffer.from(secret, 'base64url'))
  const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, HEADER_BYTES)]
  const shared = own.computeSecret(theirs)
  const info = ['WebPush: info\0', own.getPublicKey(), theirs]
  const both = derived(shared, Buffer.from(auth, 'base64url'), info, 32)
  const key = derived(both, salt, ['Content-Encoding: aes128gcm\0'], 16)
  const nonce = derived(both, salt, ['Content-Encoding: nonce\0'], 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAuthTag(body.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(body.subarray(HEADER_BYTES, -TAG_BYTES)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** Whether a request is signed by the key with which the browser subscribed, for this service, and not for long. */
const isSigned = ({ headers }: HttpRequest, { sender }: Device, origin: string): boolean => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  if (key !== sender || !signature) return false
  const point = Buffer.from(sender, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isRight && aud === origin && /^(https?:|mailto:)/.test(sub) && exp <= nowSeconds() + DAY_SECONDS
}

export const startPush = async ({ store, port, fault }: Options) => {
  const origin = () => `http://localhost:${server.port}`

  const take = async (request: HttpRequest, device: Device): Promise<HttpResponse> => {
    const { headers } = request
    const body = await request.body(MOST_BYTES)
    if (!isSigned(request, device, origin())) return json(403, {})
    if (headers['content-encoding'] !== 'aes128gcm' || !/^\d+$/.test(String(headers.ttl)))
      return json(400, {})
    const id = randomUUID()
    const message = JSON.parse(opened(body, device)) as object
    store.put(ARRIVED, id, { device: device.id, at: nowIso(), topic: headers.topic, message })
    return { status: 201, headers: { location: `${origin()}/message/${id}` } }
  }

  const answer = async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    const [, part, id = ''] = request.path.split('/')
    if (request.method !== 'POST' || part !== 'push') return json(404, {})
    const device = store.get<Device>(DEVICE, id)
    if (!device) return json(410, {})
    const mode = fault()
    if (mode === 'down') return json(503, {})
    if (mode === 'refuse') return json(403, {})
    if (mode === 'slow') await untilClientsTimeOut()
    const response = await take(request, device)
    return mode === 'drop' ? undefined : response
  }

  const server = await listen(answer, { port, hosts: ['127.0.0.1', '::1'] })

  /** A browser says yes, for a page with this public key. Answers what the page sends to Reol. */
  const subscribe = (fields: unknown): HttpResponse => {
    const { data } = asked.safeParse(fields)
    if (!data) return json(400, { publicKey: ['required'] })
    const own = createECDH(CURVE)
    own.generateKeys()
    const [id, auth] = [randomUUID(), randomBytes(16).toString('base64url')]
    const device: Device = {
      id,
      sender: data.publicKey,
      secret: own.getPrivateKey('base64url'),
      auth,
    }
    store.put(DEVICE, id, device)
    return json(200, { endpoint: `${origin()}/push/${id}`, p256dh: own.getPublicKey('base64url'), auth })
  }

  return {
    port: server.port,
    url: origin(),
    stop: server.stop,
    subscribe,
    /** A browser takes its yes back: the service then knows its address no more. */
    unsubscribe: ({ device }: { device: string | null }): HttpResponse => {
      store.remove(DEVICE, device ?? '')
      return { status: 204 }
    },
    /** What arrived at a browser, the last part of whose address is its name; without one at all of them. */
    arrived: ({ device }: { device: string | null }): HttpResponse => {
      const all = store.list<{ device: string }>(ARRIVED)
      const found = all.filter(one => device === null || one.device === device)
      return json(200, found)
    },
  }
}
