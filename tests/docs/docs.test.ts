import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it, test } from 'vitest'
import { apiPage } from '#infra/docs/api-page.ts'
import { describedApi, openApiText } from '#infra/docs/api-pages.ts'
import { fieldsOf } from '#infra/docs/fields.ts'
import { shownPath } from '#infra/docs/openapi.ts'
import { type Schema, schemaOf } from '#infra/docs/schema.ts'
import { readEntities, tablePage } from '#infra/docs/table-page.ts'
import { generated } from '#infra/docs.ts'
import { ENDPOINTS, loadParts } from '#infra/parts.ts'
import { requestMachine } from '#shared/bookings/states.ts'
import { needsToken } from '#shared/kit/contract.ts'

const ROOT = `${import.meta.dirname}/../..`

const arrows: { forbidden: { name: string; from: { path?: string } }[] } = createRequire(import.meta.url)(
  '../../.dependency-cruiser.cjs',
)

/** Lists the functions of entities that other domains import: `<domain>/<entity> <function>`, sorted. */
const usedAcrossDomains = (): string[] => {
  const used = globSync('functions/*/**/*.ts', { cwd: ROOT }).flatMap(path => {
    const source = readFileSync(`${ROOT}/${path}`, 'utf8')
    const imports = source.matchAll(/import \{([^}]*)\} from '[^']*?(\w+)\/table\/([\w-]+)\.ts'/g)
    return [...imports]
      .filter(([, , domain]) => domain !== path.split('/')[1])
      .flatMap(([, names = '', domain, entity]) =>
        functionsIn(names).map(one => `${domain}/${entity} ${one}`),
      )
  })
  return [...new Set(used)].toSorted()
}

const functionsIn = (names: string): string[] =>
  names
    .split(',')
    .map(name => name.trim())
    .filter(name => /^[a-z]/.test(name) && !name.startsWith('type '))

describe('generated documents are up to date (npm run docs)', async () => {
  it.each(Object.entries(await generated()))('%s', (path, text) => {
    expect(readFileSync(`${ROOT}/${path}`, 'utf8')).toBe(text)
  })
})

describe('docs/table.md', async () => {
  const entities = await readEntities(ROOT)
  const page = await tablePage(ROOT)

  it.each(entities)(
    'has every function of $domain/$name that touches the table',
    ({ functions, samples }) => {
      const touching = [...functions.keys()].filter(name => samples[name] !== null)
      expect(touching.filter(name => !page.includes(`| \`${name}\``))).toEqual([])
    },
  )

  it.each(entities)('$domain/$name describes only functions that exist', ({ functions, samples, open }) => {
    expect([...Object.keys(samples), ...open].filter(name => !functions.has(name))).toEqual([])
  })

  it('other domains use exactly the functions that an entity marks as open', () => {
    const open = entities.flatMap(({ domain, name, open }) => open.map(one => `${domain}/${name} ${one}`))
    expect(usedAcrossDomains()).toEqual(open.toSorted())
  })

  it('shows the market in every key', () => {
    const keys = [...page.matchAll(/\| (?:\w+Item|Query) \| `([^`]+)`/g)].map(([, key]) => key ?? '')
    expect(keys.length).toBeGreaterThan(50)
    expect(
      keys.filter(
        key => !/^((pk|l[123]p) = )?(\{market\}|\*#(DIRECTORY|MARKETS|REGISTRATIONCODE))/.test(key),
      ),
    ).toEqual([])
  })
})

describe('the description of the calls', () => {
  const { paths } = describedApi()
  const operations = Object.values(paths).flatMap(methods => Object.values(methods))
  const answerOf = (path: string): Schema => {
    const answered = paths[path]?.get?.responses['200']
    const schema = answered && 'content' in answered && answered.content?.['application/json']?.schema
    if (!schema) throw new Error(`${path} has no answer`)
    return schema
  }

  it('has every endpoint once, at its path with the last slash', () => {
    expect(operations).toHaveLength(ENDPOINTS.length)
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(ENDPOINTS.length)
    for (const endpoint of ENDPOINTS) {
      expect(paths[shownPath(endpoint)]?.[endpoint.method.toLowerCase()]?.summary).toBe(
        endpoint.route.summary,
      )
    }
  })

  it('asks for a token where the audience needs one, and for each parameter of the path', () => {
    for (const endpoint of ENDPOINTS) {
      const operation = paths[shownPath(endpoint)]?.[endpoint.method.toLowerCase()]
      expect(operation?.security.length).toBe(needsToken(endpoint.audience) ? 1 : 0)
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const described = operation?.parameters.filter(parameter => parameter.in === 'path')
      expect(described?.map(({ name }) => name)).toEqual(named)
    }
  })

  it('follows the recommended OpenAPI rules, except for paths of the specification that only their methods tell apart', async () => {
    const config = await createConfig({
      extends: ['recommended'],
      rules: { 'no-path-trailing-slash': 'off' },
    })
    const problems = await lintFromString({ source: openApiText(), absoluteRef: 'openapi.json', config })
    // `GET jobs/{id}` and `POST {marketId}/reserve_update` have different methods, and so have what staff do with a
    // sheet and `POST product_sheets/{sheetId}/products/{userNumber}`: no call matches two of them.
    const known = [
      'customer~1{marketId}~1reserve_update',
      'customer~1booking_requests~1{id}',
      'customer~1product_sheets~1{id}',
      ...['complete', 'print', 'labels'].map(verb => `admin~1product_sheets~1{userNumber}~1{id}~1${verb}`),
      'customer~1products~1{id}',
      'customer~1{id}~1remove_request',
      'customer~1campaign_requests~1{id}',
      'customer~1discounts~1{id}',
      'customer~1payment_reports~1{id}',
    ]
    expect(problems.map(({ ruleId, location }) => [ruleId, location[0]?.pointer])).toEqual(
      known.map(path => ['no-ambiguous-paths', `#/paths/~1api~1${path}~1`]),
    )
  })

  it('gives the formats and limits of texts and numbers', () => {
    const query = (path: string, field: string) =>
      paths[path]?.get?.parameters.find(({ name }) => name === field)?.schema
    const availability = '/api/anonymous/shelf_type_availability/'
    expect(query(availability, 'dateStart')).toMatchObject({ type: 'string', format: 'date' })
    expect(query(availability, 'shelfPeriodPrice')).toMatchObject({ description: 'a ULID' })
    const customers = '/api/admin/customers/'
    expect(query(customers, 'page')).toEqual({ type: 'integer', minimum: 1, maximum: 9999 })
    expect(query(customers, 'isActive')).toEqual({ type: 'boolean' })
    const fields = fieldsOf(answerOf('/api/admin/booking_requests/'))
    const typed = Object.fromEntries(fields.map(({ name, type }) => [name, type]))
    expect(typed).toMatchObject({
      page: 'integer, 1 to 9999',
      'results[].id': 'string: a ULID',
      'results[].dateStart': 'string: date',
      'results[].eligibleClosingDays': 'list of strings: date',
      'results[].created': 'string: date-time',
      'results[].paidAt': 'string: date-time or null',
      'results[].expiresOn': 'integer: seconds since 1970 in UTC',
      'results[].customerEmail': 'string: email or null',
      'results[].price': 'string: an amount with two decimals, in the currency of the market',
    })
  })

  it('requires name, mail and phone of a guest who pays, and none of them of a customer', () => {
    const required = (audience: string) => {
      const call = paths[`/api/${audience}/booking_request/init_payment/`]?.post
      return call?.requestBody?.content['application/json']?.schema.required
    }
    const always = ['bookingIds', 'termsAccepted']
    expect(required('customer')).toEqual(always)
    expect(required('anonymous')).toEqual([...always, 'customerName', 'customerEmail', 'customerPhone'])
  })

  it('requires only fields that the body has', () => {
    for (const { route, path } of ENDPOINTS) {
      const fields = new Set(route.body ? fieldsOf(schemaOf(route.body)).map(({ name }) => name) : [])
      const unknown = Object.values(route.requiredOf ?? {})
        .flat()
        .filter(name => !fields.has(name))
      expect(unknown, path).toEqual([])
    }
  })

  it('is a page with a section for every call, without scripts, inline styles and other hosts', () => {
    const html = apiPage(describedApi())
    expect(html).not.toMatch(/<script|<style|style=|\son\w+=|https?:/i)
    for (const { operationId } of operations) {
      expect(html).toContain(`<section id="${operationId}">`)
      expect(html).toContain(`href="#${operationId}"`)
    }
  })
})

test('the architecture shows the machine of a booking request', () => {
  const rows = readFileSync(`${ROOT}/docs/architecture.md`, 'utf8').split('\n')
  for (const [status, events] of Object.entries(requestMachine)) {
    const leads = Object.entries(events).map(([event, to]) => `${event} → ${to}`)
    expect(rows).toContain(`| \`${status}\` | ${leads.join(', ') || '–'} |`)
  }
})

/** The domains that have code: the folders of `functions` beside the kit. */
const DOMAINS = globSync('functions/*', { cwd: ROOT }).flatMap(path => {
  const [, name = ''] = path.split('/')
  return name === 'kit' ? [] : name
})

test('the arrows, the order of the functions and the architecture have the same levels', async () => {
  const levels = arrows.forbidden
    .filter(({ name }) => /^functions-level-\d-calls-down$/.test(name))
    .map(({ from }) => from.path?.match(/\w+(?=[|)])/g)?.filter(domain => DOMAINS.includes(domain)) ?? [])
    .filter(({ length }) => length)
  // Messages and feeds stand aside: they listen, and nobody calls them.
  const ordered = [...levels.flat(), 'messages', 'feeds']
  expect(ordered.toSorted()).toEqual(DOMAINS.toSorted())
  const apis = (await loadParts()).apis.map(({ domain }) => domain)
  // Not every domain answers calls.
  expect(ordered.filter(domain => apis.includes(domain))).toEqual(apis)
  const shown = levels.map((level, at) => `${at} ${level.join(', ')}`).join('; ')
  const page = readFileSync(`${ROOT}/docs/architecture.md`, 'utf8')
  expect(page).toContain(`Levels: ${shown}.`)
  for (const text of [page, readFileSync(`${ROOT}/README.md`, 'utf8')])
    expect(text).toContain(`Each domain has one name in every folder: \`${ordered.join(' ')}\`.`)
})

describe('docs/glossary.md', () => {
  const page = readFileSync(`${ROOT}/docs/glossary.md`, 'utf8')
  /** The table, its head and its rows as cells. */
  const tables = page.split(/\n(?=#+ )/).flatMap(part => {
    const rows = part.split('\n').filter(line => line.startsWith('| '))
    const cells = rows.map(row =>
      row
        .slice(2, -2)
        .split(' | ')
        .map(cell => cell.trim()),
    )
    const [head = [], , ...words] = cells
    return head.length ? [{ head, words }] : []
  })

  it('has as many cells in each row as in the head, and each word once', () => {
    for (const { head, words } of tables)
      expect(words.filter(({ length }) => length !== head.length)).toEqual([])
    const all = tables.flatMap(({ words }) => words.map(([word = '']) => word))
    expect(all.length).toBeGreaterThan(150)
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([])
  })

  it('says of each word where it is, but for what is not built yet', () => {
    const nowhere = tables.flatMap(({ head, words }) =>
      words.filter(row => !/[`\]]/.test(row[head.indexOf('Where')] ?? '')).map(([word]) => word),
    )
    expect(nowhere).toEqual(['idempotent'])
  })
})

describe('docs/security.md names tests that exist', () => {
  const page = readFileSync(`${ROOT}/docs/security.md`, 'utf8')
  const named = [...page.matchAll(/`(tests\/[\w./-]+)`(?: "([^"|]+)")?/g)].map(
    ([, file = '', name = '']) => ({ file, name }),
  )

  it.each(named)('$file: $name', ({ file, name }) => {
    expect(readFileSync(`${ROOT}/${file}`, 'utf8')).toContain(name)
  })

  it('for every promise', () => {
    const [, promises = ''] = /## What is promised\n([\s\S]*?)\n## /.exec(page) ?? []
    const rows = promises.split('\n').filter(line => /^\| (?!---|Promise)/.test(line))
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter(row => !/`tests\/[\w./-]+\.test\.ts`[^|]*\|$/.test(row))).toEqual([])
  })
})
