/** The parts that every response has. */
import type { Schema } from './schema.ts'

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

export const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }
export const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }
