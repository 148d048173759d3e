/** Describes the refusals of a call (decision D6). */
import { INTERNAL_ERROR, type Kind, type Reason, STATUS } from '#shared/kit/reasons.ts'
import { commonRefusals, inputRefusals } from '#shared/kit/refusals.ts'
import { json, REQUEST_ID, RETRY_AFTER, type Ref, type Response } from './response.ts'
import type { Schema } from './schema.ts'

/** One response for each status, 500 too. Refers to a shared response when the call adds no code of its own. */
export const refusalResponses = (reasons: readonly Reason[]): Record<string, Response | Ref> => ({
  ...Object.fromEntries(
    [...Map.groupBy(reasons, ({ kind }) => STATUS[kind])].map(([status, of]) => {
      const shared = SHARED_NAMES.get(keyOf(of))
      return [String(status), shared ? refTo(shared) : ownRefusal(status, of)]
    }),
  ),
  500: refTo('Fault'),
})

const refTo = (name: string): Ref => ({ $ref: `#/components/responses/${name}` })

const codesOf = (reasons: readonly Reason[]): string[] => reasons.map(({ code }) => code)

const keyOf = (reasons: readonly Reason[]): string => codesOf(reasons).toSorted().join(' ')

const WAITING: readonly number[] = [STATUS.too_many, STATUS.busy]

const refusal = (status: number, reasons: readonly Reason[], schema: Schema): Response => ({
  description: `Refused: ${codesOf(reasons).join(', ')}.`,
  headers: { ...REQUEST_ID, ...(WAITING.includes(status) ? RETRY_AFTER : {}) },
  content: json(schema),
})

const code = (reasons: readonly Reason[]): Schema => ({ type: 'string', enum: codesOf(reasons) })

const under = (name: string, reasons: readonly Reason[]): Schema => ({
  type: 'object',
  properties: { [name]: code(reasons) },
  required: [name],
})

/** A list of codes under each field's name. The name of an inner field is its path. */
const underFields = (reasons: readonly Reason[]): Schema => ({
  type: 'object',
  additionalProperties: { type: 'array', items: code(reasons) },
})

/** A code of one call may have any of the three forms, with facts beside it. */
const ownRefusal = (status: number, reasons: readonly Reason[]): Response =>
  refusal(status, reasons, {
    anyOf: [under('detail', reasons), under('error', reasons), underFields(reasons)],
  })

/** A refusal that every call may give has its code under `detail`. The gateway, when busy, adds the request id. */
const commonRefusal = (kind: Kind, reasons: readonly Reason[]): Response => {
  const schema = under('detail', reasons)
  return refusal(
    STATUS[kind],
    reasons,
    kind === 'busy'
      ? { ...schema, properties: { detail: code(reasons), requestId: { type: 'string' } } }
      : schema,
  )
}

const FAULT: Response = {
  description: `A fault of ours: ${INTERNAL_ERROR}.`,
  headers: REQUEST_ID,
  content: json({
    type: 'object',
    properties: { detail: { type: 'string', enum: [INTERNAL_ERROR] }, requestId: { type: 'string' } },
    required: ['detail', 'requestId'],
  }),
}

const COMMON = Object.values(commonRefusals)
const INPUT = [...COMMON.filter(({ kind }) => kind === 'invalid'), ...Object.values(inputRefusals)]

/** `too_large` → `TooLarge`. */
const nameOf = (kind: Kind): string =>
  kind
    .split('_')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

const SHARED: readonly { name: string; reasons: readonly Reason[]; response: Response }[] = [
  ...[...Map.groupBy(COMMON, ({ kind }) => kind)].map(([kind, reasons]) => ({
    name: nameOf(kind),
    reasons,
    response: commonRefusal(kind, reasons),
  })),
  {
    name: 'InvalidInput',
    reasons: INPUT,
    response: refusal(STATUS.invalid, INPUT, { anyOf: [under('detail', INPUT), underFields(INPUT)] }),
  },
]

const SHARED_NAMES = new Map(SHARED.map(({ name, reasons }) => [keyOf(reasons), name]))

/** The refusals that calls share, by name, and the answer to a fault of ours. */
export const SHARED_RESPONSES: Record<string, Response> = {
  ...Object.fromEntries(SHARED.map(({ name, response }) => [name, response])),
  Fault: FAULT,
}
