/**
 * Runs the sandbox of Flexpos: the log-in and the products of a public client, and what Reol assumes of the rest
 * (docs/integrations.md). The key is `sandbox-key` for every shop; the company id beside it says whose till it is.
 * `denied-key` has no rights.
 */
import { randomUUID } from 'node:crypto'
import { readCredentials } from '#functions/markets/table/credentials.ts'
import type { Mode } from '../../faults.ts'
import { type HttpRequest, type HttpResponse, json, listen } from '../../http.ts'
import { SANDBOX_KEY } from '../../secrets.ts'
import type { Store } from '../../store.ts'
import { faulty } from '../faulty.ts'
import type { Selling } from '../selling.ts'
import { DENIED_KEY } from '../zettle/server.ts'
import { saleOf } from './sell.ts'
import type { FlexposProduct, FlexposSale } from './shapes.ts'

const TOKEN = 'sandbox-token'

export type Flexpos = Awaited<ReturnType<typeof startFlexpos>>

const recordsOf = (store: Store) => {
  const kind = (what: string, company: string) => `flexpos:${what}:${company}`
  return {
    products: (company: string) => store.list<FlexposProduct>(kind('products', company)),
    putProduct: (company: string, product: FlexposProduct) =>
      store.put(kind('products', company), product.Uid, product),
    removeProduct: (company: string, uid: string) => store.remove(kind('products', company), uid),
    sales: (company: string) => store.list<FlexposSale>(kind('sales', company)),
    putSale: (company: string, sale: FlexposSale) => store.put(kind('sales', company), sale.Uid, sale),
  }
}

type Records = ReturnType<typeof recordsOf>

const logIn = ({ headers }: HttpRequest): HttpResponse => {
  const [, pair = ''] = String(headers.authorization ?? '').split(' ')
  const [company = '', key = ''] = Buffer.from(pair, 'base64').toString().split(':')
  if (key === DENIED_KEY) return json(403, {})
  return company && key === SANDBOX_KEY
    ? json(200, { access_token: `${TOKEN} ${company}`, refresh_token: TOKEN })
    : json(401, {})
}

const companyOf = ({ headers }: HttpRequest): string | undefined => {
  const [type, token, company] = String(headers.authorization ?? '').split(' ')
  return type === 'Bearer' && token === TOKEN ? company : undefined
}

/** Flexpos's product, as far as a body describes it. */
const productIn = async (request: HttpRequest): Promise<Partial<FlexposProduct>> =>
  JSON.parse((await request.body(100_000)).toString()) as Partial<FlexposProduct>

const listProducts = (records: Records, company: string, { query }: HttpRequest): HttpResponse => {
  const number = new URLSearchParams(query).get('filters[Number][$eq]')
  const all = records.products(company)
  return json(200, { Items: number === null ? all : all.filter(one => one.Number === number) })
}

const listSales = (records: Records, company: string, { query }: HttpRequest): HttpResponse => {
  const asked = new URLSearchParams(query)
  const from = asked.get('filters[CreatedAt][$gte]') ?? ''
  const offset = Number(asked.get('offset') ?? 0)
  const limit = Number(asked.get('limit') ?? 500)
  const sales = records
    .sales(company)
    .filter(({ CreatedAt }) => CreatedAt >= from)
    .toSorted((one, other) => one.CreatedAt.localeCompare(other.CreatedAt))
  return json(200, { Items: sales.slice(offset, offset + limit) })
}

const MOST_NAME = 255

const writeProduct = async (
  records: Records,
  company: string,
  request: HttpRequest,
  uid: string,
): Promise<HttpResponse> => {
  const typed = await productIn(request)
  const present = records.products(company).find(({ Uid }) => Uid === uid)
  if (request.method === 'PUT' && !present) return json(404, { message: 'Unknown product' })
  const product = { ...present, ...typed, Uid: uid } as FlexposProduct
  if (!product.Name || product.Name.length > MOST_NAME) return json(400, { message: 'Name is required' })
  if (records.products(company).some(one => one.Number === product.Number && one.Uid !== uid))
    return json(409, { message: 'Number is taken' })
  records.putProduct(company, product)
  return json(200, product)
}

/** What is asked of a company: `product/<uid>`, `sale`. */
const calls: Record<
  string,
  (
    records: Records,
    company: string,
    request: HttpRequest,
    uid: string,
  ) => HttpResponse | Promise<HttpResponse>
> = {
  'GET product': listProducts,
  'POST product': (records, company, request) => writeProduct(records, company, request, randomUUID()),
  'PUT product/': writeProduct,
  'DELETE product/': (records, company, _request, uid) => {
    records.removeProduct(company, uid)
    return json(200, {})
  },
  'GET sale': listSales,
}

const answering =
  (records: Records) =>
  async (request: HttpRequest): Promise<HttpResponse> => {
    const { method, path } = request
    if (method === 'POST' && path === '/api/v2/auth/login') return logIn(request)
    const company = companyOf(request)
    if (!company) return json(401, {})
    const [, what = '', slash = '', uid = ''] = /^\/api\/v1\.0\/(\w+)(?:(\/)([\w-]+))?$/.exec(path) ?? []
    const call = calls[`${method} ${what}${slash}`]
    return call ? call(records, company, request, uid) : json(404, {})
  }

interface Local {
  marketId?: unknown
  number?: unknown
}

/** The company of a market, as staff typed it. */
const local = async (fields: unknown, act: (company: string) => HttpResponse): Promise<HttpResponse> => {
  const { marketId } = (fields ?? {}) as Local
  if (typeof marketId !== 'string') return json(400, { marketId: ['required'] })
  const { services } = await readCredentials(marketId)
  return services.flexposApiKey ? act(services.flexposCompanyId) : json(404, { marketId: ['no till'] })
}

export const startFlexpos = async ({
  store,
  port,
  fault,
}: {
  store: Store
  port: number
  fault: () => Mode
}) => {
  const records = recordsOf(store)
  const server = await listen(faulty(fault, answering(records)), { port, hosts: ['127.0.0.1', '::1'] })
  return {
    port: server.port,
    url: `http://localhost:${server.port}`,
    /** POST /local/flexpos/sell/. */
    sell: (fields: unknown) =>
      local(fields, company => {
        const sale = saleOf(records.products(company), records.sales(company), fields as Selling)
        if (sale.Lines.length) records.putSale(company, sale)
        return sale.Lines.length ? json(200, { purchase: sale }) : json(400, { lines: ['required'] })
      }),
    /** GET /local/flexpos/products/. */
    products: (fields: unknown) => local(fields, company => json(200, records.products(company).map(shown))),
    /** DELETE /local/flexpos/products/: behind the back of Reol. */
    takeOut: (fields: { marketId: string | null; number: string | null }) =>
      local(fields, company => {
        const product = records.products(company).find(one => one.Number === fields.number)
        if (product) records.removeProduct(company, product.Uid)
        return json(product ? 200 : 404, {})
      }),
    stop: server.stop,
  }
}

const shown = ({ Uid, Number: number, Name, CurrentSalesPrice, VatInPercentage }: FlexposProduct) => ({
  uuid: Uid,
  number,
  name: Name,
  // Null: the clerk types what it costs.
  price: CurrentSalesPrice === undefined ? null : CurrentSalesPrice.toFixed(2),
  vatPercentage: String(VatInPercentage),
})
