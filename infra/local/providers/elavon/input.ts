/** Checks orders and payment sessions as Elavon does. */
import { now } from '#functions/kit/clock.ts'
import { fault, idIn, invalidField, type Total, units } from './shapes.ts'
import { waysIn } from './ways.ts'

export type Fields = Record<string, unknown>

const SESSION_MS = 30 * 60_000

export const fieldsOf = (body: Buffer): Fields => {
  try {
    const value: unknown = JSON.parse(body.toString())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields
  } catch {
    // The error below covers invalid JSON too.
  }
  throw fault(400, 'badRequest', 'The body is not a JSON object')
}

/** Returns a text of at most `max` characters; null when the field is missing. */
export const text = (fields: Fields, name: string, max: number): string | null => {
  const value = fields[name]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string' || value.length > max) {
    throw invalidField(name, `must be a string of at most ${max} characters`)
  }
  return value
}

const flag = (fields: Fields, name: string, otherwise: boolean): boolean => {
  const value = fields[name] ?? otherwise
  if (typeof value !== 'boolean') throw invalidField(name, 'must be a boolean')
  return value
}

export const total = (given: unknown, name = 'total'): Total => {
  const { amount, currencyCode } = (given ?? {}) as Partial<Total>
  if (typeof amount !== 'string' || !/^\d{1,9}(\.\d{1,4})?$/.test(amount)) {
    throw invalidField(`${name}.amount`, 'must be a string in major units, at most 9 digits and 4 decimals')
  }
  if (units(amount) === 0n) throw invalidField(`${name}.amount`, 'must be more than zero')
  if (typeof currencyCode !== 'string' || !/^[A-Z]{3}$/.test(currencyCode)) {
    throw invalidField(`${name}.currencyCode`, 'must be an ISO 4217 code')
  }
  return { amount, currencyCode }
}

export const orderOf = (fields: Fields) => {
  const items = fields.items ?? []
  if (!Array.isArray(items) || items.length > 64) throw invalidField('items', 'must be a list of at most 64')
  for (const [at, item] of items.entries()) {
    total((item as Fields).total, `items[${at}].total`)
    if (!text(item as Fields, 'description', 255))
      throw invalidField(`items[${at}].description`, 'is required')
  }
  return {
    total: total(fields.total),
    items,
    description: text(fields, 'description', 255),
    shopperEmailAddress: text(fields, 'shopperEmailAddress', 254),
    orderReference: text(fields, 'orderReference', 255),
    customReference: text(fields, 'customReference', 255),
    customFields: fields.customFields ?? null,
  }
}

/** Checks a lightbox session: it needs the page's origin and must have no return pages. */
export const sessionOf = (fields: Fields) => {
  if (!idIn(text(fields, 'order', 2048))) throw invalidField('order', 'is required')
  const originUrl = text(fields, 'originUrl', 2048)
  if (fields.hppType !== 'lightbox') throw invalidField('hppType', 'this sandbox knows only lightbox')
  if (!originUrl || !/^https?:\/\/[^/\s]+( https?:\/\/[^/\s]+)*$/.test(originUrl)) {
    throw invalidField('originUrl', 'must be the scheme and host of the page that embeds the lightbox')
  }
  for (const name of ['returnUrl', 'cancelUrl']) {
    if (fields[name] !== undefined && fields[name] !== null)
      throw invalidField(name, 'must be null for lightbox')
  }
  const expiresAt = text(fields, 'expiresAt', 40) ?? new Date(now() + SESSION_MS).toISOString()
  if (Number.isNaN(Date.parse(expiresAt))) throw invalidField('expiresAt', 'must be an RFC 3339 date-time')
  return {
    hppType: 'lightbox',
    originUrl,
    expiresAt,
    doCreateTransaction: flag(fields, 'doCreateTransaction', false),
    doCapture: flag(fields, 'doCapture', true),
    doThreeDSecure: flag(fields, 'doThreeDSecure', false),
    ...waysIn(fields),
    defaultLanguageTag: text(fields, 'defaultLanguageTag', 20),
    shopperEmailAddress: text(fields, 'shopperEmailAddress', 254),
    customReference: text(fields, 'customReference', 255),
    customFields: fields.customFields ?? null,
  }
}
