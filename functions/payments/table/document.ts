/** Receipts and credit notes (D54), with the numbers that they were given. A document never changes. */
import type { CountryCode } from '#shared/kit/country-codes.ts'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { booksKeptUntil } from '#shared/kit/retention.ts'
import { type PaymentDocument, paymentDocument } from '#shared/payments/document-shape.ts'
import type { Entity } from '../../kit/entity.ts'
import { lastNumberOf, takeNumber } from '../../kit/series.ts'
import { get, type Item, type Key, query, TryAgain, type Write } from '../../kit/table.ts'

const BEGINNING = 'DOCUMENT#'

/** Beside its payment, under a name of its own: a payment has one receipt, a refund one credit note. */
const documentKey = (market: string, { txId, refund }: Pick<PaymentDocument, 'txId' | 'refund'>): Key => ({
  pk: `${market}#PAYMENT#${txId}`,
  sk: refund === null ? `${BEGINNING}RECEIPT` : `${BEGINNING}CREDIT#${refund}`,
})

/** The way from a number to its document. */
const numberKey = (market: string, number: number): Key => ({
  pk: `${market}#DOCUMENT#${number}`,
  sk: 'NUMBER',
})

const SERIES = 'DOCUMENTS'

/** The number that was given last; 0 before the first. Read it before what the next document is made of. */
export const readLastNumber = (market: string): Promise<number> => lastNumberOf(market, SERIES)

/** The documents of a payment, the receipt first. */
export const readDocuments = async (market: string, txId: string): Promise<PaymentDocument[]> => {
  const items = await query({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': documentKey(market, { txId, refund: null }).pk, ':sk': BEGINNING },
    ConsistentRead: true,
  })
  return items.map(item => from(item)).sort((one, other) => one.number - other.number)
}

/** A document by its number. Refuses 404 `not_found`. */
export const readDocument = async (market: string, number: number): Promise<PaymentDocument> => {
  const found = await get(numberKey(market, number))
  const item = found && (await get({ pk: String(found.of), sk: String(found.at) }))
  if (!item) throw refuse(commonRefusals.not_found)
  return from(item)
}

const from = (item: Item): PaymentDocument => paymentDocument.parse({ ...item, kind: item.documentKind })

/**
 * Keeps a document, which has the number after the last one. Throws `TryAgain` when another document got a number since
 * that was read, or when the payment or refund has its document already.
 */
export const newDocument = (
  market: string,
  country: CountryCode,
  { kind, ...document }: PaymentDocument,
): Write[] => {
  const { number, issuedOn } = document
  const key = documentKey(market, document)
  const ttl = booksKeptUntil(country, issuedOn)
  const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
  const onConditionFailed = new TryAgain()
  return [
    {
      put: { Item: { ...key, kind: 'document', documentKind: kind, ...document, ttl }, ...isNew },
      onConditionFailed,
    },
    {
      put: {
        Item: { ...numberKey(market, number), kind: 'document-number', of: key.pk, at: key.sk, ttl },
        ...isNew,
      },
      onConditionFailed,
    },
    takeNumber(market, SERIES, number),
  ]
}

const sample = { txId: '{payment}', refund: '{refund}', kind: 'receipt', number: 2, issuedOn: '2026-01-31' }

export const entity: Entity = {
  kept: 'With the books of the shop: 5 years after the year in Denmark, 10 elsewhere (D53). The last number: as long as the market.',
  open: ['readDocument', 'readDocuments', 'readLastNumber'],
  samples: {
    readLastNumber: ['{market}'],
    readDocuments: ['{market}', '{payment}'],
    readDocument: ['{market}', 2],
    newDocument: ['{market}', 'dk', sample],
  },
}
