import { marketChanged } from '#events/markets.ts'
import { fillDue, purchasesDue } from '#events/tills.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { noteContact } from './note-contact.ts'
import { readContact } from './table/contact.ts'

/**
 * A till that is new to the market gets everything that is for sale, and is asked for its sales from now on. One that it
 * had before may be behind.
 */
export default onEvent({
  on: marketChanged,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'queue:tills-transfers', 'queue:tills-purchases'],
  handle: async ({ market }) => {
    const hasTill = putsIntoTill(await readMarket(market))
    const [out, taking] = await Promise.all([readContact(market, 'out'), readContact(market, 'in')])
    if (hasTill && taking.nextTs === null) await send(purchasesDue.work, envelope(market, purchasesDue, {}))
    if (hasTill === out.isFilled) return
    // Twice is harmless: what the till has already is not said again.
    if (hasTill)
      for (const status of [4, 5] as const) await send(fillDue.work, envelope(market, fillDue, { status }))
    await noteContact(market, 'out', () => ({ isFilled: hasTill }))
  },
})
