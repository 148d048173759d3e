/** The document of a voucher: the total payment report of its sales period. */
import { readMarket } from '../markets/table/market.ts'
import type { Attachment } from './economic/attach.ts'
import { renderPeriod } from './reports.ts'
import { readPeriod } from './table/period.ts'
import type { StoredVoucher } from './table/voucher.ts'

/** Undefined for the voucher of a day, which has none. */
export const attachmentFor =
  (marketId: string) =>
  async ({ period }: StoredVoucher): Promise<Attachment | undefined> => {
    if (period === null) return undefined
    const [market, found] = await Promise.all([readMarket(marketId), readPeriod(marketId, period)])
    const { name, bytes } = await renderPeriod(market, found, market.language)
    return { name, pdf: new Uint8Array(bytes) }
  }
