/** Records sales, voids and refunds by Elavon's rules. */
import { randomInt } from 'node:crypto'
import { nowIso } from '#functions/kit/clock.ts'
import { type Fields, text, total } from './input.ts'
import type { Records } from './records.ts'
import { amountOf, fault, invalidField, type Session, type Transaction, units } from './shapes.ts'
import { CARD } from './ways.ts'

/** What a transaction has unless more is said. */
export const blank = {
  totalRefunded: null,
  parentTransaction: null,
  relatedTransactions: [],
  order: null,
  orderReference: null,
  paymentSession: null,
  capturedAt: null,
  card: null,
  authorizationCode: null,
  failures: [],
}

export const visa = (last4: string) => ({
  scheme: 'Visa',
  brand: 'Visa',
  last4,
  maskedNumber: `454634******${last4}`,
})

const code = () => String(randomInt(100_000, 1_000_000))

/** Records a sale, also one that was declined. */
export const recordSale = (
  records: Records,
  session: Session,
  isApproved: boolean,
  { origin, lastFour }: { origin: string; lastFour: string },
): Transaction => {
  const order = records.read('orders', session.order, session.alias)
  const isCaptured = isApproved && session.doCapture
  const sale = records.save('transactions', {
    ...blank,
    ...records.fresh(session.alias),
    type: 'sale',
    state: isCaptured ? 'captured' : isApproved ? 'authorized' : 'declined',
    isAuthorized: isApproved,
    total: order.total,
    order: session.order,
    orderReference: order.orderReference ?? null,
    customReference: session.customReference ?? order.customReference ?? null,
    paymentSession: records.href('payment-sessions', session.id),
    capturedAt: isCaptured ? nowIso() : null,
    source: 'hppIframeLightbox',
    paymentMethod: CARD,
    paymentMethodOrigin: origin,
    card: visa(lastFour),
    authorizationCode: isApproved ? code() : null,
    failures: isApproved ? [] : [{ code: 'declinedByProcessor', description: 'The card was declined' }],
  })
  const { transaction, previousTransactions } = session
  records.save('payment-sessions', {
    ...session,
    transaction: records.href('transactions', sale.id),
    previousTransactions: transaction ? [...previousTransactions, transaction] : previousTransactions,
  })
  return sale
}

/** POST /transactions: voids a sale before settlement, refunds it afterwards. */
export const voidOrRefund = (records: Records, alias: string, fields: Fields): Transaction => {
  const { type } = fields
  if (type !== 'void' && type !== 'refund') throw invalidField('type', 'this sandbox takes void and refund')
  if (!fields.parentTransaction) throw invalidField('parentTransaction', 'is required')
  const parent = records.read('transactions', fields.parentTransaction, alias)
  if (parent.type !== 'sale' || !parent.isAuthorized) {
    throw invalidField('parentTransaction', 'must be an authorized sale')
  }
  const customReference = text(fields, 'customReference', 255)
  return type === 'void'
    ? voidSale(records, parent, customReference)
    : refund(records, parent, fields, customReference)
}

const child = (records: Records, parent: Transaction, changes: Partial<Transaction>): Transaction => {
  const made: Transaction = records.save('transactions', {
    ...blank,
    ...records.fresh(parent.alias),
    type: 'void',
    state: 'voided',
    isAuthorized: true,
    total: parent.total,
    order: parent.order,
    orderReference: parent.orderReference,
    parentTransaction: records.href('transactions', parent.id),
    paymentMethod: parent.paymentMethod,
    paymentMethodOrigin: parent.paymentMethodOrigin,
    card: parent.card,
    source: 'api',
    authorizationCode: code(),
    ...changes,
  })
  return made
}

const voidSale = (records: Records, parent: Transaction, customReference: string | null): Transaction => {
  if (parent.state !== 'captured' && parent.state !== 'authorized') {
    throw fault(
      400,
      'badRequest',
      `A transaction that is ${parent.state} cannot be voided`,
      'parentTransaction',
    )
  }
  const made = child(records, parent, { customReference })
  const relatedTransactions = [...parent.relatedTransactions, records.href('transactions', made.id)]
  records.save('transactions', { ...parent, state: 'voided', relatedTransactions })
  return made
}

const refund = (
  records: Records,
  parent: Transaction,
  fields: Fields,
  customReference: string | null,
): Transaction => {
  if (parent.state !== 'settled') {
    throw fault(
      400,
      'badRequest',
      `A transaction that is ${parent.state} cannot be refunded`,
      'parentTransaction',
    )
  }
  const refunded = units(parent.totalRefunded?.amount ?? '0')
  const left = units(parent.total.amount) - refunded
  const wanted = fields.total ? total(fields.total) : { ...parent.total, amount: amountOf(left) }
  if (wanted.currencyCode !== parent.total.currencyCode) {
    throw invalidField('total.currencyCode', 'must be that of the sale')
  }
  const back = units(wanted.amount)
  if (back === 0n || back > left) throw invalidField('total.amount', 'is more than what is left of the sale')
  const made = child(records, parent, {
    type: 'refund',
    state: 'captured',
    capturedAt: nowIso(),
    total: wanted,
    customReference,
  })
  records.save('transactions', {
    ...parent,
    totalRefunded: { ...parent.total, amount: amountOf(refunded + back) },
    relatedTransactions: [...parent.relatedTransactions, records.href('transactions', made.id)],
  })
  return made
}

/** POST /transactions/{id}: captures an authorized sale. */
export const capture = (records: Records, sale: Transaction, fields: Fields): Transaction => {
  if (fields.doCapture !== true || sale.state !== 'authorized') {
    throw fault(400, 'badRequest', `A transaction that is ${sale.state} cannot be captured`)
  }
  return records.save('transactions', { ...sale, state: 'captured', capturedAt: nowIso() })
}
