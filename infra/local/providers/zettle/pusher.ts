/** Zettle's webhooks: subscriptions, signatures, and tries until the shop has answered. */
import { createHmac, randomBytes } from 'node:crypto'
import { now } from '#functions/kit/clock.ts'
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import type { Store } from '../../store.ts'
import { type Delivery, startDeliveries } from '../deliveries.ts'
import { newUuid, type Records, UUID_1 } from './records.ts'
import type { Subscription, ZettlePurchase } from './shapes.ts'

const ANSWER_MS = 10_000
const KIND = 'zettle:webhooks'
const LATE_MS = 1_000_000

/** Ten tries a minute apart, nine in ten minutes, then each hour for 70 hours; after that the subscription is deleted. */
const waitAfter = (tries: number): number | undefined => {
  if (tries < 10) return 60_000
  if (tries < 19) return 600_000
  return tries < 89 ? 3_600_000 : undefined
}

interface PushDelivery extends Delivery {
  subscription: string
}

export type Push = 'now' | 'late' | 'twice' | 'never'
export const PUSHES: readonly Push[] = ['now', 'late', 'twice', 'never']

export type Pusher = ReturnType<typeof startPusher>

/** As Zettle writes it: the payload is a text, and other fields differ from those of a purchase that is read. */
const payloadOf = ({ purchaseUUID1, timestamp, ...purchase }: ZettlePurchase): string =>
  JSON.stringify({ purchaseUuid: purchaseUUID1, timestamp: Date.parse(timestamp), ...purchase }).replaceAll(
    '/',
    '\\/',
  )

const sign = (key: string, timestamp: string, payload: string): string =>
  createHmac('sha256', key).update(`${timestamp}.${payload}`).digest('hex')

const post = async (
  { destination, isAtSite, signingKey }: Subscription,
  site: string,
  body: string,
  signed: { timestamp: string; payload: string },
): Promise<boolean> => {
  try {
    const answer = await fetch(isAtSite ? new URL(new URL(destination).pathname, site) : destination, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-izettle-signature': sign(signingKey, signed.timestamp, signed.payload),
      },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}

export const startPusher = (store: Store, records: Records, site: () => string) => {
  const subscriptionOf = ({ subscription }: PushDelivery) =>
    records.subscriptions().find(({ uuid }) => uuid === subscription)
  const { add, due, runDue, stop } = startDeliveries<PushDelivery>({
    store,
    kind: KIND,
    post: async delivery => {
      const subscription = subscriptionOf(delivery)
      if (!subscription) return true
      const signed = JSON.parse(delivery.body) as { timestamp: string; payload: string }
      return post(subscription, site(), delivery.body, signed)
    },
    waitAfter,
    onGivenUp: ({ subscription }) => records.removeSubscription(subscription),
  })

  /** Tells every subscription of the organisation that asks for purchases. */
  const push = async (organization: string, purchase: ZettlePurchase, how: Push): Promise<void> => {
    if (how === 'never') return
    const wanted = records
      .subscriptions()
      .filter(one => one.organization === organization && one.eventNames.includes('PurchaseCreated'))
    const at = how === 'late' ? now() + LATE_MS : now()
    for (const { uuid } of wanted) {
      const body = envelopeOf(organization, purchase)
      const copies = how === 'twice' ? ['a', 'b'] : ['a']
      add(copies.map(copy => ({ id: `${newUuid()}-${copy}`, subscription: uuid, body, at, tries: 0 })))
    }
    if (how !== 'late') await runDue()
  }

  return {
    push,
    calls: (organization: string, request: HttpRequest) =>
      subscriptionCalls(records, site(), organization, request),
    due,
    runDue,
    stop,
  }
}

const envelopeOf = (organization: string, purchase: ZettlePurchase): string =>
  JSON.stringify({
    organizationUuid: organization,
    messageUuid: newUuid(),
    eventName: 'PurchaseCreated',
    messageId: newUuid(),
    payload: payloadOf(purchase),
    timestamp: new Date(now()).toISOString(),
  })

const BASE = '/organizations/self/subscriptions'

const subscriptionCalls = async (
  records: Records,
  site: string,
  organization: string,
  request: HttpRequest,
): Promise<HttpResponse | undefined> => {
  const { method, path } = request
  if (!path.startsWith(BASE)) return undefined
  const own = records.subscriptions().filter(one => one.organization === organization)
  if (path === BASE && method === 'GET') return json(200, own)
  if (path === BASE && method === 'POST') return subscribe(records, site, organization, request)
  const gone = own.find(({ uuid }) => path === `${BASE}/${uuid}`)
  if (gone && method === 'DELETE') records.removeSubscription(gone.uuid)
  return { status: gone ? 204 : 404 }
}

const faultOf = (records: Records, { uuid = '', contactEmail = '' }: Partial<Subscription>) => {
  if (!UUID_1.test(uuid) || records.subscriptions().some(one => one.uuid === uuid))
    return json(400, { errorType: 'DUPLICATE_OR_MISSING_UUID' })
  return contactEmail.includes('@') ? undefined : json(422, { errorType: 'CONTACT_EMAIL' })
}

/** Zettle tries a new destination with this message. Its payload is an object, and the shop has no key yet to check it. */
const TEST = { eventName: 'TestMessage', payload: { data: 'payload' }, timestamp: '' }

const subscribe = async (
  records: Records,
  site: string,
  organization: string,
  request: HttpRequest,
): Promise<HttpResponse> => {
  const asked = JSON.parse((await request.body()).toString()) as Subscription
  const fault = faultOf(records, asked)
  if (fault) return fault
  const { uuid, destination, eventNames, contactEmail } = asked
  const signingKey = randomBytes(32).toString('base64')
  const made = {
    uuid,
    organization,
    destination,
    eventNames,
    contactEmail,
    isAtSite: destination.startsWith(`${site}/`),
    signingKey,
    status: 'ACTIVE',
  } as const
  const test = JSON.stringify({ ...TEST, messageUuid: newUuid() })
  if (!(await post(made, site, test, { timestamp: '', payload: 'payload' })))
    return json(400, { errorType: 'DESTINATION_NOT_ACCESSIBLE' })
  records.putSubscription(made)
  const { isAtSite: _, ...shown } = made
  return json(200, { ...shown, updated: new Date(now()).toISOString() })
}
