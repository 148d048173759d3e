/** Rows of a till's file that are no sales, or are returns, by the words of Danish, German and English tills. */
import { bareHead } from '../kit/bare-head.ts'
import { amountInCell, cellText } from './csv-cells.ts'

/**
 * Why a readable row is not booked by itself. voided: the till took it back · training: it was practice · total: the sum of
 * other rows · payment: how a receipt was paid · discount: it is spread over the lines of its receipt.
 */
export const NO_SALE_REASONS = ['voided', 'training', 'total', 'payment', 'discount'] as const
export type NoSaleReason = (typeof NO_SALE_REASONS)[number]

type Kind = 'voided' | 'training' | 'return'

const KINDS: Record<Kind, readonly string[]> = {
  voided: [
    ...['annulleret', 'annullering', 'annuller', 'slettet', 'makuleret', 'fortrudt', 'afbrudt'],
    ...['storno', 'storniert', 'stornierung', 'sofortstorno', 'zeilenstorno', 'bonstorno', 'belegstorno'],
    ...['avbelegstorno', 'avbelegabbruch', 'annulliert', 'gelöscht', 'abgebrochen', 'abbruch'],
    ...['void', 'voided', 'cancelled', 'canceled', 'cancellation', 'deleted', 'aborted'],
  ],
  training: [
    ...['training', 'avtraining', 'trainingsmodus', 'trainingsbeleg', 'øvelse', 'øvebon', 'træning'],
    ...['übung', 'schulung', 'practice', 'demo', 'test'],
  ],
  return: [
    ...['retur', 'returnering', 'returneret', 'refundering', 'refunderet', 'tilbagebetaling', 'kreditnota'],
    ...['retoure', 'rückgabe', 'rücknahme', 'rückerstattung', 'erstattung', 'erstattet', 'gutschrift'],
    ...['refund', 'refunded', 'return', 'returned', 'credit'],
  ],
}

/** Words before them that say otherwise: not voided, partly refunded. */
const OTHERWISE = [
  'ikke',
  'nicht',
  'kein',
  'keine',
  'not',
  'no',
  'non',
  'un',
  'delvist',
  'teilweise',
  'partially',
  'partly',
]

const YES = ['ja', 'yes', 'y', 'j', 'x', '1', 'true', 'wahr', 'sand', 'sandt']
const NO = ['nej', 'nein', 'no', 'n', '0', 'false', 'falsch', 'falsk', '-']

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What a text says by one of its words; undefined: an ordinary sale. */
const kindIn = (text: string): Kind | undefined => {
  const words = wordsOf(text)
  if (words.some(word => OTHERWISE.includes(word))) return undefined
  return (['training', 'voided', 'return'] as const).find(kind =>
    KINDS[kind].some(word => words.includes(word)),
  )
}

/**
 * What a cell of a column of kinds says of its row. Under a head such as `Storno` the cell says yes or no. `unknown`: the
 * head says so, and the cell neither yes nor no.
 */
export const kindOfCell = (head: string, cell: string): Kind | 'sale' | 'unknown' => {
  const text = cellText(cell)
  const said = kindIn(text)
  if (said) return said
  const headed = kindIn(head)
  const word = text.toLowerCase()
  if (!headed || !text || NO.includes(word) || amountInCell(text) === 0) return 'sale'
  if (YES.includes(word)) return headed
  return wordsOf(text).some(one => OTHERWISE.includes(one)) ? 'sale' : 'unknown'
}

/** True for a cell that can only say that its row is no sale: such a column is noticed by its words alone. */
export const isKindWord = (cell: string): boolean => {
  const words = wordsOf(cell)
  const [word = ''] = words
  return words.length === 1 && word.length > 4 && [...KINDS.voided, ...KINDS.training].includes(word)
}

const TOTALS = new Set([
  ...[
    'ialt',
    'total',
    'subtotal',
    'sum',
    'dagstotal',
    'dagenstotal',
    'dagssum',
    'omsætningialt',
    'totalialt',
  ],
  ...[
    'summe',
    'gesamt',
    'gesamtsumme',
    'zwischensumme',
    'tagessumme',
    'endsumme',
    'tagesumsatz',
    'gesamtumsatz',
  ],
  ...['grandtotal', 'daytotal', 'dailytotal', 'totals', 'receipttotal', 'bontotal', 'belegsumme', 'bonialt'],
])

/** True for a cell that names a sum of other rows, also with its day: `Tagessumme 20.11.2026`. */
export const isTotalWord = (cell: string): boolean => TOTALS.has(bareHead(cell.replace(/[\d.,:/-]+/g, '')))

const PAYMENTS = new Set([
  ...[
    'kontant',
    'kontanter',
    'dankort',
    'kortbetaling',
    'betalingskort',
    'kreditkort',
    'mobilepay',
    'byttepenge',
  ],
  ...['bar', 'barzahlung', 'kartenzahlung', 'eckarte', 'girocard', 'kreditkarte', 'wechselgeld', 'rückgeld'],
  ...[
    'cash',
    'cardpayment',
    'creditcard',
    'debitcard',
    'visa',
    'mastercard',
    'change',
    'paypal',
    'applepay',
    'vipps',
  ],
  ...['betaling', 'zahlung', 'payment', 'tender'],
])

/** What may be a thing too, as a card for a birthday. */
const MAYBE_PAYMENTS = new Set(['kort', 'karte', 'card'])

/** True for the name of a row that says how a receipt was paid. `isBesideGoods`: its receipt has rows with numbers. */
export const isPaymentWord = (name: string, isBesideGoods: boolean): boolean =>
  PAYMENTS.has(bareHead(name)) || (isBesideGoods && MAYBE_PAYMENTS.has(bareHead(name)))

/** True for the name of a row that takes something off its receipt. */
export const isDiscountWord = (name: string): boolean =>
  /rabat|discount|nachla(?:ss|ß)|afslag|nedslag|ermäßigung|skonto|coupon|kupon|price reduction/i.test(name)
