/** Puts together what the steps of an export have read, and the account itself, which is read last. */
import type { DataTerms, MyData } from '#shared/messages/my-data.ts'
import { nowIso } from '../../kit/clock.ts'
import { readMarket } from '../../markets/table/market.ts'
import { readTerms } from '../../markets/table/terms.ts'
import { mailsTo, readAccount } from './account.ts'
import { readOwed, readSales, readSettled, readThings } from './goods.ts'
import type { Part } from './parts.ts'

interface Assembled {
  data: MyData
  timeZone: string
  pdfs: Record<string, string>
  /** The accepted terms by their file names. */
  texts: Record<string, string>
}

const fileOfTerms = (version: number): string => `terms-${version}.html`

export const assemble = async (
  marketId: string,
  userNumber: string,
  parts: readonly Part[],
): Promise<Assembled> => {
  const [market, own, things, sales, settlements, balance] = await Promise.all([
    readMarket(marketId),
    readAccount(marketId, userNumber),
    readThings(marketId, userNumber),
    readSales(marketId, userNumber),
    readSettled(marketId, userNumber),
    readOwed(marketId, userNumber),
  ])
  // Pages move while bookings are made, so one can have been read twice.
  const bookings = [...new Map(parts.flatMap(part => part.bookings ?? []).map(one => [one.id, one])).values()]
  const payments = parts.flatMap(part => part.payments ?? [])
  const terms = termsOf(parts, payments)
  const addresses = [
    String(own.account.email),
    String(own.account.newEmail ?? ''),
    ...bookings.map(({ email }) => email),
    ...payments.map(({ email }) => email),
  ]
  const versions = [...new Set(terms.map(({ version }) => version))]
  const texts = await Promise.all(
    versions.map(async version => [fileOfTerms(version), await readTerms(marketId, version)] as const),
  )
  return {
    data: {
      market: { id: marketId, name: market.visualName, email: market.supportEmail },
      madeAt: nowIso(),
      account: own.account,
      bookings,
      waitlist: own.waitlist,
      things,
      sales,
      settlements,
      balance,
      payments,
      documents: parts.flatMap(part => part.documents ?? []),
      messages: own.messages,
      mails: mailsTo([...own.mails, ...parts.flatMap(part => part.mails ?? [])], addresses),
      terms,
    },
    timeZone: market.timeZone,
    pdfs: Object.assign({}, ...parts.map(part => part.pdfs ?? {})),
    texts: Object.fromEntries(texts),
  }
}

/** The terms were accepted as the payment was opened. */
const termsOf = (parts: readonly Part[], payments: MyData['payments']): DataTerms[] => {
  const openedAt = new Map(payments.map(({ id, openedAt }) => [id, openedAt]))
  const accepted = parts
    .flatMap(part => part.terms ?? [])
    .map(({ version, booking, payment }) => ({
      version,
      booking,
      acceptedAt: (payment && openedAt.get(payment)) || null,
      file: fileOfTerms(version),
    }))
  return [...new Map(accepted.map(one => [one.booking, one])).values()]
}
