/** Zettle's library of products. */
import { type HttpRequest, type HttpResponse, json } from '../../http.ts'
import { newUuid, type Records, UUID_1 } from './records.ts'
import type { ZettleProduct } from './shapes.ts'

const refused = (status: number, developerMessage: string) => json(status, { developerMessage })

/** Why Zettle does not take a product; undefined where it does. */
const fault = (product: Partial<ZettleProduct> | undefined): string | undefined => {
  if (!product?.uuid || !UUID_1.test(product.uuid)) return 'uuid must be a UUID of version 1'
  if (!product.name || product.name.length > 256) return 'name must have 1 to 256 characters'
  const variants = product.variants ?? []
  if (!variants.length || variants.length > 99) return 'variants must be 1 to 99'
  if (variants.some(({ uuid }) => !UUID_1.test(uuid))) return 'variant uuid must be a UUID of version 1'
  if (!Number.isInteger(Number(product.vatPercentage)))
    return 'vatPercentage must be enabled for the organization'
  return undefined
}

const bodyOf = async <T>(request: HttpRequest): Promise<T | undefined> => {
  try {
    return JSON.parse((await request.body()).toString()) as T
  } catch {
    return undefined
  }
}

const BASE = '/organizations/self'

/** Returns undefined for what is no call of the library. */
export const libraryCalls = (records: Records) => {
  const imports = new Map<string, { state: string; items: number; errorMessage?: string }>()

  const create = async (organization: string, request: HttpRequest): Promise<HttpResponse> => {
    const product = await bodyOf<ZettleProduct>(request)
    const wrong = fault(product)
    if (!product || wrong) return refused(400, wrong ?? 'no product')
    if (records.product(organization, product.uuid)) return refused(409, 'a product with this uuid exists')
    records.putProduct(organization, product)
    return json(201, {})
  }

  const merge = async (organization: string, uuid: string, request: HttpRequest): Promise<HttpResponse> => {
    const present = records.product(organization, uuid)
    if (!present) return refused(404, 'no such product')
    const patch = await bodyOf<Partial<ZettleProduct>>(request)
    const { etag, ...product } = { ...present, ...patch, uuid }
    const wrong = fault(product)
    if (wrong) return refused(400, wrong)
    if (request.headers['if-match'] && request.headers['if-match'] !== etag) return { status: 412 }
    records.putProduct(organization, product)
    return json(200, {})
  }

  const startImport = async (organization: string, request: HttpRequest): Promise<HttpResponse> => {
    const { products = [] } = (await bodyOf<{ products: ZettleProduct[] }>(request)) ?? {}
    const wrong = products.map(product => fault(product)).find(Boolean)
    const uuid = newUuid()
    if (!wrong) for (const product of products) records.putProduct(organization, product)
    imports.set(uuid, {
      state: wrong ? 'FAILED' : 'FINISHED',
      items: products.length,
      ...(wrong ? { errorMessage: wrong } : {}),
    })
    return json(200, { uuid })
  }

  const remove = (organization: string, uuids: readonly string[]): HttpResponse => {
    for (const uuid of uuids) records.removeProduct(organization, uuid)
    return { status: 204 }
  }

  const status = (uuid: string): HttpResponse => {
    const found = imports.get(uuid)
    return found ? json(200, { uuid, ...found }) : refused(404, 'no such import')
  }

  const read = (organization: string, uuid: string): HttpResponse => {
    const product = records.product(organization, uuid)
    return product ? json(200, product, { etag: product.etag }) : refused(404, 'no such product')
  }

  type Act = (
    organization: string,
    request: HttpRequest,
    uuid: string,
  ) => Promise<HttpResponse> | HttpResponse
  /** `:id` stands for a UUID. */
  const acts: Record<string, Act> = {
    'POST /products': create,
    'POST /import/v2': startImport,
    'GET /import/status/:id': (_, __, uuid) => status(uuid),
    'GET /products/v2': organization => json(200, records.products(organization)),
    'PUT /products/v2/:id': (organization, request, uuid) => merge(organization, uuid, request),
    'GET /products/:id': (organization, _, uuid) => read(organization, uuid),
    'DELETE /products/:id': (organization, _, uuid) => remove(organization, [uuid]),
    'DELETE /products': (organization, { query }) =>
      remove(organization, new URLSearchParams(query).getAll('uuid')),
  }

  return async (organization: string, request: HttpRequest): Promise<HttpResponse | undefined> => {
    if (!request.path.startsWith(`${BASE}/`)) return undefined
    const path = request.path.slice(BASE.length)
    const [uuid = ''] = /[0-9a-f-]{36}$/.exec(path) ?? []
    const act = acts[`${request.method} ${uuid ? path.replace(uuid, ':id') : path}`]
    return act?.(organization, request, uuid)
  }
}
