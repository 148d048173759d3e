/** A tenant's own data as tables: what a spreadsheet opens, beside the JSON that has it all. */
import { dayIn, shortDay, timeIn } from '../kit/day.ts'
import type { Language } from '../kit/language.ts'
import { fromWire } from '../kit/money.ts'
import type { ColumnType, WorkbookCell, WorkbookTable } from '../kit/workbook.ts'
import type { MyData } from './my-data.ts'
import { MY_DATA_WORDS, type TableWords } from './my-data-words.ts'

/** The fields of the account in their order; a field that is not among them is named as in the JSON. */
const ACCOUNT_FIELDS = [
  'userNumber',
  'name',
  'email',
  'newEmail',
  'phone',
  'address',
  'postalCode',
  'city',
  'country',
  'language',
  'verified',
  'remindersOff',
  'customerType',
  'vatId',
  'bankRegNumber',
  'bankAccount',
  'sortCode',
  'iban',
  'fee',
  'shopNote',
  'createdAt',
]

interface About {
  language: Language
  timeZone: string
}

const WIDTH = 16

const tableOf = (
  { file, columns }: TableWords,
  types: readonly ColumnType[],
  rows: WorkbookCell[][],
): WorkbookTable => ({
  name: file,
  columns: columns.split('|').map((title, at) => ({ title, type: types[at] ?? 'text', width: WIDTH })),
  rows,
})

const money = (amount: string | null): number | null => (amount === null ? null : fromWire(amount))

/** One table a kind of data; a table without rows is there too, so that nobody looks for it. */
export const myDataTables = (data: MyData, { language, timeZone }: About): WorkbookTable[] => {
  const words = MY_DATA_WORDS[language]
  const at = (iso: string | null): string => {
    if (iso === null) return ''
    const moment = Date.parse(iso)
    return `${shortDay(dayIn(timeZone, moment))} ${timeIn(timeZone, moment)}`
  }
  const yes = (is: boolean): string => (is ? words.yes : words.no)
  const { account, bookings, lines, payments, documents, messages, mails, terms } = words.tables
  return [
    tableOf(
      account,
      ['text', 'text'],
      Object.entries(data.account).map(([field, value]) => [
        words.fields.split('|')[ACCOUNT_FIELDS.indexOf(field)] ?? field,
        typeof value === 'boolean' ? yes(value) : String(value ?? ''),
      ]),
    ),
    tableOf(
      bookings,
      [
        'text',
        'text',
        'text',
        'text',
        'day',
        'day',
        'money',
        'money',
        'money',
        'text',
        'text',
        'text',
        'text',
        'day',
        'text',
        'text',
        'text',
      ],
      data.bookings.map(one => [
        one.id,
        one.status,
        one.shelfType,
        one.shelf,
        one.firstDay,
        one.lastDay,
        money(one.price),
        money(one.total),
        money(one.refunded),
        at(one.madeAt),
        at(one.paidAt),
        yes(one.madeByShop),
        one.note,
        one.wantedMove?.firstDay ?? null,
        one.wantedMove?.shelf ?? '',
        one.wantedMove?.note ?? '',
        at(one.wantedMove?.askedAt ?? null),
      ]),
    ),
    tableOf(
      lines,
      ['text', 'text', 'number', 'money', 'money'],
      data.bookings.flatMap(({ id, services, shelfType, shelf, price, period }) => [
        [id, `${shelfType} ${shelf} · ${period}`, 1, money(price), money(price)],
        ...services.map(line => [id, line.name, line.quantity, money(line.unitPrice), money(line.total)]),
      ]),
    ),
    tableOf(
      payments,
      ['text', 'text', 'text', 'money', 'text', 'text', 'text'],
      data.payments.flatMap(({ id, refunds, ...paid }) => [
        [
          id,
          words.payment,
          at(paid.paidAt ?? paid.openedAt),
          money(paid.amount),
          paid.currency,
          paid.status,
          paid.card,
        ],
        ...refunds.map(back => [
          id,
          words.refund,
          at(back.endedAt ?? back.requestedAt),
          -fromWire(back.amount),
          back.currency,
          back.status,
          '',
        ]),
      ]),
    ),
    tableOf(
      documents,
      ['number', 'text', 'day', 'money', 'money', 'text', 'text'],
      data.documents.map(one => [
        one.number,
        one.kind === 'receipt' ? words.receipt : words.creditNote,
        one.issuedOn,
        money(one.total),
        money(one.vat),
        one.currency,
        one.file,
      ]),
    ),
    tableOf(
      messages,
      ['text', 'text', 'text'],
      data.messages.flatMap(one => [
        [at(one.sentAt), words.you, one.text],
        ...one.answers.map(answer => [at(answer.sentAt), data.market.name, answer.text]),
      ]),
    ),
    tableOf(
      mails,
      ['text', 'text', 'text', 'text'],
      data.mails.map(one => [at(one.sentAt), one.to, one.subject, yes(one.arrived)]),
    ),
    tableOf(
      terms,
      ['number', 'text', 'text', 'text'],
      data.terms.map(one => [one.version, one.booking, at(one.acceptedAt), one.file]),
    ),
  ]
}
