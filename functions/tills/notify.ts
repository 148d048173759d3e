import { createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { purchasesDue } from '#events/tills.ts'
import { refuse, refuseIssues } from '#shared/kit/refusal.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import type { tillsContract } from '#shared/tills/contract.ts'
import type { Verb } from '../kit/http.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { unseal } from '../kit/secrets.ts'
import { readMarket } from '../markets/table/market.ts'
import { readContact } from './table/contact.ts'

/** What Zettle signs is the moment and the payload as they stand after one decoding. */
const signed = z.object({ eventName: z.string(), timestamp: z.string(), payload: z.string() })

/** By which Zettle tries a new address. */
const trial = z.object({ eventName: z.literal('TestMessage') })

const decoded = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw refuse(inputRefusals.bad_json)
  }
}

const isSigned = (key: string, { timestamp, payload }: z.infer<typeof signed>, given: string): boolean => {
  const right = createHmac('sha256', key).update(`${timestamp}.${payload}`).digest()
  const sent = Buffer.from(given, 'hex')
  return sent.length === right.length && timingSafeEqual(sent, right)
}

/**
 * Receives a webhook of Zettle: a hint to look, which is answered at once. A new address is tried with a message that
 * nobody can check yet; it has no payload to sign, and nothing follows from it. Refuses `permission_denied` to
 * whoever does not sign as Zettle, and `bad_json`.
 */
export const notify: Verb<typeof tillsContract.notifyZettle> = async ({ params, raw }) => {
  const { marketId } = await readMarket(params.marketId)
  const given = decoded(raw.body)
  if (trial.safeParse(given).success) return { detail: 'received' }
  const parsed = signed.safeParse(given)
  if (!parsed.success) throw refuseIssues(parsed.error.issues, given)
  const { subscription } = await readContact(marketId, 'in')
  const signature = raw.headers['x-izettle-signature'] ?? ''
  const isRight =
    subscription !== null && isSigned(await unseal(subscription.key, marketId), parsed.data, signature)
  if (!isRight) throw refuse(commonRefusals.permission_denied)
  await send(purchasesDue.work, envelope(marketId, purchasesDue, { hint: true }))
  return { detail: 'received' }
}
