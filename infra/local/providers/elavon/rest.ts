/** The REST calls of a shop's server. */
import { timingSafeEqual } from 'node:crypto'
import { nowIso } from '#functions/kit/clock.ts'
import { type Answered, type Asked, json } from '../../http.ts'
import { type Books, type Kind, type Kinds, marketOf } from './books.ts'
import { fieldsOf, orderOf, sessionOf } from './input.ts'
import { pageOf } from './pages.ts'
import { answerOf, Fault, fault, idIn, invalidField, type Transaction } from './shapes.ts'
import { capture, giveBack } from './transactions.ts'
import type { Webhooks } from './webhooks.ts'

const KINDS: readonly string[] = [
  'orders',
  'payment-sessions',
  'transactions',
  'notifications',
] satisfies Kind[]

const VERSION = { 'content-type': 'application/json;charset=UTF-8', version: '1' }

/** Answers a call of the REST API, errors included; never throws one of Elavon's. */
export const restOf =
  (books: Books, webhooks: Webhooks) =>
  async (asked: Asked): Promise<Answered> => {
    try {
      const alias = merchantOf(asked.headers.authorization)
      const [kind = '', id, ...more] = asked.path.split('/').filter(Boolean)
      if (!KINDS.includes(kind) || more.length) throw fault(404, 'notFound', 'There is no such resource')
      const answered = await call(books, webhooks, asked, alias, kind as Kind, id)
      return { ...answered, headers: { ...answered.headers, ...VERSION } }
    } catch (error) {
      if (error instanceof Fault) return answerOf(error)
      throw error
    }
  }

/** The alias, when the secret is its own: `demo-alias-<market>` and `sk_demo_<market>`. */
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
  books: Books,
  webhooks: Webhooks,
  asked: Asked,
  alias: string,
  kind: Kind,
  id: string | undefined,
): Promise<Answered> => {
  if (asked.method === 'GET') {
    if (id) return json(200, shown(books, kind, books.read(kind, id, alias)))
    const { items, ...page } = pageOf(
      books.all(kind, alias),
      new URLSearchParams(asked.query),
      books.href(kind, ''),
    )
    return json(200, { ...page, items: items.map(thing => shown(books, kind, thing)) })
  }
  if (asked.method !== 'POST' || kind === 'notifications') {
    throw fault(405, 'methodNotAllowed', `${asked.method} is not allowed here`)
  }
  const fields = fieldsOf(await asked.body())
  if (id) return json(200, shown(books, kind, change(books, kind, id, alias, fields)))
  const made = create(books, webhooks, kind, alias, fields)
  return json(201, shown(books, kind, made), { location: books.href(kind, made.id) })
}

const create = (
  books: Books,
  webhooks: Webhooks,
  kind: Kind,
  alias: string,
  fields: Record<string, unknown>,
) => {
  if (kind === 'orders') return books.save('orders', { ...books.fresh(alias), ...orderOf(fields) })
  if (kind === 'payment-sessions') return openSession(books, alias, fields)
  const made = giveBack(books, alias, fields)
  void webhooks.tell(made, made.type === 'void' ? 'voidAuthorized' : 'refundAuthorized')
  return made
}

const openSession = (books: Books, alias: string, fields: Record<string, unknown>) => {
  const session = sessionOf(fields)
  const order = books.find('orders', idIn(fields.order))
  if (order?.alias !== alias) throw invalidField('order', 'there is no such order')
  return books.save('payment-sessions', {
    ...books.fresh(alias),
    ...session,
    order: books.href('orders', order.id),
    transaction: null,
    previousTransactions: [],
    hostedCard: null,
  })
}

const change = (books: Books, kind: Kind, id: string, alias: string, fields: Record<string, unknown>) => {
  if (kind === 'transactions') return capture(books, books.read('transactions', id, alias), fields)
  if (kind !== 'orders') throw fault(405, 'methodNotAllowed', 'This sandbox does not change sessions')
  const order = books.read('orders', id, alias)
  return books.save('orders', { ...order, ...orderOf({ ...order, ...fields }) })
}

/** As it goes over the wire: with its address, without what is only ours. */
export const shown = (books: Books, kind: Kind, thing: Kinds[Kind]): Record<string, unknown> => {
  const { alias: _alias, ...rest } = thing
  const merchant = kind === 'notifications' ? { merchant: null } : { modifiedAt: nowIso() }
  return { href: books.href(kind, thing.id), ...rest, ...merchant, ...refundable(kind, thing) }
}

const refundable = (kind: Kind, thing: Kinds[Kind]) =>
  kind === 'transactions' ? { isHeldForReview: false, history: [(thing as Transaction).state] } : {}
