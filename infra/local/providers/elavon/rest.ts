/** Handles the REST calls of a shop's server. */
import { timingSafeEqual } from 'node:crypto'
import { nowIso } from '#functions/kit/clock.ts'
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import { fieldsOf, orderOf, sessionOf } from './input.ts'
import { pageOf } from './pages.ts'
import { type Kind, type Kinds, marketOf, type Records } from './records.ts'
import { answerOf, Fault, fault, idIn, invalidField, type Transaction } from './shapes.ts'
import { capture, voidOrRefund } from './transactions.ts'
import type { Webhooks } from './webhooks.ts'

const KINDS: readonly string[] = [
  'orders',
  'payment-sessions',
  'transactions',
  'notifications',
] satisfies Kind[]

const VERSION = { 'content-type': 'application/json;charset=UTF-8', version: '1' }

/** Handles a REST call. Returns Elavon's errors as responses. */
export const restCalls =
  (records: Records, webhooks: Webhooks) =>
  async (request: HttpRequest): Promise<HttpResponse> => {
    try {
      const alias = merchantOf(request.headers.authorization)
      const [kind = '', id, ...more] = request.path.split('/').filter(Boolean)
      if (!KINDS.includes(kind) || more.length) throw fault(404, 'notFound', 'There is no such resource')
      const response = await call(records, webhooks, request, alias, kind as Kind, id)
      return { ...response, headers: { ...response.headers, ...VERSION } }
    } catch (error) {
      if (error instanceof Fault) return answerOf(error)
      throw error
    }
  }

/** Returns the alias when its secret is right: `demo-alias-<market>` and `sk_demo_<market>`. Otherwise throws 401. */
const merchantOf = (authorization = ''): string => {
  const [, coded = ''] = /^Basic (.+)$/i.exec(authorization) ?? []
  const [, alias = '', secret = ''] = /^([^:]*):(.*)$/s.exec(Buffer.from(coded, 'base64').toString()) ?? []
  const right = Buffer.from(`sk_demo_${marketOf(alias)}`)
  const given = Buffer.from(secret)
  const known =
    alias.startsWith('demo-alias-') && given.length === right.length && timingSafeEqual(given, right)
  if (!known) throw fault(401, 'unauthorized', 'The merchant alias or the secret key is wrong')
  return alias
}

const call = async (
  records: Records,
  webhooks: Webhooks,
  request: HttpRequest,
  alias: string,
  kind: Kind,
  id: string | undefined,
): Promise<HttpResponse> => {
  if (request.method === 'GET') {
    if (id) return json(200, toResponse(records, kind, records.read(kind, id, alias)))
    const { items, ...page } = pageOf(
      records.all(kind, alias),
      new URLSearchParams(request.query),
      records.href(kind, ''),
    )
    return json(200, { ...page, items: items.map(thing => toResponse(records, kind, thing)) })
  }
  if (request.method !== 'POST' || kind === 'notifications') {
    throw fault(405, 'methodNotAllowed', `${request.method} is not allowed here`)
  }
  const fields = fieldsOf(await request.body())
  if (id) return json(200, toResponse(records, kind, change(records, kind, id, alias, fields)))
  const made = create(records, webhooks, kind, alias, fields)
  return json(201, toResponse(records, kind, made), { location: records.href(kind, made.id) })
}

const create = (
  records: Records,
  webhooks: Webhooks,
  kind: Kind,
  alias: string,
  fields: Record<string, unknown>,
) => {
  if (kind === 'orders') return records.save('orders', { ...records.fresh(alias), ...orderOf(fields) })
  if (kind === 'payment-sessions') return openSession(records, alias, fields)
  const made = voidOrRefund(records, alias, fields)
  void webhooks.notify(made, made.type === 'void' ? 'voidAuthorized' : 'refundAuthorized')
  return made
}

const openSession = (records: Records, alias: string, fields: Record<string, unknown>) => {
  const session = sessionOf(fields)
  const order = records.find('orders', idIn(fields.order))
  if (order?.alias !== alias) throw invalidField('order', 'there is no such order')
  return records.save('payment-sessions', {
    ...records.fresh(alias),
    ...session,
    order: records.href('orders', order.id),
    transaction: null,
    previousTransactions: [],
    hostedCard: null,
  })
}

const change = (records: Records, kind: Kind, id: string, alias: string, fields: Record<string, unknown>) => {
  if (kind === 'transactions') return capture(records, records.read('transactions', id, alias), fields)
  if (kind !== 'orders') throw fault(405, 'methodNotAllowed', 'This sandbox does not change sessions')
  const order = records.read('orders', id, alias)
  return records.save('orders', { ...order, ...orderOf({ ...order, ...fields }) })
}

/** Turns a record into a response: adds its address, removes the owner's alias. */
export const toResponse = (records: Records, kind: Kind, thing: Kinds[Kind]): Record<string, unknown> => {
  const { alias: _alias, ...rest } = thing
  const merchant = kind === 'notifications' ? { merchant: null } : { modifiedAt: nowIso() }
  return { href: records.href(kind, thing.id), ...rest, ...merchant, ...refundable(kind, thing) }
}

const refundable = (kind: Kind, thing: Kinds[Kind]) =>
  kind === 'transactions' ? { isHeldForReview: false, history: [(thing as Transaction).state] } : {}
