/** Which ids a new market may have (D31). */
import * as z from 'zod/mini'
import { hasLink } from '../kit/has-link.ts'
import { marketId } from '../kit/id.ts'
import { line } from '../kit/text.ts'
import { marketRefusals } from './refusals.ts'

/** What ids that look alike have in common: nobody sees capitals and dashes in the address of a page. */
export const lookOf = (id: string): string => id.toLowerCase().replace(/[_-]/g, '')

/** Words of our own addresses, of the operator, and names that every object of JavaScript has. */
const RESERVED = new Set([
  'admin',
  'adminsection',
  'api',
  'app',
  'assets',
  'constructor',
  'files',
  'help',
  'hasownproperty',
  'local',
  'login',
  'mail',
  'operator',
  'pages',
  'proto',
  'prototype',
  'public',
  'register',
  'reol',
  'security',
  'static',
  'status',
  'support',
  'system',
  'terms',
  'tostring',
  'user',
  'valueof',
  'webhooks',
  'www',
])

/** The id of a new market. Refuses `market_id_reserved`. Whether another looks like it, the table knows. */
export const newMarketId = marketId.check(
  z.refine(
    id => id === '' || (lookOf(id) !== '' && !RESERVED.has(lookOf(id))),
    marketRefusals.market_id_reserved.code,
  ),
)

/** The name that a market shows. Refuses `name_has_link`. */
export const marketName = line(80).check(z.refine(name => !hasLink(name), marketRefusals.name_has_link.code))
