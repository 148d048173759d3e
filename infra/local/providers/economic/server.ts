/**
 * Runs the sandbox of the books: the legacy REST API of e-conomic and its newer APIs, on one port (docs/integrations.md). It
 * takes the tokens `sandbox-key` and `sandbox-key-<name>`, each an agreement of its own, refuses `denied-key` as one without
 * the rights, and knows no other.
 */
import type { Mode } from '../../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../../http.ts'
import { SANDBOX_KEY } from '../../secrets.ts'
import type { Store } from '../../store.ts'
import { faulty } from '../faulty.ts'
import { DENIED_KEY } from '../zettle/server.ts'
import { legacyCall, legacyError } from './legacy.ts'
import { newerCall } from './newer.ts'
import { recordsOf } from './records.ts'
import { vouchersOf } from './vouchers.ts'

export type Economic = Awaited<ReturnType<typeof startEconomic>>

/** Whose books a token opens: the agreement, or how it is refused. */
const agreementOf = ({ headers }: HttpRequest): string | HttpResponse => {
  const token = String(headers['x-agreementgranttoken'] ?? '')
  const isKnown = token === SANDBOX_KEY || token.startsWith(`${SANDBOX_KEY}-`)
  if (headers['x-appsecrettoken'] !== SANDBOX_KEY || !(isKnown || token === DENIED_KEY))
    return legacyError(401, 'E02250', 'Access denied.')
  return isKnown ? token : legacyError(403, 'E00403', 'Access denied.')
}

export const startEconomic = async ({
  store,
  port,
  fault,
}: {
  store: Store
  port: number
  fault: (method: string) => Mode
}) => {
  const records = recordsOf(store)

  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    const agreement = agreementOf(request)
    if (typeof agreement !== 'string') return agreement
    const answered = legacyCall(agreement, request) ?? (await newerCall(records, agreement, request))
    return answered ?? legacyError(404, 'E06000', 'The requested resource was not found.')
  }

  const server = await listen(faulty(fault, answer), { port, hosts: ['127.0.0.1', '::1'] })
  return {
    port: server.port,
    url: `http://localhost:${server.port}`,
    /** GET /local/economic/vouchers/. */
    vouchers: ({ marketId }: { marketId: string | null }): HttpResponse =>
      marketId === null
        ? json(400, { marketId: ['required'] })
        : json(200, { results: vouchersOf(records, marketId) }),
    stop: server.stop,
  }
}
