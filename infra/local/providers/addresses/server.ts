/** Runs the sandboxes of Google Places and Adressevælger on one origin: their paths differ. */
import { type Mode, untilClientsTimeOut } from '../../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../../http.ts'
import { answerAdressevaelger } from './adressevaelger.ts'
import { autocomplete, details } from './google-places.ts'

const headerOf = ({ headers }: HttpRequest, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const answerGoogle = async (request: HttpRequest): Promise<HttpResponse> => {
  const key = headerOf(request, 'x-goog-api-key')
  if (request.path === '/v1/places:autocomplete' && request.method === 'POST')
    return autocomplete(key, JSON.parse((await request.body()).toString()))
  return details(key, headerOf(request, 'x-goog-fieldmask'), request.path.split('/').at(-1) ?? '')
}

export const startAddresses = async (port: number, fault: () => Mode) => {
  const answer = async (request: HttpRequest): Promise<HttpResponse> => {
    const mode = fault()
    if (mode === 'down') return json(503, {})
    if (mode === 'refuse') return json(403, {})
    if (mode === 'slow') await untilClientsTimeOut()
    return request.path.startsWith('/v1/')
      ? answerGoogle(request)
      : answerAdressevaelger(request.path, new URLSearchParams(request.query))
  }
  const server = await listen(answer, { port, hosts: ['127.0.0.1', '::1'] })
  return { port: server.port, url: `http://localhost:${server.port}`, stop: server.stop }
}
