/**
 * ISO 20022 pain.001.001.03 and .09 as Danish banks read them: the schemas give the order of elements, the Danish CGI appendix
 * and EPC132-08 (SEPA) what stands in them.
 */

import type { Day } from '#shared/kit/day.ts'
import { sum, toWire } from '#shared/kit/money.ts'
import type { Bank } from '#shared/markets/bank-formats.ts'
import { type IsoAccount, isoAccount, usable } from './account.ts'
import { yearFirst } from './flat.ts'
import type { BankFormat, Payer, Payment, PaymentAddress } from './format.ts'
import { isoText, referenceText } from './letters.ts'
import { block, element, escaped } from './xml.ts'

/**
 * What banks want beside the schema. scheme: the scheme of the payer's id · overnight: whether they want the domestic clearing
 * named · showsMessage: their statements show the message to the receiver rather than the purpose.
 */
const PRACTICE: Record<Bank, { scheme: 'CUST' | 'BANK'; overnight: boolean; showsMessage: boolean }> = {
  danske_bank: { scheme: 'BANK', overnight: true, showsMessage: false },
  nordea: { scheme: 'CUST', overnight: false, showsMessage: false },
  bankdata: { scheme: 'CUST', overnight: true, showsMessage: false },
  bec: { scheme: 'CUST', overnight: true, showsMessage: false },
  sdc: { scheme: 'CUST', overnight: true, showsMessage: true },
  handelsbanken: { scheme: 'BANK', overnight: false, showsMessage: false },
  other: { scheme: 'CUST', overnight: false, showsMessage: false },
}

const LONGEST_NAME = 70
const LONGEST_MESSAGE = 140
/** What statements show of the purpose, and of a line of the message. */
const SHOWN = 20
const LINE = 35
/** The lines of a message that SDC's banks hand on, the first of them shown. */
const LINES = 5

/** An element with a text in the letters that the currency allows. */
const textElement = (name: string, text: string, length: number, currency: string): string =>
  element(name, escaped(isoText(text, length, currency)))

const codeElement = (name: string, code: string): string => element(name, element('Cd', code))

/** The payer's id at the bank: the agreement, or else the digits of the VAT id (in Denmark the CVR number). */
const payerIdOf = ({ agreement, vatId, country }: Payer, scheme: string): string => {
  const bare = vatId.replace(/\s/g, '').toUpperCase()
  const number = bare.startsWith(country.toUpperCase()) ? bare.slice(2) : bare
  const id = element('Id', escaped(referenceText(agreement || number)))
  return id && element('Id', element('OrgId', element('Othr', `${id}${codeElement('SchmeNm', scheme)}`)))
}

/**
 * A structured address, or the country alone where a part is missing. Free lines are never written: since 15 November 2026
 * banks refuse or delay payments with them (danskeci.com, postal address).
 */
const addressOf = (address: PaymentAddress | undefined, currency: string): string => {
  const country = element('Ctry', address?.country?.toUpperCase() ?? '')
  if (!address || !country) return ''
  const code = textElement('PstCd', address.postalCode, 16, currency)
  const town = textElement('TwnNm', address.city, 35, currency)
  const street = textElement('StrtNm', address.street, 70, currency)
  return element('PstlAdr', code && town ? `${street}${code}${town}${country}` : country)
}

const accountIdOf = ({ iban, bban }: IsoAccount): string =>
  element(
    'Id',
    element('IBAN', iban) || element('Othr', `${element('Id', bban)}${codeElement('SchmeNm', 'BBAN')}`),
  )

/** The bank of a British account by its sort code. */
const clearingOf = ({ sortCode }: IsoAccount): string =>
  sortCode && element('ClrSysMmbId', `${codeElement('ClrSysId', 'GBDSC')}${element('MmbId', sortCode)}`)

const bankOf = (name: string, institution: string): string =>
  element(name, element('FinInstnId', institution))

/** The purpose, which Danish statements show, and the message. SEPA has no free purpose and one line of message. */
const textsOf = ({ text, message = '' }: Payment, { currency, bank }: Payer): string[] => {
  const lineOf = (line: string, length = LONGEST_MESSAGE) => textElement('Ustrd', line, length, currency)
  if (currency !== 'DKK') return [element('RmtInf', lineOf(message) || lineOf(text))]
  if (PRACTICE[bank].showsMessage) {
    const more = isoText(message, LINE * (LINES - 1), currency).match(/.{1,35}/g) ?? []
    return [element('RmtInf', [text, ...more].map(line => lineOf(line, LINE)).join(''))]
  }
  const isShown = isoText(text, LONGEST_MESSAGE, currency).length <= SHOWN
  return [
    element('Purp', textElement('Prtry', text, SHOWN, currency)),
    element('RmtInf', lineOf(message) || (isShown ? '' : lineOf(text))),
  ]
}

const transferOf = (payer: Payer, payment: Payment): string[] => {
  const { currency } = payer
  const account = usable(isoAccount(payment.account, currency))
  const reference = escaped(referenceText(payment.reference))
  const name = textElement('Nm', payment.name, LONGEST_NAME, currency)
  return block('CdtTrfTxInf', [
    element('PmtId', `${element('InstrId', reference)}${element('EndToEndId', reference || 'NOTPROVIDED')}`),
    element('Amt', element('InstdAmt', toWire(payment.amount), ` Ccy="${currency}"`)),
    bankOf('CdtrAgt', clearingOf(account)),
    element('Cdtr', `${name}${addressOf(payment.address, currency)}`),
    element('CdtrAcct', accountIdOf(account)),
    ...textsOf(payment, payer),
  ])
}

/** How payments travel: SEPA in euro, else the normal service, and in DKK by the domestic clearing or abroad. */
const serviceOf = ({ currency, bank }: Payer, isAbroad: boolean): string => {
  const isKroner = currency === 'DKK'
  const clearing = isKroner && PRACTICE[bank].overnight ? (isAbroad ? 'IN' : 'ONCL') : ''
  return [
    element('InstrPrty', 'NORM'),
    codeElement('SvcLvl', currency === 'EUR' ? 'SEPA' : 'NURG'),
    clearing && codeElement('LclInstrm', clearing),
    codeElement('CtgyPurp', 'SUPP'),
  ].join('')
}

const countOf = (payments: readonly Payment[]): string[] => [
  element('NbOfTxs', String(payments.length)),
  element('CtrlSum', toWire(sum(payments.map(({ amount }) => amount)))),
]

/** Payments of one day that travel in one way. */
interface Batch {
  day: Day
  isAbroad: boolean
  payments: Payment[]
}

/** One batch a day, and a second one for payments in DKK to other countries, because these travel in another way. */
const batchesOf = ({ currency }: Payer, payments: readonly Payment[]): Batch[] => {
  const batches = new Map<string, Batch>()
  for (const payment of payments) {
    const { day, account } = payment
    const isAbroad = currency === 'DKK' && !usable(isoAccount(account, currency)).isDanish
    const key = `${day} ${isAbroad}`
    const batch = batches.get(key) ?? { day, isAbroad, payments: [] }
    batch.payments.push(payment)
    batches.set(key, batch)
  }
  return [...batches].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, batch]) => batch)
}

const LONGEST_MESSAGE_ID_IN_BATCH = 26

const batchOf = (payer: Payer, { day, isAbroad, payments }: Batch): string[] => {
  const { currency, bank, bic, painVersion } = payer
  const isNew = painVersion === '09'
  const account = usable(isoAccount(payer.account, currency))
  const id = referenceText(payer.messageId, LONGEST_MESSAGE_ID_IN_BATCH)
  const country = addressOf({ street: '', postalCode: '', city: '', country: payer.country }, currency)
  // Nordea names the payer here too (Uniconta, saldi).
  const payerId = bank === 'nordea' ? payerIdOf(payer, 'BANK') : ''
  const institution = `${element(isNew ? 'BICFI' : 'BIC', bic.toUpperCase())}${clearingOf(account)}`
  return block('PmtInf', [
    element('PmtInfId', `${escaped(id)}${isAbroad ? 'I' : '-'}${yearFirst(day)}`),
    element('PmtMtd', 'TRF'),
    element('BtchBookg', 'false'),
    ...countOf(payments),
    element('PmtTpInf', serviceOf(payer, isAbroad)),
    element('ReqdExctnDt', isNew ? element('Dt', day) : day),
    element('Dbtr', `${textElement('Nm', payer.name, LONGEST_NAME, currency)}${country}${payerId}`),
    element('DbtrAcct', `${accountIdOf(account)}${element('Ccy', currency)}`),
    bankOf('DbtrAgt', institution || element('Othr', element('Id', 'NOTPROVIDED'))),
    element('ChrgBr', currency === 'EUR' ? 'SLEV' : 'SHAR'),
    ...payments.flatMap(payment => transferOf(payer, payment)),
  ])
}

const fileOf = (payer: Payer, payments: readonly Payment[]): Uint8Array => {
  const { currency, messageId, madeAt, painVersion } = payer
  const payerId = payerIdOf(payer, PRACTICE[payer.bank].scheme)
  const header = block('GrpHdr', [
    element('MsgId', escaped(referenceText(messageId))),
    element('CreDtTm', madeAt),
    ...countOf(payments),
    element('InitgPty', `${textElement('Nm', payer.name, LONGEST_NAME, currency)}${payerId}`),
  ])
  const batches = batchesOf(payer, payments).flatMap(batch => batchOf(payer, batch))
  const namespace = ` xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${painVersion}"`
  const document = block('Document', block('CstmrCdtTrfInitn', [...header, ...batches]), namespace)
  return new TextEncoder().encode(['<?xml version="1.0" encoding="UTF-8"?>', ...document, ''].join('\n'))
}

export const iso20022: BankFormat = {
  ending: 'xml',
  type: 'application/xml',
  isDanish: false,
  nameLength: LONGEST_NAME,
  // SEPA's largest amount (EPC132-08). For other currencies no source names one.
  mostAmount: 99_999_999_999,
  mostPayments: Number.POSITIVE_INFINITY,
  mostTotal: Number.POSITIVE_INFINITY,
  write: fileOf,
}
