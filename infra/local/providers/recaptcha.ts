/**
 * Runs the sandbox of reCAPTCHA v3 on its own origin: the script that gives a browser a token, and `siteverify`, which
 * takes each token once. The site key `robot` gives tokens of a low score.
 */
import { randomUUID } from 'node:crypto'
import { nowIso } from '#functions/kit/clock.ts'
import { type Mode, untilClientsTimeOut } from '../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../http.ts'
import { SANDBOX_KEY } from '../secrets.ts'

const SCRIPT_PATH = '/recaptcha/api.js'
const VERIFY_PATH = '/recaptcha/api/siteverify'

/** A token names the page's host, the site key and the action, so that no memory of them is needed. */
const script = (siteKey: string): string => `
  globalThis.grecaptcha = {
    ready: callback => callback(),
    execute: (key, { action }) => key === ${JSON.stringify(siteKey)}
      ? Promise.resolve([crypto.randomUUID(), location.hostname, key, action].join('|'))
      : Promise.reject(new Error('Invalid site key')),
  }`

const errors = (...codes: string[]): HttpResponse =>
  json(200, { success: false, challenge_ts: nowIso(), hostname: '', 'error-codes': codes })

const verify = (form: URLSearchParams, used: Set<string>): HttpResponse => {
  if (form.get('secret') !== SANDBOX_KEY) return errors('invalid-input-secret')
  const token = form.get('response') ?? ''
  const [id = '', hostname = '', key = '', action = ''] = token.split('|')
  if (!token) return errors('missing-input-response')
  if (!action) return errors('invalid-input-response')
  if (used.has(id)) return errors('timeout-or-duplicate')
  used.add(id)
  const score = key === 'robot' ? 0.1 : 0.9
  return json(200, { success: true, challenge_ts: nowIso(), hostname, score, action })
}

/** A token as the script gives it, for tests without a browser. */
export const sandboxToken = (key = 'person', hostname = 'localhost', action = 'feedback'): string =>
  [randomUUID(), hostname, key, action].join('|')

export const startRecaptcha = async (port: number, fault: () => Mode) => {
  const used = new Set<string>()
  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    if (request.method === 'GET' && request.path === SCRIPT_PATH) {
      const key = new URLSearchParams(request.query).get('render') ?? ''
      return { status: 200, headers: { 'content-type': 'text/javascript' }, body: script(key) }
    }
    if (request.method !== 'POST' || request.path !== VERIFY_PATH) return json(404, {})
    const mode = fault()
    if (mode === 'down') return json(503, {})
    if (mode === 'refuse') return errors('invalid-keys')
    if (mode === 'slow') await untilClientsTimeOut()
    return verify(new URLSearchParams((await request.body()).toString()), used)
  }
  const server = await listen(answer, { port, hosts: ['127.0.0.1', '::1'] })
  return { port: server.port, url: `http://localhost:${server.port}`, stop: server.stop }
}
