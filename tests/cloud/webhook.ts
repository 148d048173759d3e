/** Sends webhooks of the card provider. */
import { createHash } from 'node:crypto'
import type { TestCloud } from './local-cloud.ts'

/** Sends a webhook about a resource, signed as the provider does with the secret of a test market. */
export const sendWebhook = (
  cloud: Pick<TestCloud, 'call'>,
  market: string,
  { type, id }: { type: 'paymentSession' | 'transaction'; id: string },
) => {
  const body = JSON.stringify({
    eventType: 'saleCaptured',
    resourceType: type,
    resource: `https://elsewhere.example/${type === 'transaction' ? 'transactions' : 'payment-sessions'}/${id}`,
  })
  const signature = createHash('sha512').update(`webhook-${market}`).update(body).digest('base64')
  return cloud.call('POST', `/api/webhooks/elavon/${market}/`, body, {
    headers: { 'content-type': 'application/json', 'signature-reol': signature },
  })
}
