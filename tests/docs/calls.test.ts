/** docs/product/calls.md promises fields to other programs: each of them is in the shape of its route. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fieldsOf } from '#infra/docs/fields.ts'
import { shownPath } from '#infra/docs/openapi.ts'
import { schemaOf } from '#infra/docs/schema.ts'
import { ENDPOINTS } from '#infra/parts.ts'
import { requestMachine } from '#shared/bookings/states.ts'
import type { Endpoint, Route } from '#shared/kit/contract.ts'

const PAGE = readFileSync(`${import.meta.dirname}/../../docs/product/calls.md`, 'utf8')

/** The sections whose calls answer today; the page promises those of goods and payouts before they do. */
const ANSWERED = ['Identity', 'Booking a shelf', 'Staff', 'Tenants']

interface Row {
  calls: string
  sent: string
  answer: string
  bases: string[]
}

const rowsOf = (section: string): Row[] => {
  const [, text = ''] = PAGE.split(`\n## ${section}\n`)
  const [body = ''] = text.split('\n## ')
  const bases = [...(/^Base (.*)$/m.exec(body)?.[1] ?? '').matchAll(/`([^`]+)`/g)].map(
    ([, base = '']) => base,
  )
  return body
    .split('\n')
    .filter(line => /^\| (GET|POST|PUT|PATCH|DELETE)/.test(line))
    .map(line => {
      const [, calls = '', sent = '', answer = ''] = line.split(/(?<!\\)\|/)
      return { calls, sent, answer, bases }
    })
}

/** "GET, PUT `markets/{marketId}/`; DELETE `images/{id}/`" as methods with their paths. */
const callsOf = (cell: string): { method: string; path: string }[] => {
  let methods: string[] = []
  let first = ''
  return [
    ...cell
      .replace(/\([^()]*\)/g, '')
      .matchAll(/((?:(?:GET|POST|PUT|PATCH|DELETE)(?:, )?)+)|`([^`?]+)[^`]*`/g),
  ].flatMap(([, named, path]) => {
    if (named) {
      methods = named.split(', ')
      return []
    }
    const whole = path?.startsWith('…/') ? first.replace(/[^/]+\/$/, path.slice(2)) : (path ?? '')
    first = whole
    return methods.map(method => ({ method, path: whole }))
  })
}

const withoutNames = (path: string): string => path.replace(/\{\w+\}/g, '{}')

const endpointsOf = ({ calls, bases }: Row): { call: string; found: Endpoint[] }[] =>
  callsOf(calls).map(({ method, path }) => ({
    call: `${method} ${path}`,
    found: ENDPOINTS.filter(
      one =>
        one.method === method &&
        bases.some(base => withoutNames(shownPath(one)) === withoutNames(base + path)),
    ),
  }))

/** The names of fields in the code of a cell: no values, no refusals, nothing that stands in brackets beside them. */
const namesIn = (cell: string): string[] => {
  const fields = cell
    .replace(/`[^`]*\/`/g, '')
    .replace(/`[^`]*`/g, code => code.replace(/"[^"]*"|\b(?:true|null)\b|\bbooking request\b/g, ''))
    .replace(/\b4\d\d\b[^;]*/g, '')
    .replace(/\([^()]*\)/g, '')
  const codes = [...fields.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
  const names = codes.flatMap(code => code.match(/(?<![…\w])[a-zA-Z]\w+/g) ?? [])
  return [...new Set(names)].filter(name => !(name in requestMachine))
}

const leaves = (...shapes: Route['body'][]): Set<string> =>
  new Set(
    shapes
      .flatMap(shape => (shape ? fieldsOf(schemaOf(shape)) : []))
      .flatMap(({ name }) => name.split(/\[\]|\./)),
  )

type Part = 'sent' | 'answer'
const shapesOf = { sent: ({ body, query }: Route) => [body, query], answer: ({ answer }: Route) => [answer] }

/**
 * Each name of a cell that a route lacks. Every route of one path has all of them, if it has such a shape at all; where
 * a row has several paths, its cell says of some names whose they are, so one of the routes has each.
 */
const lacking = (row: Row, part: Part): string[] => {
  const routes = endpointsOf(row).flatMap(({ found }) => found.map(({ route }) => route))
  const paths = new Set(callsOf(row.calls).map(({ path }) => path))
  const shapes = routes.map(shapesOf[part]).filter(shape => shape.some(Boolean))
  const groups = paths.size > 1 ? [shapes.flat()] : shapes
  return groups.flatMap(group => {
    const known = leaves(...group)
    return namesIn(row[part]).filter(name => !known.has(name))
  })
}

describe.each(ANSWERED)('%s', section => {
  it.each(rowsOf(section))('$calls', row => {
    const unknown = endpointsOf(row).filter(({ found }) => !found.length)
    expect(unknown.map(({ call }) => call)).toEqual([])
    expect(lacking(row, 'sent'), 'sent').toEqual([])
    expect(lacking(row, 'answer'), 'answered').toEqual([])
  })
})

it('A booking request has the fields that the page names for it, wherever it is answered', () => {
  const [, named = ''] = /A \*\*booking request\*\*, everywhere: (`[^\n]*`)/.exec(PAGE) ?? []
  const names = namesIn(named)
  expect(names.length).toBeGreaterThan(30)
  const answering = ENDPOINTS.filter(({ path, method }) =>
    /^GET \/api\/(admin|customer|anonymous)\/booking_requests?(\/\{id\})?$/.test(`${method} ${path}`),
  )
  expect(answering.length).toBeGreaterThan(3)
  for (const { route, path } of answering) {
    const known = leaves(route.answer)
    expect(
      names.filter(name => !known.has(name)),
      path,
    ).toEqual([])
  }
})
