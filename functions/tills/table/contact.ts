/** How it stands with a market's till, for each way: `out` puts products into it, `in` takes purchases out of it. */
import * as z from 'zod/mini'
import { purchasesDue, transfersDue } from '#events/tills.ts'
import { type Seconds, seconds } from '#shared/kit/units.ts'
import type { Span } from '#shared/tills/reported.ts'
import { TILL_PROBLEMS, WAYS, type Way } from '#shared/tills/states.ts'
import { dueWith } from '../../kit/due.ts'
import type { Entity } from '../../kit/entity.ts'
import { listed } from '../../kit/listed.ts'
import { get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'
import { heldUpPlace } from '../../markets/table/badges.ts'

/** What the way in remembers. */
const taking = {
  /** Which till, in which of its accounts, the rest is about. */
  till: z._default(z.string(), ''),
  /** The till's mark of the last purchase that was taken. */
  cursor: z._default(z.string(), ''),
  /** Since when purchases are taken: what was sold before is not Reol's, or stands in files. */
  sinceTs: z._default(z.nullable(seconds), null),
  /** The last day of which a file has said what was sold, since purchases were last taken; null: none has. */
  filesTo: z._default(z.nullable(z.string()), null),
  /** When the last days were looked at again, for what the till said late. */
  lookedBackTs: z._default(z.nullable(seconds), null),
  /** The first moment of what was sold on days that are not looked at again, and was said since; null: nothing was. */
  lateTs: z._default(z.nullable(seconds), null),
  /** The till tells us of purchases by itself; `key` signs what it says, and is sealed. */
  subscription: z._default(z.nullable(z.object({ uuid: z.string(), key: z.string() })), null),
}

const contact = z.object({
  way: z.enum(WAYS),
  /** When the till last answered as it should; null: never yet. */
  lastTs: z.nullable(seconds),
  problem: z.nullable(
    z.object({
      kind: z.enum(TILL_PROBLEMS),
      /** The till's own words; empty: it said none. */
      words: z.string(),
      sinceTs: seconds,
      /** How often it was tried since. */
      tries: z.number(),
    }),
  ),
  /** For which till, and with which rates of VAT, everything that is for sale was put in, or will be; empty: for none. */
  filled: z._default(z.string(), ''),
  /** What tenants sell without items of their own is in this till, or will be. */
  hasGeneric: z._default(z.boolean(), false),
  /** When there is something to do again; null: nothing waits. */
  nextTs: z.nullable(seconds),
  ...taking,
  version: z.number(),
})

export type Contact = z.infer<typeof contact>

const contactKey = (market: string, way: Way): Key => ({ pk: `${market}#TILL`, sk: way })

const TASKS = { out: transfersDue, in: purchasesDue } as const

const toItem = (market: string, value: Contact): Item => ({
  ...contactKey(market, value.way),
  kind: 'till-contact',
  ...value,
  ...(value.nextTs === null
    ? {}
    : dueWith(`till-${value.way}-${market}`, value.nextTs, TASKS[value.way], {})),
  ...(value.problem ? listed(market, [heldUpPlace(value.way)]) : {}),
})

const first = (way: Way): Contact => ({
  way,
  lastTs: null,
  problem: null,
  filled: '',
  hasGeneric: false,
  nextTs: null,
  till: '',
  cursor: '',
  sinceTs: null,
  filesTo: null,
  lookedBackTs: null,
  lateTs: null,
  subscription: null,
  version: 0,
})

/** The contact of a market; as it begins where the till was never asked. */
export const readContact = async (market: string, way: Way): Promise<Contact> => {
  const item = await get(contactKey(market, way))
  return item ? contact.parse(item) : first(way)
}

/** Writes a contact if its version is unchanged; otherwise throws `TryAgain`. */
export const putContact = (market: string, value: Contact): Write =>
  value.version
    ? putNextVersion(toItem(market, value), value.version)
    : {
        put: {
          Item: { ...toItem(market, value), version: 1 },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
        onConditionFailed: new TryAgain(),
      }

/** A contact is noted at most once in so many seconds: it costs a write. */
export const CONTACT_SECONDS = 60

/** In which time the till of the way in has said by itself what it sold: at most one span. */
export const spansOf = ({ sinceTs, lastTs }: Contact): Span[] =>
  sinceTs === null || lastTs === null || lastTs < sinceTs
    ? []
    : [{ fromTs: sinceTs, toTs: lastTs + CONTACT_SECONDS }]

const leaseKey = (market: string, way: Way): Key => ({ pk: `${market}#TILL`, sk: `LEASE#${way}` })

/** Thrown when another worker works with this till in this way. */
export class Leased extends Error {}

/** Takes a till for one worker until a moment: a till is written to by one at a time. Throws `Leased`. */
export const takeLease = (
  market: string,
  way: Way,
  { holder, now, until }: { holder: string; now: Seconds; until: Seconds },
): Write => ({
  put: {
    Item: { ...leaseKey(market, way), kind: 'till-lease', holder, untilTs: until, ttl: until + 86_400 },
    ConditionExpression: 'attribute_not_exists(pk) OR untilTs < :now',
    ExpressionAttributeValues: { ':now': now },
  },
  onConditionFailed: new Leased(),
})

/** Gives a till free again. Throws `Leased` when its time was over and another worker has it. */
export const endLease = (market: string, way: Way, holder: string): Write => ({
  remove: {
    Key: leaseKey(market, way),
    ConditionExpression: 'holder = :holder',
    ExpressionAttributeValues: { ':holder': holder },
  },
  onConditionFailed: new Leased(),
})

export const entity: Entity = {
  kept: 'As long as the market; a lease for minutes.',
  open: ['putContact', 'readContact'],
  samples: {
    spansOf: null,
    readContact: ['{market}', 'out'],
    putContact: ['{market}', first('out')],
    takeLease: ['{market}', 'out', { holder: '{holder}', now: 0, until: 1 }],
    endLease: ['{market}', 'out', '{holder}'],
  },
}
