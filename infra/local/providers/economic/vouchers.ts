/** GET /local/economic/vouchers/: what the books received of a market. */
import type { Records } from './records.ts'
import type { Entry } from './shapes.ts'

/** A marker is the last word of a text: all between `reol-` and the last hyphen is the market. */
const MARKER = /(?:^|\s)reol-(\S+)-[^-\s]+$/

const marketOf = ({ text = '' }: Entry): string | undefined => MARKER.exec(text)?.[1]

const minorOf = (amount: number): number => Math.round(amount * 100)

/** The vouchers of a market by their markers, in whichever agreement they are, the oldest first. */
export const vouchersOf = (records: Records, marketId: string) =>
  records.agreements().flatMap(agreement => {
    const entries = records.entries(agreement).filter(entry => marketOf(entry) === marketId)
    const documents = records.documents(agreement)
    const vouchers = Map.groupBy(entries, ({ text }) => text?.split(/\s/).at(-1))
    return [...vouchers.values()].map(all => {
      const [{ voucherNumber, journalNumber, date, text = '', booked = false }] = all as [Entry, ...Entry[]]
      const debit = all.map(({ amount }) => minorOf(amount)).filter(amount => amount > 0)
      return {
        voucherNumber,
        journal: journalNumber,
        date: date.slice(0, 10),
        text,
        booked,
        entries: all.map(one => ({
          account: one.accountNumber,
          amount: one.amount.toFixed(2),
          text: one.text ?? '',
          vatCode: one.vatCode ?? '',
        })),
        /** The sum of its debits. */
        total: (debit.reduce((total, amount) => total + amount, 0) / 100).toFixed(2),
        documents: documents.filter(one => one.voucherNumber === voucherNumber).length,
      }
    })
  })
