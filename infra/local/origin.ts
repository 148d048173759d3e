/** Acts as CloudFront towards the gateway: adds the key of the origin to each request. */
import { randomBytes } from 'node:crypto'
import { ORIGIN_KEY_HEADER } from '#infra/origin.ts'
import type { HttpRequest } from './http.ts'

/** The key of one run: the functions accept it, and the local gateway sends it. */
export const newOriginKey = (): string => randomBytes(32).toString('hex')

/** Returns the request with the key in place of what the caller sent under that name. */
export const withOriginKey = (request: HttpRequest, key: string): HttpRequest => {
  const others = request.rawHeaders.flatMap((name, at) => {
    const isOther = at % 2 === 0 && name.toLowerCase() !== ORIGIN_KEY_HEADER
    return isOther ? [name, request.rawHeaders[at + 1] ?? ''] : []
  })
  return { ...request, rawHeaders: [...others, ORIGIN_KEY_HEADER, key] }
}
