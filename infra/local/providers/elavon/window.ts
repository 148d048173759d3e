/** Serves the shopper's browser: the lightbox script, the card window, and the calls of its form. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import { checkout, isOpen, OUTCOMES, type Outcome } from './checkout.ts'
import type { Records } from './records.ts'
import type { Session } from './shapes.ts'
import { CARD, originsOf } from './ways.ts'
import type { Webhooks } from './webhooks.ts'
import { cardPage } from './window-page.ts'

const STATIC: Record<string, { file: string; type: string }> = {
  '/client/library.js': { file: 'library.js', type: 'text/javascript; charset=utf-8' },
  '/client/window.js': { file: 'window.js', type: 'text/javascript; charset=utf-8' },
  '/client/window.css': { file: 'window.css', type: 'text/css; charset=utf-8' },
}

/** Returns undefined for requests that are not the browser's. */
export const windowCalls =
  (records: Records, webhooks: Webhooks) =>
  async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    const part = STATIC[request.path]
    if (part) {
      const body = readFileSync(join(import.meta.dirname, 'browser', part.file))
      return { status: 200, headers: { 'content-type': part.type, 'cache-control': 'no-cache' }, body }
    }
    if (request.path === '/window/')
      return page(records, new URLSearchParams(request.query).get('sessionId') ?? '')
    if (request.path === '/window/pay' && request.method === 'POST') return pay(records, webhooks, request)
    return undefined
  }

const page = (records: Records, sessionId: string): HttpResponse => {
  const session = records.find('payment-sessions', sessionId)
  const order = session && records.find('orders', session.order.split('/').at(-1) ?? '')
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
      origins: session ? originsOf(session) : [],
      total: order?.total,
      isOpen: session !== undefined && isOpen(records, session),
    }),
  }
}

const pay = async (records: Records, webhooks: Webhooks, request: HttpRequest): Promise<HttpResponse> => {
  const fields = fieldsIn(await request.body(10_000))
  const session: Session | undefined = records.find('payment-sessions', String(fields.sessionId ?? ''))
  const outcome = OUTCOMES.find((name): name is Outcome => name === fields.outcome)
  const origin = String(fields.origin ?? CARD)
  if (!session || !outcome || !originsOf(session).includes(origin)) return json(400, { error: 'bad request' })
  const lastFour = fields.lastFour ? String(fields.lastFour) : undefined
  return json(200, await checkout(records, webhooks, session, { outcome, origin, lastFour }))
}

const fieldsIn = (body: Buffer): Record<string, unknown> => {
  try {
    return (JSON.parse(body.toString()) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
