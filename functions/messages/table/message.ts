/** What visitors and tenants wrote to a market, and what staff answered. */
import * as z from 'zod/mini'
import { phoneWords } from '#shared/kit/phone-words.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { seconds } from '#shared/kit/units.ts'
import { emailWords, searchWords, wordsOf } from '#shared/kit/words.ts'
import type { Entity } from '../../kit/entity.ts'
import { type Page, readPage } from '../../kit/list.ts'
import { readFound } from '../../kit/list-search.ts'
import { listed, type Place } from '../../kit/listed.ts'
import { batch, get, type Item, type Key, putNextVersion, TryAgain, type Write } from '../../kit/table.ts'
import { unseenPlace } from '../../markets/table/badges.ts'

const message = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  createdTs: seconds,
  seen: z.boolean(),
  archived: z.boolean(),
  /** It came when visitors had written more than staff read in a day. */
  isOver: z._default(z.boolean(), false),
  /** The post of the social feed that it is about. */
  instagramMediaId: z._default(z.nullable(z.string()), null),
  replies: z._default(z.array(z.object({ who: z.string(), at: seconds, text: z.string() })), []),
  version: z._default(z.number(), 0),
})

export type MarketMessage = z.output<typeof message>

type NewMessage = z.input<typeof message>

const messageKey = (market: string, id: string): Key => ({ pk: `${market}#MESSAGE`, sk: id })

const LISTS = { open: 'MESSAGES', archived: 'MESSAGES#archived', over: 'MESSAGES#over' } as const

/** A drawer spans twelve days: the other six letters of an id's time count 2^30 milliseconds. */
const inList = (list: string, id: string): Place => ({ list, sort: id, drawerLength: 4 })

const placesOf = ({ id, seen, archived, isOver }: MarketMessage): [Place] | [Place, Place] =>
  seen || archived || isOver
    ? [inList(archived ? LISTS.archived : isOver ? LISTS.over : LISTS.open, id)]
    : [inList(LISTS.open, id), unseenPlace(id)]

const marksOf = ({
  seen,
  archived,
  isOver,
}: Partial<Pick<MarketMessage, 'seen' | 'archived' | 'isOver'>>): string[] => [
  ...(seen === undefined ? [] : [seen ? '=seen' : '=unseen']),
  ...(archived === undefined ? [] : [archived ? '=archived' : isOver ? '=over' : '=open']),
]

const toItem = (market: string, value: MarketMessage): Item => ({
  ...messageKey(market, value.id),
  kind: 'market-message',
  ...value,
  ...listed(market, placesOf(value), {
    list: LISTS.open,
    id: value.id,
    words: [
      ...wordsOf(value.name),
      ...emailWords(value.email),
      ...phoneWords(value.phone),
      ...wordsOf(value.message),
      ...marksOf(value),
    ],
  }),
})

/** Stores a message to the market. */
export const newMessage = (market: string, value: NewMessage): Write[] => [
  {
    put: {
      Item: toItem(market, message.parse(value)),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
]

/** A message by its id. Refuses 404 `not_found`. */
export const readMessage = async (market: string, id: string): Promise<MarketMessage> => {
  const item = await get(messageKey(market, id))
  if (!item) throw refuse(commonRefusals.not_found)
  return message.parse(item)
}

/** The messages of these ids that are there. */
export const readMessages = async (market: string, ids: readonly string[]): Promise<MarketMessage[]> =>
  (await batch([...new Set(ids)].map(id => messageKey(market, id)))).flatMap(item =>
    item ? [message.parse(item)] : [],
  )

export interface MessageQuery {
  page: number
  archived: boolean
  over?: boolean | undefined
  seen?: boolean | undefined
  search?: string | undefined
}

/** One page of the messages, newest first. */
export const listMessages = async (
  market: string,
  { page, archived, over: isOver = false, seen, search }: MessageQuery,
): Promise<Omit<Page, 'items'> & { results: MarketMessage[] }> => {
  const { items, ...rest } =
    search === undefined && seen === undefined
      ? await readPage(
          {
            market,
            list: archived ? LISTS.archived : isOver ? LISTS.over : LISTS.open,
            index: 1,
            newestFirst: true,
          },
          page,
        )
      : await readFound(
          {
            market,
            list: LISTS.open,
            beginnings: search ? searchWords(search) : undefined,
            marks: marksOf({ seen, archived, isOver }),
            newestFirst: true,
            keyOf: id => messageKey(market, id),
          },
          page,
        )
  return { results: items.map(item => message.parse(item)), ...rest }
}

/** Writes the message if its version is unchanged; otherwise throws `TryAgain`. */
export const putMessage = (market: string, value: MarketMessage): Write =>
  putNextVersion(toItem(market, value), value.version)

/** Deletes a message if its version is unchanged; otherwise throws `TryAgain`. */
export const removeMessage = (market: string, { id, version }: MarketMessage): Write => ({
  remove: {
    Key: messageKey(market, id),
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': version },
  },
  onConditionFailed: new TryAgain(),
})

const sample = {
  id: '{message}',
  name: '',
  email: '{email}',
  phone: '',
  message: '',
  createdTs: 1,
  seen: false,
  archived: false,
  version: 1,
}

export const entity: Entity = {
  kept: 'Until staff delete it.',
  open: [],
  samples: {
    newMessage: ['{market}', sample],
    readMessage: ['{market}', '{message}'],
    readMessages: ['{market}', ['{message}']],
    listMessages: ['{market}', { page: 1, archived: false }],
    putMessage: ['{market}', sample],
    removeMessage: ['{market}', sample],
  },
}
