/** A tenant's own data as tables: what a spreadsheet opens, beside the JSON that has it all. */
import { wordOf } from '../customers/column-choices.ts'
import { FIELD_WORDS } from '../customers/column-words.ts'
import type { CustomerFieldName } from '../customers/customer-fields.ts'
import { dayIn, shortDay, timeIn } from '../kit/day.ts'
import { type Language, LOCALE } from '../kit/language.ts'
import { fromWire } from '../kit/money.ts'
import type { ColumnType, WorkbookCell, WorkbookTable } from '../kit/workbook.ts'
import type { MyData } from './my-data.ts'
import { statusWord } from './my-data-statuses.ts'
import { MY_DATA_WORDS, type TableWords } from './my-data-words.ts'

/** Fields of the account, in the order of their words. Other fields are called as on the screens of the shop. */
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
  'salesMail',
  'quietFrom',
  'quietTo',
  'pushedTo',
  'customerType',
  'vatId',
  'bankRegNumber',
  'bankAccount',
  'sortCode',
  'iban',
  'accountUnconfirmed',
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

/** Numbers in a column of texts, as the columns of amounts have them. */
const decimal = (text: string, language: Language): string =>
  language === 'en' ? text : text.replace('.', ',')

const nameOf = (type: 'region' | 'language', code: string, language: Language): string => {
  const name =
    code &&
    new Intl.DisplayNames(LOCALE[language], { type }).of(type === 'region' ? code.toUpperCase() : code)
  return name ? name[0]?.toLocaleUpperCase(LOCALE[language]) + name.slice(1) : code
}

/** What a field of the account has, in words. */
const inWords = (field: string, value: string, language: Language): string => {
  if (field === 'country') return nameOf('region', value, language)
  if (field === 'language') return nameOf('language', value, language)
  if (field === 'rentAmount' || field === 'fee') return decimal(value, language)
  // Without the letters that staff type for it.
  return wordOf(field as CustomerFieldName, value, language).replace(/ \(k[bn]\)$/, '')
}

/** One table a kind of data; a table without rows is there too, so that nobody looks for it. */
export const myDataTables = (data: MyData, { language, timeZone }: About): WorkbookTable[] => {
  const words = MY_DATA_WORDS[language]
  const at = (iso: string | null): string => {
    if (iso === null) return ''
    const moment = Date.parse(iso)
    return `${shortDay(dayIn(timeZone, moment))} ${timeIn(timeZone, moment)}`
  }
  const yes = (is: boolean): string => (is ? words.yes : words.no)
  const said = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return yes(value)
    if (field === 'createdAt') return at(String(value))
    return inWords(field, String(value ?? ''), language)
  }
  const { account, bookings, waitlist, lines, payments, documents, messages, mails, terms } = words.tables
  const { things, sales, settlements, balance } = words.tables
  const types = words.balanceTypes.split('|')
  return [
    tableOf(
      account,
      ['text', 'text'],
      Object.entries(data.account).map(([field, value]) => [
        words.fields.split('|')[ACCOUNT_FIELDS.indexOf(field)] ??
          FIELD_WORDS[field as CustomerFieldName]?.[language] ??
          field,
        said(field, value),
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
        'text',
        'text',
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
        statusWord('booking', one.status, language),
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
        at(one.wishToBeginAt),
        at(one.endedByTenant?.at ?? null),
        one.offeredTo ? `${one.offeredTo.name} <${one.offeredTo.email}>` : '',
        one.offeredTo?.note ?? '',
        at(one.offeredTo?.offeredAt ?? null),
        at(one.handedOnAt),
        one.wantedMove?.firstDay ?? null,
        one.wantedMove?.shelf ?? '',
        one.wantedMove?.note ?? '',
        at(one.wantedMove?.askedAt ?? null),
      ]),
    ),
    tableOf(
      waitlist,
      ['text', 'day', 'day', 'text', 'text', 'text', 'text'],
      data.waitlist.map(one => [
        one.shelfType,
        one.firstDay,
        one.lastFirstDay,
        one.name,
        one.email,
        at(one.since),
        at(one.heldUntil),
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
          statusWord('payment', paid.status, language),
          paid.card,
        ],
        ...refunds.map(back => [
          id,
          words.refund,
          at(back.endedAt ?? back.requestedAt),
          -fromWire(back.amount),
          back.currency,
          statusWord('refund', back.status, language),
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
    tableOf(
      things,
      ['text', 'text', 'text', 'money', 'number', 'text'],
      data.things.map(one => [
        one.number,
        one.name,
        one.description,
        money(one.price),
        one.discountPercent,
        at(one.handedOutAt),
      ]),
    ),
    tableOf(
      sales,
      ['text', 'text', 'text', 'number', 'money', 'money', 'money'],
      data.sales.map(one => [
        at(one.soldAt),
        one.number,
        one.name,
        one.quantity,
        money(one.paid),
        money(one.commission),
        money(one.share),
      ]),
    ),
    tableOf(
      settlements,
      ['number', 'text', 'text', 'money', 'money', 'money', 'money', 'money'],
      data.settlements.map(one => [
        ...[one.number, shortDay(one.dateFrom), shortDay(one.dateTo), money(one.turnover)],
        ...[money(one.commission), money(one.rent), money(one.share), money(one.youReceive)],
      ]),
    ),
    tableOf(
      balance,
      ['text', 'text', 'text', 'money'],
      data.balance.map(one => [shortDay(one.day), types[one.type - 1] ?? '', one.text, money(one.amount)]),
    ),
  ]
}
