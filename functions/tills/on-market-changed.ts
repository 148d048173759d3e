import { marketChanged } from '#events/markets.ts'
import { fillDue, purchasesDue } from '#events/tills.ts'
import { putsIntoTill, sellsGenerically } from '#shared/markets/till.ts'
import { envelope } from '../kit/outbox.ts'
import { send } from '../kit/queue.ts'
import { onEvent } from '../kit/subscriber.ts'
import { readMarket } from '../markets/table/market.ts'
import { noteContact } from './note-contact.ts'
import { readContact } from './table/contact.ts'

/**
 * A till that is new to the market gets everything that is for sale, and is asked for its sales from now on. One that it
 * had before may be behind, and other rates of VAT go to everything in it.
 */
export default onEvent({
  on: marketChanged,
  work: 'tills-transfers',
  grants: ['table:read', 'table:write', 'queue:tills-transfers', 'queue:tills-purchases'],
  handle: async ({ market }) => {
    const present = await readMarket(market)
    const [hasTill, hasGeneric] = [putsIntoTill(present), sellsGenerically(present)]
    const [out, taking] = await Promise.all([readContact(market, 'out'), readContact(market, 'in')])
    if (hasTill && taking.nextTs === null) await send(purchasesDue.work, envelope(market, purchasesDue, {}))
    const vat = hasTill ? `${present.vatPercentUsed} ${present.vatPercentNew}` : ''
    const [isNew, isOtherVat] = [hasTill !== out.isFilled, vat !== out.vat]
    if (!isNew && !isOtherVat && hasGeneric === out.hasGeneric) return
    // Twice is harmless: what the till has already is not said again.
    const fill = (status: 4 | 5 | 'generic') => send(fillDue.work, envelope(market, fillDue, { status }))
    if (hasTill && (isNew || isOtherVat)) await Promise.all([fill(4), fill(5)])
    if (hasGeneric !== out.hasGeneric || (hasGeneric && isOtherVat)) await fill('generic')
    await noteContact(market, 'out', () => ({ isFilled: hasTill, vat, hasGeneric }))
  },
})
