import { marketChanged } from '#events/markets.ts'
import { fillDue, purchasesDue } from '#events/tills.ts'
import { putsIntoTill, sellsGenerically, tillMark } from '#shared/markets/till.ts'
import { deployment } from '../kit/deployment.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { onEvent } from '../kit/subscriber.ts'
import { type Market, readMarket } from '../markets/table/market.ts'
import { noteContact } from './note-contact.ts'
import { type Contact, readContact } from './table/contact.ts'

/** The till with its account, and what everything in it has of the market. */
const filledWith = (market: Market): string =>
  [tillMark(market), market.vatPercentUsed, market.vatPercentNew].join(' ')

/** Nobody asks the till yet, or it is asked from another moment on: then at once, for what it sells meanwhile counts. */
const beginsAnew = (market: Market, { nextTs, till, filesTo }: Contact): boolean =>
  nextTs === null || filesTo !== null || till !== tillMark(market)

/**
 * A till that is new to the market, or another account of it, gets everything that is for sale, and is asked for its sales
 * from now on. One that it had before may be behind, and other rates of VAT go to everything in it.
 */
export default onEvent({
  on: marketChanged,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'queue:tills-transfers', 'queue:tills-purchases'],
  handle: async ({ market }) => {
    const present = await readMarket(market)
    const [hasTill, hasGeneric] = [
      putsIntoTill(present, deployment()),
      sellsGenerically(present, deployment()),
    ]
    const [out, taking] = await Promise.all([readContact(market, 'out'), readContact(market, 'in')])
    if (hasTill && beginsAnew(present, taking))
      await send(purchasesDue.work, envelope(market, purchasesDue, {}))
    const filled = hasTill ? filledWith(present) : ''
    const isOther = filled !== out.filled
    if (!isOther && hasGeneric === out.hasGeneric) return
    // Twice is harmless: what the till has already is not said again.
    const fill = (status: 4 | 5 | 'generic') => send(fillDue.work, envelope(market, fillDue, { status }))
    if (hasTill && isOther) await Promise.all([fill(4), fill(5)])
    if (hasGeneric !== out.hasGeneric || (hasGeneric && isOther)) await fill('generic')
    await noteContact(market, 'out', () => ({ filled, hasGeneric }))
  },
})
