/** What a call takes ends in items of the table, which have an end themselves: so every list that it takes has one. */
import { expect, test } from 'vitest'
import { bookingsContract } from '#shared/bookings/contract.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { feedsContract } from '#shared/feeds/contract.ts'
import { identityContract } from '#shared/identity/contract.ts'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Contract } from '#shared/kit/contract.ts'
import { marketsContract } from '#shared/markets/contract.ts'
import { messagesContract } from '#shared/messages/contract.ts'
import { paymentsContract } from '#shared/payments/contract.ts'
import { shelvesContract } from '#shared/shelves/contract.ts'

const CONTRACTS: readonly Contract[] = [
  bookingsContract,
  customersContract,
  feedsContract,
  identityContract,
  jobsContract,
  marketsContract,
  messagesContract,
  paymentsContract,
  shelvesContract,
]

interface Inner {
  type: string
  checks?: { _zod: { def: { check: string } } }[]
  [name: string]: unknown
}
const defOf = (schema: unknown): Inner => (schema as { _zod: { def: Inner } })._zod.def

/** The paths of the lists, and whether each has an end. */
const walk = (schema: unknown, path: string): { path: string; ends: boolean }[] => {
  const def = defOf(schema)
  const has = (...names: string[]) => def.checks?.some(one => names.includes(one._zod.def.check)) ?? false
  if (def.type === 'array')
    return [{ path, ends: has('max_length', 'length_equals') }, ...walk(def.element, `${path}[]`)]
  if (def.type === 'object')
    return Object.entries(def.shape as object).flatMap(([name, one]) => walk(one, `${path}.${name}`))
  if (def.type === 'union') return (def.options as unknown[]).flatMap(one => walk(one, path))
  if (def.innerType) return walk(def.innerType, path)
  if (def.type === 'pipe') return walk(def.in, path)
  return []
}

test('Every list that a call takes has an end', () => {
  const lists = CONTRACTS.flatMap(contract =>
    Object.entries(contract).flatMap(([name, { body, query }]) =>
      [body, query].flatMap(one => (one ? walk(one, name) : [])),
    ),
  )
  expect(lists.length).toBeGreaterThan(10)
  expect(lists.filter(({ ends }) => !ends)).toEqual([])
})
