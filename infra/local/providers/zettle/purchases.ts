/** Zettle's purchases, as the shop's server reads them. */
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import type { Records } from './records.ts'

const MOST = 1_000

/** The cursor is the place after a purchase, in the order in which Zettle heard of them. */
const hashOf = (at: number): string => `1${String(at).padStart(12, '0')}`
const placeOf = (hash: string | null): number => (hash ? Number(hash.slice(1)) : 0)

const one = (records: Records, organization: string, uuid: string): HttpResponse => {
  const purchase = records.purchase(organization, uuid)
  return purchase ? json(200, purchase) : json(404, { developerMessage: 'no such purchase' })
}

const list = (records: Records, organization: string, asked: URLSearchParams): HttpResponse => {
  const limit = Math.min(MOST, Number(asked.get('limit') ?? MOST))
  const from = placeOf(asked.get('lastPurchaseHash'))
  const start = Date.parse(asked.get('startDate') ?? '1970-01-01')
  const page = records
    .purchases(organization)
    .map((purchase, at) => ({ purchase, at: at + 1 }))
    .filter(({ purchase, at }) => at > from && Date.parse(purchase.timestamp) >= start)
    .slice(0, limit)
  const hashes = page.map(({ at }) => hashOf(at))
  return json(200, {
    purchases: page.map(({ purchase }) => purchase),
    ...(page.length ? { firstPurchaseHash: hashes[0], lastPurchaseHash: hashes.at(-1) } : {}),
    linkUrls: [],
  })
}

/** Returns undefined for what is no call of purchases. */
export const purchaseCalls =
  (records: Records) =>
  async (organization: string, { method, path, query }: HttpRequest): Promise<HttpResponse | undefined> => {
    if (method !== 'GET') return undefined
    if (path === '/purchases/v2') return list(records, organization, new URLSearchParams(query))
    const [, uuid] = /^\/purchase\/v2\/([^/]+)$/.exec(path) ?? []
    return uuid ? one(records, organization, uuid) : undefined
  }
