/** Changes the provider's responses while a fault of /local/fault/ is set. */
import { type Mode, untilClientsTimeOut } from '../../faults.ts'
import type { HttpRequest, HttpResponse } from '../../http.ts'
import { answerOf, fault } from './shapes.ts'

/** Returns undefined to drop the connection without a response. */
export const faulty =
  (take: () => Mode, handler: (request: HttpRequest) => Promise<HttpResponse>) =>
  async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    const mode = take()
    if (mode === 'down') return answerOf(fault(503, 'serviceUnavailable', 'The service is not available'))
    if (mode === 'refuse') return answerOf(fault(403, 'forbidden', 'The merchant may not do this'))
    if (mode === 'poor' && request.method === 'POST' && request.path.endsWith('/transactions'))
      return answerOf(fault(422, 'insufficientFunds', 'The merchant account has not enough money'))
    if (mode === 'slow') await untilClientsTimeOut()
    const response = await handler(request)
    if (mode === 'pending') return undecided(request, response)
    return mode === 'drop' ? undefined : response
  }

const undecided = (request: HttpRequest, response: HttpResponse): HttpResponse => {
  if (request.method !== 'GET' || !request.path.includes('/transactions/') || response.status !== 200)
    return response
  const transaction = {
    ...JSON.parse(String(response.body)),
    state: 'authorizationPending',
    isAuthorized: false,
  }
  return { ...response, body: JSON.stringify(transaction) }
}
