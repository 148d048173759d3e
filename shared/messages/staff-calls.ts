import * as z from 'zod/mini'
import { type Contract, flag, listOf, pageNumber } from '../kit/contract.ts'
import { lines } from '../kit/lines.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { line, moment } from '../kit/text.ts'
import { messageRefusals } from './refusals.ts'

const { invalid, required, too_long } = inputRefusals

/** What staff wrote back, and when. */
const reply = z.object({ who: z.string(), at: moment, text: z.string() })

/** A message as staff read it. */
export const marketMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  created: moment,
  seen: z.boolean(),
  archived: z.boolean(),
  /** The post that it is about; null when it is about none. */
  instagramMediaId: z.nullable(z.string()),
  replies: z.array(reply),
  version: z.number(),
})

/** The most replies to a message. They are kept in its item, which has an end. */
export const MOST_REPLIES = 20

/** The most messages that one call changes. */
const MOST_AT_ONCE = 100

const id = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/, invalid.code))
const ids = z.array(id).check(z.minLength(1, required.code), z.maxLength(MOST_AT_ONCE, too_long.code))

const changes = { seen: z.optional(z.boolean()), archived: z.optional(z.boolean()) }
const version = z.optional(z.int(invalid.code))

const ofMessage = { audiences: ['admin'], params: z.object({ id }) } as const

/** What shows messages: the list, and the count in the menu. */
const makesStale = ['market_messages', 'badges']

/** What visitors and tenants wrote to the market, as staff handle it. */
export const staffCalls = {
  list: {
    method: 'GET',
    path: 'market_messages',
    audiences: ['admin'],
    right: 'look',
    summary:
      'The messages, newest first; archived ones, and those over the limit of a day, only when asked for',
    query: z.object({
      archived: z._default(flag, false),
      over: z._default(flag, false),
      seen: z.optional(flag),
      search: z.optional(line(100)),
      page: pageNumber,
    }),
    answer: listOf(marketMessage),
    refusals: [],
  },
  read: {
    ...ofMessage,
    right: 'look',
    method: 'GET',
    path: 'market_messages/{id}',
    summary: 'A message with its replies',
    answer: marketMessage,
    refusals: [],
  },
  change: {
    ...ofMessage,
    right: 'serve',
    method: 'PATCH',
    path: 'market_messages/{id}',
    summary: 'Mark a message as seen or unseen, archive it or take it back',
    makesStale,
    body: z.object({ ...changes, version }),
    answer: marketMessage,
    refusals: [kitRefusals.changed_meanwhile],
  },
  remove: {
    ...ofMessage,
    right: 'serve',
    method: 'DELETE',
    path: 'market_messages/{id}',
    summary: 'Delete a message',
    makesStale,
    refusals: [],
  },
  changeSelected: {
    method: 'PATCH',
    path: 'market_messages/update_selected',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Mark or archive several messages; those that are gone are left out',
    makesStale,
    body: z.object({ ids, ...changes }),
    answer: z.object({ changed: z.number() }),
    refusals: [],
  },
  removeSelected: {
    method: 'DELETE',
    path: 'market_messages/delete_selected',
    audiences: ['admin'],
    right: 'serve',
    summary: 'Delete several messages; those that are gone are left out',
    makesStale,
    body: z.object({ ids }),
    answer: z.object({ deleted: z.number() }),
    refusals: [],
  },
  reply: {
    ...ofMessage,
    right: 'serve',
    method: 'POST',
    path: 'market_messages/{id}/reply',
    summary: 'Answer a message by mail; the answer is kept with it',
    repeatable: true,
    body: z.object({ text: lines(5000).check(z.minLength(1, required.code)) }),
    status: 201,
    answer: marketMessage,
    refusals: [kitRefusals.too_many_mails, messageRefusals.too_many_replies],
  },
} as const satisfies Contract
