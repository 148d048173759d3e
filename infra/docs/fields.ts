/** Turns a JSON schema into readable lines. */
import type { Schema } from './schema.ts'

export interface Field {
  /** `bookingAddons[].service` */
  name: string
  type: string
  required: boolean
}

interface Node {
  type?: string
  properties?: Record<string, Node>
  required?: string[]
  items?: Node
  anyOf?: Node[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  format?: string
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** Every field of an object; inner fields follow their parent. The fields of a list's items begin with `[]`. */
export const fieldsOf = (schema: Schema): Field[] => inside(schema as Node, '')

const inside = (node: Node, before: string): Field[] => {
  const { properties = {}, required = [], items, anyOf } = node
  if (items) return inside(items, `${before}[]`)
  if (anyOf) return anyOf.flatMap(one => inside(one, before))
  return Object.entries(properties).flatMap(([key, value]) => {
    const name = before ? `${before}.${key}` : key
    return [{ name, type: typeOf(value), required: required.includes(key) }, ...inside(value, name)]
  })
}

/** "string, 8 to 128 characters", "list of objects, 1 to 10", "reserved or expired", "string: a ULID". */
export const typeOf = (node: Node): string => {
  if (node.anyOf) return node.anyOf.map(typeOf).join(' or ')
  if (node.enum) return node.enum.join(' or ')
  if (node.const !== undefined) return String(node.const)
  if (node.items) return `list of ${plural(typeOf(node.items))}${range(node.minItems, node.maxItems, '')}`
  const bounds =
    node.type === 'string'
      ? range(node.minLength, node.maxLength, ' characters')
      : range(node.minimum, node.maximum, '')
  return `${node.type ?? 'anything'}${bounds}${meaning(node)}`
}

/** Prefers a description or a format over a pattern: people read words more easily. */
const meaning = ({ description, format, pattern }: Node): string => {
  if (description ?? format) return `: ${description ?? format}`
  return pattern ? `, like ${pattern}` : ''
}

const plural = (type: string): string => type.replace(/^(string|number|object|integer)/, '$1s')

const range = (least: number | undefined, most: number | undefined, of: string): string => {
  if (least !== undefined && most !== undefined) return `, ${least} to ${most}${of}`
  if (most !== undefined && Math.abs(most) < Number.MAX_SAFE_INTEGER) return `, at most ${most}${of}`
  if (least !== undefined && Math.abs(least) < Number.MAX_SAFE_INTEGER) return `, at least ${least}${of}`
  return ''
}
