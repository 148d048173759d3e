/** The client beside a sandbox of its own, in memory. */
import { vi } from 'vitest'
import type { BooksKeys } from '#functions/payouts/economic/client.ts'
import type { VoucherToSend } from '#functions/payouts/economic/send-voucher.ts'
import type { Mode } from '#infra/local/faults.ts'
import { startEconomic } from '#infra/local/providers/economic/server.ts'
import { SANDBOX_KEY } from '#infra/local/secrets.ts'
import { openStore } from '#infra/local/store.ts'
import type { BookEntry } from '#shared/payouts/book-entries.ts'
import { NO_HOSTS } from '../../kit/no-hosts.ts'

/** How the next calls go, by method and path; without a rule all is well. */
export type Rule = (method: string, nth: number) => Mode

export const startSandbox = async () => {
  const store = openStore(undefined)
  let rule: Rule = () => 'off'
  let nth = 0
  const economic = await startEconomic({ store, port: 0, fault: method => rule(method, nth++) })
  const { url } = economic
  vi.stubEnv('DEPLOYMENT', JSON.stringify({ ...NO_HOSTS, economicUrl: url, economicJournalsUrl: url }))
  return {
    url,
    /** Lets the calls from here on go by a rule; `nth` counts from 0. */
    go: (next: Rule = () => 'off') => {
      rule = next
      nth = 0
    },
    calls: () => nth,
    vouchers: (marketId: string) =>
      (JSON.parse(String(economic.vouchers({ marketId }).body)) as { results: Received[] }).results,
    stop: async () => {
      vi.unstubAllEnvs()
      await economic.stop()
      store.close()
    },
  }
}

export interface Received {
  voucherNumber: number
  journal: number
  date: string
  text: string
  booked: boolean
  total: string
  documents: number
  entries: { account: number; amount: string; text: string; vatCode: string }[]
}

export const keysOf = (agreementToken: string): BooksKeys => ({ appSecret: SANDBOX_KEY, agreementToken })

const entry = (accountNumber: number, amount: number, vatCode = ''): BookEntry => ({
  accountNumber,
  amount,
  vatCode,
  text: 'Afregning',
})

export const THIS_YEAR = new Date().getUTCFullYear()

/** A voucher that the books take. */
export const voucherOf = (marker: string, over: Partial<VoucherToSend> = {}): VoucherToSend => ({
  journal: 2,
  marker,
  date: `${THIS_YEAR}-03-31`,
  currency: 'DKK',
  entries: [entry(5710, 10_000), entry(6800, -8_000), entry(1050, -2_000, 'U25')],
  ...over,
})

export { entry }
