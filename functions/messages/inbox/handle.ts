/** What staff do with messages: read, mark, archive, delete. */
import { messagesContract } from '#shared/messages/contract.ts'
import type { Staff } from '../../kit/caller.ts'
import { changeThing, removeThing, rowsOf } from '../../kit/change.ts'
import type { Verb } from '../../kit/http.ts'
import { commit, retryOnConflict, type Write } from '../../kit/table.ts'
import { type Market, readMarket } from '../../markets/table/market.ts'
import {
  listMessages,
  type MarketMessage,
  putMessage,
  readMessage,
  readMessages,
  removeMessage,
} from '../table/message.ts'
import { toResponse } from './to-response.ts'

/** One page: a search costs what a search of any list costs, a page without one at most 30 read units. */
export const list: Verb<typeof messagesContract.list> = async ({ market, query }) => {
  const { results, ...rest } = await listMessages(market, query)
  return { results: results.map(toResponse), ...rest }
}

/** One message. Refuses 404 `not_found`. */
export const read: Verb<typeof messagesContract.read> = async ({ market, params }) =>
  toResponse(await readMessage(market, params.id))

type Marks = Partial<Pick<MarketMessage, 'seen' | 'archived'>>

/** The fields that were sent. Whoever archives a message has seen it. */
const marked = (
  before: MarketMessage,
  { seen, archived }: { [Name in keyof Marks]: Marks[Name] | undefined },
) => ({
  ...before,
  ...(seen === undefined ? {} : { seen }),
  ...(archived === undefined ? {} : { archived, seen: seen ?? true }),
})

/** What the audit keeps of a message: not what people wrote. */
const notedAs = ({ marketId, country }: Market, caller: Staff, { id }: MarketMessage) => ({
  market: marketId,
  country,
  caller,
  kind: 'message',
  id,
  fields: ({ seen, archived, name }: MarketMessage) => ({ seen, archived, name }),
})

/** Marks one message. Refuses 404 `not_found`, and `changed_meanwhile`. */
export const change: Verb<typeof messagesContract.change> = async ({ market, caller, params, body }) => {
  const found = await readMarket(market)
  const { version, ...marks } = body
  return changeThing(messagesContract.change, version, async () => {
    const before = await readMessage(market, params.id)
    return {
      before,
      shown: toResponse,
      after: () => marked(before, marks),
      noted: notedAs(found, caller, before),
      writes: after => [putMessage(market, after)],
    }
  })
}

/** Deletes one message. Refuses 404 `not_found`. */
export const remove: Verb<typeof messagesContract.remove> = async ({ market, caller, params }) => {
  const found = await readMarket(market)
  await removeThing(async () => {
    const before = await readMessage(market, params.id)
    return {
      thing: before,
      noted: notedAs(found, caller, before),
      writes: [removeMessage(market, before)],
    }
  })
}

/** Two writes a message: so many fit into one transaction. */
const IN_ONE_COMMIT = 50

/** Does something to each of these messages that is there. Returns to how many. */
const toEach = (
  market: string,
  ids: readonly string[],
  writesOf: (message: MarketMessage) => Write[],
): Promise<number> =>
  retryOnConflict(async () => {
    const found = (await readMessages(market, ids)).map(writesOf).filter(writes => writes.length)
    for (let at = 0; at < found.length; at += IN_ONE_COMMIT)
      await commit(found.slice(at, at + IN_ONE_COMMIT).flat())
    return found.length
  })

/** Marks several messages, some tens in a commit; a second try goes on where the first was interrupted. */
export const changeSelected: Verb<typeof messagesContract.changeSelected> = async call => {
  const { market, caller, body } = call
  const found = await readMarket(market)
  const { ids, ...marks } = body
  const changed = await toEach(market, ids, before => {
    const after = marked(before, marks)
    const rows = rowsOf(notedAs(found, caller, before), before, after)
    return rows.length ? [putMessage(market, after), ...rows] : []
  })
  return { changed }
}

/** Deletes several messages, some tens in a commit. One that is gone already is passed over. */
export const removeSelected: Verb<typeof messagesContract.removeSelected> = async call => {
  const { market, caller, body } = call
  const found = await readMarket(market)
  const deleted = await toEach(market, body.ids, before => [
    removeMessage(market, before),
    ...rowsOf(notedAs(found, caller, before), before, undefined),
  ])
  return { deleted }
}
