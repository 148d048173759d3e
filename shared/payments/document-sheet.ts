/** Lays out a receipt or a credit note in the reader's language. It shows what was stored and computes no money but nets. */
import { numberFormat } from '../kit/formats.ts'
import { type Language, LOCALE } from '../kit/language.ts'
import type { Sheet, SheetBlock, SheetRow, SheetTable } from '../kit/sheet.ts'
import { toMillis } from '../kit/units.ts'
import { periodName } from '../shelves/period-name.ts'
import type { DocumentLine, PaymentDocument } from './document-shape.ts'
import { DOCUMENT_TEXTS } from './document-texts.ts'
import { addressLines, letterheadOf, longDay, printedMoney } from './letterhead.ts'

/** What its file is called: `kvittering-17.pdf`. */
export const documentFileName = (
  { kind, number }: Pick<PaymentDocument, 'kind' | 'number'>,
  language: Language,
): string => `${DOCUMENT_TEXTS[language].file[kind]}-${number}.pdf`

/** The moment in the properties of its file. */
export const issuedAt = ({ issuedTs }: Pick<PaymentDocument, 'issuedTs'>): Date =>
  new Date(toMillis(issuedTs))

const present = (rows: readonly { label?: string; value: string }[]) => rows.filter(({ value }) => value)

export const documentSheet = (document: PaymentDocument, language: Language): Sheet => {
  const say = DOCUMENT_TEXTS[language]
  const { kind, number, seller, vatMode, undoes, isOtherwise } = document
  const title = say.title[kind](number)
  return {
    language,
    ...letterheadOf(seller, vatMode !== 'none', language),
    title,
    subtitle: longDay(document.issuedOn, language),
    blocks: blocksOf(document, language),
    tables: [tableOf(document, language)],
    notes: [
      ...(vatMode === 'reverse' ? [say.reverse] : []),
      ...(undoes
        ? [
            say[isOtherwise ? 'returnedOtherwise' : 'returned'](
              undoes.number,
              longDay(undoes.issuedOn, language),
            ),
          ]
        : []),
    ],
  }
}

const blocksOf = ({ buyer, ...document }: PaymentDocument, language: Language): SheetBlock[] => {
  const say = DOCUMENT_TEXTS[language]
  const { undoes, txId } = document
  const day = document.kind === 'receipt' ? document.paidOn : document.issuedOn
  return [
    {
      title: say.buyer,
      rows: present([
        { value: buyer.name },
        ...addressLines(buyer.address).map(value => ({ value })),
        { value: buyer.email },
        { label: say.customer, value: buyer.userNumber ?? '' },
        { label: say.vatId, value: document.vatMode === 'none' ? '' : buyer.vatId },
      ]),
    },
    {
      title: say.payment,
      rows: present([
        { label: undoes ? say.issuedOn : say.paidOn, value: longDay(day, language) },
        { label: say.undoes, value: undoes ? say.title.receipt(undoes.number) : '' },
        { label: say.reference, value: txId },
      ]),
    },
  ]
}

const tableOf = (document: PaymentDocument, language: Language): SheetTable => {
  const say = DOCUMENT_TEXTS[language]
  const { kind, currency, vatMode, total, vat, lines } = document
  const sign = kind === 'receipt' ? 1 : -1
  const money = (amount: number) => printedMoney(sign * amount, currency, language)
  const hasVat = vatMode === 'charged'
  const percent = numberFormat(LOCALE[language], {}).format(lines[0]?.vatPercent ?? 0)
  return {
    columns: [
      { title: say.what, share: 6 },
      { title: say.quantity, share: 1.4, isNumber: true },
      ...(hasVat ? [{ title: say.vat, share: 2.2, isNumber: true }] : []),
      { title: say.amount, share: 2.2, isNumber: true },
    ],
    rows: lines.map(line => rowOf(line, language, hasVat, money)),
    sums: [
      ...(hasVat
        ? [
            { label: say.net, value: money(total - vat) },
            { label: say.vatOf(percent), value: money(vat) },
          ]
        : []),
      { label: say.total[kind], value: money(total), isTotal: true },
    ],
  }
}

const rowOf = (
  { kind, name, rented, quantity, vat, amount }: DocumentLine,
  language: Language,
  hasVat: boolean,
  money: (amount: number) => string,
): SheetRow => {
  const say = DOCUMENT_TEXTS[language]
  const what = kind === 'rest' ? say.rest : rented ? `${name}, ${say.shelf(rented.shelf)}` : name
  return {
    cells: [what, String(quantity), ...(hasVat ? [money(vat)] : []), money(amount)],
    ...(rented
      ? {
          details: [
            periodName(rented.period, language),
            `${longDay(rented.first, language)} – ${longDay(rented.last, language)}`,
          ],
        }
      : {}),
  }
}
