/** What the shopper's browser gets from the sandbox: the lightbox script, the card window, and what its form sends. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answered, type Asked, json } from '../../http.ts'
import type { Books } from './books.ts'
import { checkout, isOpen, OUTCOMES, type Outcome } from './checkout.ts'
import type { Session } from './shapes.ts'
import type { Webhooks } from './webhooks.ts'
import { cardPage } from './window-page.ts'

const STATIC: Record<string, { file: string; type: string }> = {
  '/client/library.js': { file: 'library.js', type: 'text/javascript; charset=utf-8' },
  '/client/window.js': { file: 'window.js', type: 'text/javascript; charset=utf-8' },
  '/client/window.css': { file: 'window.css', type: 'text/css; charset=utf-8' },
}

/** Undefined when the request is not the browser's. */
export const windowOf =
  (books: Books, webhooks: Webhooks) =>
  async (asked: Asked): Promise<Answered | undefined> => {
    const part = STATIC[asked.path]
    if (part) {
      const body = readFileSync(join(import.meta.dirname, 'browser', part.file))
      return { status: 200, headers: { 'content-type': part.type, 'cache-control': 'no-cache' }, body }
    }
    if (asked.path === '/window/') return page(books, new URLSearchParams(asked.query).get('sessionId') ?? '')
    if (asked.path === '/window/pay' && asked.method === 'POST') return pay(books, webhooks, asked)
    return undefined
  }

const page = (books: Books, sessionId: string): Answered => {
  const session = books.find('payment-sessions', sessionId)
  const order = session && books.find('orders', session.order.split('/').at(-1) ?? '')
  return {
    status: session ? 200 : 404,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': [
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'",
        `frame-ancestors ${session?.originUrl ?? "'none'"}`,
      ].join('; '),
    },
    body: cardPage({
      sessionId,
      origin: session?.originUrl?.split(' ')[0] ?? '',
      language: session?.defaultLanguageTag ?? 'da-DK',
      total: order?.total,
      isOpen: session !== undefined && isOpen(books, session),
    }),
  }
}

const pay = async (books: Books, webhooks: Webhooks, asked: Asked): Promise<Answered> => {
  const fields = fieldsIn(await asked.body(10_000))
  const session: Session | undefined = books.find('payment-sessions', String(fields.sessionId ?? ''))
  const outcome = OUTCOMES.find((name): name is Outcome => name === fields.outcome)
  if (!session || !outcome) return json(400, { error: 'bad request' })
  return json(
    200,
    await checkout(books, webhooks, session, outcome, 'now', String(fields.lastFour ?? '1119')),
  )
}

const fieldsIn = (body: Buffer): Record<string, unknown> => {
  try {
    return (JSON.parse(body.toString()) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
