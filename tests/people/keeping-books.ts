/** How a market keeps its books, as programs call for it. */
import { expect } from 'vitest'
import type { TestCloud } from '../cloud/local-cloud.ts'
import type { settlingOf } from './settling.ts'

export interface Voucher {
  id: string
  dateFrom: string
  dateTo: string
  salesPeriod: string | null
  text: string
  total: string
  state: string
  voucherNumber: number | null
  problem: { code: string; field?: string; account?: number; message: string } | null
  reference: string
}

export interface Received {
  voucherNumber: number
  journal: number
  date: string
  text: string
  entries: { account: number; amount: string; vatCode?: string }[]
  total: string
  documents: number
}

const account = (accountNumber: number, vatCode = '') => ({
  accountNumber,
  vatCode,
  vatPercent: vatCode ? 25 : 0,
})

/** On the accounts that the sandbox's books have. */
export const CHART = {
  ...{ till: account(5710), tenants: account(6800), commission: account(1050, 'U25') },
  ...{ commission_reverse: account(1055), rent: account(1060, 'U25'), rent_reverse: account(1065) },
  ...{ vat: account(6902), card: account(5720), refunds: account(6820), counter: account(5700) },
  ...{ bookings: account(1060, 'U25'), bookings_reverse: account(1065), giftcards: account(6810) },
  ...{ own_goods: account(1010, 'U25'), cafe: account(1020, 'U25'), bags: account(1010, 'U25') },
  ...{ tips: account(1099), rounding: account(1099), clearing: account(5710) },
  ...{ till_difference: account(1099), other: account(1099) },
}

export const keepingOf = (cloud: TestCloud, market: string, { call }: ReturnType<typeof settlingOf>) => {
  const jobOf = async (job: string) => {
    await cloud.idle()
    return (
      await call<{ state: string; refusal?: string; counts: Record<string, number> }>('GET', `jobs/${job}/`)
    ).body
  }
  const begun = async (path: string) => {
    const { status, body } = await call<{ job: string }>('POST', path)
    expect(status).toBe(202)
    return jobOf(body.job)
  }
  return {
    /** The agreement token says which books the sandbox opens. */
    connect: async (name = market) => {
      const { version } = (await call<{ version: number }>('GET', `markets/${market}/`)).body
      const token = `sandbox-key-${name}`
      const { status } = await call('PATCH', `markets/${market}/`, {
        accountingAgreementToken: token,
        version,
      })
      expect(status).toBe(200)
    },
    choose: async (more: object = {}) =>
      (await call<Record<string, unknown>>('PATCH', 'books/settings/', { journal: 2, chart: CHART, ...more }))
        .body,
    export: (period: string) => begun(`payments_info/sales_periods/${period}/economic_export/`),
    sendAll: () => begun('books/vouchers/'),
    send: (voucher: string) => begun(`books/vouchers/${voucher}/send/`),
    vouchers: async (state = 'all') => {
      await cloud.idle()
      return (await call<{ results: Voucher[]; left: number }>('GET', `books/vouchers/?state=${state}`)).body
    },
    received: async () =>
      (await cloud.call<{ results: Received[] }>('GET', `/local/economic/vouchers/?marketId=${market}`)).body
        .results,
  }
}
