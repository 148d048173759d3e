/** Signs notifications and sends them to the market's webhook. Retries after 30 s, 5 min, 1 h and 24 h. */
import { createHash } from 'node:crypto'
import { now } from '#functions/kit/clock.ts'
import type { Store } from '../../store.ts'
import { type Delivery, startDeliveries } from '../deliveries.ts'
import { marketOf, type Records } from './records.ts'
import type { Notification, Transaction } from './shapes.ts'

const RETRY_SECONDS = [30, 300, 3_600, 86_400]
const ANSWER_MS = 15_000
const KIND = 'elavon:webhooks'

interface WebhookDelivery extends Delivery {
  market: string
}

export type Push = 'now' | 'late' | 'twice' | 'never'

export interface Webhooks {
  /** Records a notification and sends it. Resolves when the sending that is due was tried. */
  notify: (transaction: Transaction, eventType: string, push?: Push) => Promise<void>
  /** How many are due or being sent. */
  due: () => number
  runDue: () => Promise<void>
  stop: () => void
}

const LATE_MS = 1_000_000

/** `site` returns the address that receives the webhooks. */
export const startWebhooks = (store: Store, records: Records, site: () => string): Webhooks => {
  const { add, due, runDue, stop } = startDeliveries<WebhookDelivery>({
    store,
    kind: KIND,
    post: delivery => post(`${site()}/api/webhooks/elavon/${delivery.market}/`, delivery),
    waitAfter: tries => {
      const wait = RETRY_SECONDS[tries]
      return wait === undefined ? undefined : wait * 1000
    },
  })

  const notify = async (transaction: Transaction, eventType: string, push: Push = 'now') => {
    const notification = records.save('notifications', {
      ...records.fresh(transaction.alias),
      eventType,
      resourceType: 'transaction',
      resource: records.href('transactions', transaction.id),
      customReference: transaction.customReference ?? null,
    })
    if (push === 'never') return
    const at = push === 'late' ? now() + LATE_MS : now()
    const market = marketOf(transaction.alias)
    const body = bodyOf(notification, records)
    const copies = push === 'twice' ? ['a', 'b'] : ['a']
    add(copies.map(copy => ({ id: `${notification.id}-${copy}`, market, body, at, tries: 0 })))
    if (push !== 'late') await runDue()
  }

  return { notify, runDue, stop, due }
}

/** Has spaces where the provider has them, so a receiver that re-serialises the body gets a wrong signature. */
const bodyOf = (
  { id, createdAt, eventType, resourceType, resource, customReference }: Notification,
  records: Records,
) => {
  const href = records.href('notifications', id)
  const fields = { href, id, merchant: null, createdAt, eventType, resourceType, resource, customReference }
  const lines = Object.entries(fields).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  )
  return `{${lines.join(', ')}}`
}

/** Returns true when the shop accepted it (2xx). */
const post = async (url: string, { market, body }: WebhookDelivery): Promise<boolean> => {
  const sharedSecret = Buffer.from(`webhook-${market}`)
  const signature = createHash('sha512').update(sharedSecret).update(body).digest('base64')
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'signature-reol': signature },
      body,
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return answer.ok
  } catch {
    return false
  }
}
