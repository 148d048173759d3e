import { transfersDue } from '#events/tills.ts'
import { nowSeconds } from '../kit/clock.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { productFrom } from '../products/table/product.ts'
import { readRefused } from '../products/table/product-lists.ts'
import { noteContact } from './note-contact.ts'
import { readTill } from './read-till.ts'
import { addTransfers } from './transfers.ts'

/** So many of what the till did not take are tried in one go. */
const MOST = 200

/** Asks the till once more, though its pause is not over: staff have put right what it complained of. */
export const tryAgain = async (market: string) => {
  const refused = await readRefused(market, MOST)
  const numbers = refused.map(item => productFrom(item).number)
  if (numbers.length) await addTransfers(market, numbers, nowSeconds())
  await noteContact(market, 'out', ({ nextTs }) => (nextTs === null ? {} : { nextTs: nowSeconds() }))
  await send(transfersDue.work, envelope(market, transfersDue, {}))
  return readTill(market)
}
