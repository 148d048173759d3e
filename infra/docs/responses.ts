/** The responses of a call: what it answers, and how it may be refused (decision D6). */
import { type Route, refusalsOf } from '#shared/kit/contract.ts'
import { type Kind, type Reason, STATUS } from '#shared/kit/reasons.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { type Schema, schemaOf } from './schema.ts'

export type Content = Record<string, { schema: Schema }>

export interface Ref {
  $ref: string
}

export interface Response {
  description: string
  headers: Record<string, Ref>
  content?: Content
}

export const json = (schema: Schema): Content => ({ 'application/json': { schema } })

export const HEADERS: Record<string, { description: string; schema: Schema }> = {
  RequestId: {
    description: 'Names this call in our logs',
    schema: { type: 'string' },
  },
  RetryAfter: {
    description: 'Seconds to wait before the next try',
    schema: { type: 'integer', minimum: 0 },
  },
}

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

export const responsesOf = (route: Route): Record<string, Response | Ref> => ({
  ...answered(route),
  ...Object.fromEntries(
    statusesOf(refusalsOf(route)).map(([status, reasons]) => {
      const shared = SHARED_NAMES.get(keyOf(reasons))
      return [status, shared ? { $ref: `#/components/responses/${shared}` } : ownRefusal(status, reasons)]
    }),
  ),
})

const answered = ({ answer, status }: Route): Record<string, Response> => ({
  [String(status ?? (answer ? 200 : 204))]: {
    description: answer ? 'Done.' : 'Done; nothing to say.',
    headers: REQUEST_ID,
    ...(answer ? { content: json(schemaOf(answer)) } : {}),
  },
})

/** The reasons of each status, lowest first. */
const statusesOf = (reasons: readonly Reason[]): [status: string, reasons: Reason[]][] =>
  [...Map.groupBy(reasons, ({ kind }) => STATUS[kind])]
    .toSorted(([one], [other]) => one - other)
    .map(([status, of]) => [String(status), of])

const codesOf = (reasons: readonly Reason[]): string[] => reasons.map(({ code }) => code)

const keyOf = (reasons: readonly Reason[]): string => codesOf(reasons).toSorted().join(' ')

const refusal = (status: string, reasons: readonly Reason[], schema: Schema): Response => ({
  description: `Refused: ${codesOf(reasons).join(', ')}.`,
  headers: { ...REQUEST_ID, ...(status === '429' || status === '503' ? RETRY_AFTER : {}) },
  content: json(schema),
})

const code = (reasons: readonly Reason[]): Schema => ({ type: 'string', enum: codesOf(reasons) })

const under = (name: string, reasons: readonly Reason[]): Schema => ({
  type: 'object',
  properties: { [name]: code(reasons) },
  required: [name],
})

/** A list under each field's name; a field of an inner object has its path as its name. */
const underFields = (reasons: readonly Reason[]): Schema => ({
  type: 'object',
  additionalProperties: { type: 'array', items: code(reasons) },
})

/** A code of the call's own may stand in each of the three forms; facts may stand beside it. */
const ownRefusal = (status: string, reasons: readonly Reason[]): Response =>
  refusal(status, reasons, {
    anyOf: [under('detail', reasons), under('error', reasons), underFields(reasons)],
  })

/** What any call may be refused with stands under `detail`; from 500 on, the id of the request may stand beside it. */
const commonRefusal = (status: string, reasons: readonly Reason[]): Response => {
  const schema = under('detail', reasons)
  if (status < '500') return refusal(status, reasons, schema)
  return refusal(status, reasons, {
    ...schema,
    properties: { detail: code(reasons), requestId: { type: 'string' } },
  })
}

const COMMON = Object.values(commonRefusals)
const INVALID = COMMON.filter(({ kind }) => kind === 'invalid')
const INVALID_INPUT = [...INVALID, ...Object.values(inputRefusals)]

/** `too_large` → `TooLarge`. */
const nameOf = (kind: Kind): string =>
  kind
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const status = String(STATUS.invalid)

const SHARED: readonly { name: string; reasons: readonly Reason[]; response: Response }[] = [
  ...[...Map.groupBy(COMMON, ({ kind }) => kind)].map(([kind, reasons]) => ({
    name: nameOf(kind),
    reasons,
    response: commonRefusal(String(STATUS[kind]), reasons),
  })),
  {
    name: 'InvalidInput',
    reasons: INVALID_INPUT,
    response: refusal(status, INVALID_INPUT, {
      anyOf: [under('detail', INVALID_INPUT), underFields(INVALID_INPUT)],
    }),
  },
]

const SHARED_NAMES = new Map(SHARED.map(({ name, reasons }) => [keyOf(reasons), name]))

/** The refusals that calls share, by name. */
export const SHARED_RESPONSES: Record<string, Response> = Object.fromEntries(
  SHARED.map(({ name, response }) => [name, response]),
)
