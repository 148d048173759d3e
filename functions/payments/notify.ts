import * as z from 'zod/mini'
import { elavonNotified } from '#events/payments.ts'
import { refuse, refuseIssues } from '#shared/kit/refusal.ts'
import { inputRefusals } from '#shared/kit/refusals.ts'
import type { paymentsContract } from '#shared/payments/contract.ts'
import { paymentRefusals } from '#shared/payments/refusals.ts'
import { nowSeconds } from '../kit/clock.ts'
import type { Verb } from '../kit/http.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { readMarket } from '../markets/table/market.ts'
import { lastPart } from './provider.ts'
import { isSignedByElavon } from './verify-webhook.ts'

/** Longer than any address of Elavon; a key of the table holds 2 KB. */
const short = z.string().check(z.maxLength(500, inputRefusals.too_long.code))

/** The body may carry more fields, and resources that we do not know. Only the place to look is taken from it. */
const notification = z.object({ eventType: short, resourceType: short, resource: short })

/** Receives a webhook of Elavon: puts it on a queue and answers at once. Refuses `invalid_signature`, `bad_json`. */
export const notify: Verb<typeof paymentsContract.notify> = async ({ params, raw }) => {
  const market = await readMarket(params.marketId)
  if (!(await isSignedByElavon(market.marketId, raw))) throw refuse(paymentRefusals.invalid_signature)
  const given = json(raw.body)
  const parsed = notification.safeParse(given)
  if (!parsed.success) throw refuseIssues(parsed.error.issues, given)
  const { eventType, resourceType, resource } = parsed.data
  const notice = { eventType, resourceType, resourceId: lastPart(resource), receivedTs: nowSeconds() }
  await send(elavonNotified.work, envelope(market.marketId, elavonNotified, notice))
  return { detail: 'received' }
}

const json = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    throw refuse(inputRefusals.bad_json)
  }
}
