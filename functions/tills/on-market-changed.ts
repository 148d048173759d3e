import { marketChanged } from '#events/markets.ts'
import { fillDue } from '#events/tills.ts'
import { putsIntoTill } from '#shared/markets/till.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { readContact } from './table/contact.ts'
import { noteContact } from './transfers.ts'

/** A till that is new to the market gets everything that is for sale. One that it had before may be behind. */
export default onEvent({
  on: marketChanged,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'queue:tills-transfers'],
  handle: async ({ market }) => {
    const hasTill = putsIntoTill(await readMarket(market))
    const { isFilled } = await readContact(market, 'out')
    if (hasTill === isFilled) return
    // Twice is harmless: what the till has already is not said again.
    if (hasTill)
      for (const status of [4, 5] as const) await send(fillDue.work, envelope(market, fillDue, { status }))
    await noteContact(market, () => ({ isFilled: hasTill }))
  },
})
