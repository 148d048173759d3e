/** Serves /files/*, the markets' pictures, from the bucket through S3's protocol. */
import type { HttpRequest, HttpResponse } from './http.ts'
import { FILES_BUCKET } from './queues.ts'
import { NOT_FOUND } from './site.ts'

const PASSED = ['content-type', 'etag', 'last-modified', 'cache-control', 'content-disposition']

/** `endpoint` is the local S3. A key is the path after the first slash: `files/<market>/…`. */
export const filesOf =
  (endpoint: string) =>
  async (request: HttpRequest, path: string): Promise<HttpResponse> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return { ...NOT_FOUND, status: 405, body: 'Method not allowed' }
    const given = await fetch(`${endpoint}/${FILES_BUCKET}${path}`)
    if (!given.ok) return NOT_FOUND
    const headers = PASSED.flatMap(name => {
      const value = given.headers.get(name)
      return value ? [[name, value] as const] : []
    })
    return { status: 200, headers: Object.fromEntries(headers), body: Buffer.from(await given.arrayBuffer()) }
  }
