/** The clearing list, answered as the server keeps it. */

import { refuse } from '#shared/kit/refusal.ts'
import { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { salesRefusals } from '#shared/sales/refusals.ts'
import type { Candidate, ClearingLine } from '#web/sales/staff/clearing-words.ts'
import type { Shown } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'

/** What else stands on the receipt. */
export const NEIGHBOUR = {
  row: 0,
  number: 'lopkb100001-36',
  name: 'Bamse, stor',
  quantity: '1',
  paid: '35.00',
  isThis: false,
}

export const LAMP: Candidate = {
  product: '100001-52',
  number: 'lopkb100001-52',
  name: 'Lampe, messing',
  price: '45.00',
  customer: '100001',
  customerName: 'Anna Jensen',
  becomes: 'sale',
  commission: '9.00',
  share: '36.00',
  grade: 'most',
  for: ['number', 'price'],
  against: [],
}

export const line = (id: string, more: Partial<ClearingLine> = {}): ClearingLine => ({
  id: `zettle.p.${id}`,
  till: 'zettle',
  purchase: 'p',
  date: '2027-06-14',
  at: '2027-06-14T14:40:00.000Z',
  number: '',
  name: 'Diverse',
  amount: '45.00',
  currency: 'DKK',
  quantity: '1',
  reason: 'no_number',
  state: 'open',
  answer: '',
  kind: null,
  likely: [],
  ...more,
})

/** Keeps lines and their answers; a colleague changes them by `change`. */
export const stubClearing = (...first: ClearingLine[]) => {
  let lines = first
  const change = (id: string, more: Partial<ClearingLine>) => {
    lines = lines.map(one => (one.id === id ? { ...one, ...more } : one))
    return lines.find(one => one.id === id) as ClearingLine
  }
  const find = (id: string) => lines.find(one => one.id === id) as ClearingLine
  const answer = (id: string, more: Partial<ClearingLine>) =>
    find(id).state === 'open' ? change(id, more) : refuse(salesRefusals.clearing_done)
  return {
    change,
    lists: stub(clearingCalls.listClearing, ({ query: { state = 'open', date } }) => ({
      results: lines.filter(one => one.state === state && (!date || one.date === date)),
      page: 1,
      pagesCount: 1,
    })),
    reads: stub(clearingCalls.readClearing, ({ params }) => ({
      ...find(params.id),
      receipt: {
        number: '4418',
        total: '80.00',
        lines: [
          NEIGHBOUR,
          { row: 1, number: '', name: 'Diverse', quantity: '1', paid: '45.00', isThis: true },
        ],
      },
    })),
    assigns: stub(clearingCalls.assignClearing, ({ params, body }) =>
      answer(params.id, { state: 'assigned', answer: `lopkb${body.product ?? body.customer}`, likely: [] }),
    ),
    asides: stub(clearingCalls.setClearingAside, ({ params, body }) =>
      answer(params.id, { state: 'aside', answer: body.reason ?? '', kind: body.kind ?? 'other' }),
    ),
    reopens: stub(clearingCalls.reopenClearing, ({ params }) =>
      change(params.id, { state: 'open', answer: '', kind: null }),
    ),
  }
}

export const openClearing = (shown?: Parameters<typeof openStaff>[1] & Shown, query = '') =>
  openStaff(`/payments/clearing${query}`, shown)
