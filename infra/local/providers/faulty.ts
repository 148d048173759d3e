/** How a service behaves while it fails on request (POST /local/fault/). */
import { type Mode, untilClientsTimeOut } from '../faults.ts'
import { type HttpHandler, type HttpRequest, type HttpResponse, json } from '../http.ts'

/** How long a service that has had too much wants to be left alone. */
const BUSY_SECONDS = '20'

/** Answers as the service, or as its fault of this moment has it. */
export const faulty =
  (
    fault: (method: string) => Mode,
    answer: (request: HttpRequest) => Promise<HttpResponse> | HttpResponse,
  ): HttpHandler =>
  async request => {
    const mode = fault(request.method)
    if (mode === 'down') return json(503, {})
    if (mode === 'busy') return json(429, {}, { 'retry-after': BUSY_SECONDS })
    if (mode === 'refuse') return json(403, {})
    if (mode === 'slow') await untilClientsTimeOut()
    const response = await answer(request)
    if (mode === 'half') return { ...response, body: String(response.body ?? '').slice(0, 9) }
    return mode === 'drop' || mode === 'lose' ? undefined : response
  }
