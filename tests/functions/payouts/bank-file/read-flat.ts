/**
 * Reads the five flat formats as a bank does, by the places and numbers of their documents. Shares no code with what writes
 * them, so a mistake in one of the two is seen.
 */

/** What a bank reads of a payment; a field that a format does not have is left out. */
export interface ReadPayment {
  from: string
  to: string
  amount: number
  day: string
  text: string
  ownText?: string
  name?: string
  reference?: string
  /** The lines of the message; only pain.001 has them. */
  message?: string
}

const HIGH = [
  ...['€', '', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '', 'Ž', ''],
  ...['', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '', 'ž', 'Ÿ'],
]

const decode = (bytes: Uint8Array): string =>
  Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, byte => {
      const letter = HIGH[byte.charCodeAt(0) - 0x80]
      if (!letter) throw new Error(`byte ${byte.charCodeAt(0)} is not in windows-1252`)
      return letter
    })

/** Lines that end with CRLF, the last one too, and hold no other control character. */
const linesOf = (bytes: Uint8Array): string[] => {
  const lines = decode(bytes).split('\r\n')
  if (lines.pop() !== '') throw new Error('the last line has no end')
  for (const line of lines) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
    if (/[\x00-\x1f\x7f\u00a0\u00ad]/.test(line)) throw new Error(`a control character: ${line}`)
  }
  return lines
}

/** The fields of a line: each in quotes, none with a quote or a semicolon in it. */
const fieldsOf = (line: string, count: number): string[] => {
  if (!/^"[^"]*"(,"[^"]*")*$/.test(line)) throw new Error(`not quoted: ${line}`)
  const fields = line.slice(1, -1).split('","')
  if (fields.length !== count) throw new Error(`${fields.length} fields for ${count}`)
  for (const field of fields) if (/[;'“”‘’„‚«»‹›]/.test(field)) throw new Error(`a quote: ${field}`)
  return fields
}

const expectAll = (fields: readonly string[], wanted: Record<number, string>): void => {
  for (const [at, value] of Object.entries(wanted))
    if (fields[Number(at) - 1] !== value) throw new Error(`field ${at} is ${fields[Number(at) - 1]}`)
}

const amountOf = (text: string, sign: ',' | '.'): number => {
  const [whole = '', cents = '', ...more] = text.split(sign)
  if (!/^(0|[1-9]\d*)$/.test(whole) || !/^\d\d$/.test(cents) || more.length)
    throw new Error(`no amount: ${text}`)
  return Number(whole + cents)
}

const digits = (text: string, count: number): string => {
  if (!/^\d*$/.test(text) || text.length !== count) throw new Error(`no ${count} digits: ${text}`)
  return text
}

const yearFirst = (text: string): string =>
  `${digits(text, 8).slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
const yearLast = (text: string): string =>
  `${text.length === 6 ? '20' : ''}${digits(text, text.length).slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`

const atMost = (text: string, length: number): string => {
  if (text.length > length || text !== text.trim()) throw new Error(`too long or with blanks: "${text}"`)
  return text
}

export const readSdc = (bytes: Uint8Array): ReadPayment[] =>
  linesOf(bytes).map(line => {
    if (line.length !== 95 || line[0] !== '3') throw new Error(`not a record of 95: ${line}`)
    const at = (first: number, last: number): string => line.slice(first - 1, last)
    if (at(37, 37) !== 'N' || at(72, 75) !== '    ') throw new Error(`not at its place: ${line}`)
    return {
      from: digits(at(2, 15), 14),
      to: digits(at(58, 61), 4) + digits(at(62, 71), 10),
      amount: amountOf(at(22, 36).trimStart(), ','),
      day: yearLast(at(16, 21)),
      text: at(76, 95).trimEnd(),
      ownText: at(38, 57).trimEnd(),
    }
  })

export const readBec = (bytes: Uint8Array): ReadPayment[] =>
  linesOf(bytes).map(line => {
    const fields = fieldsOf(line, 38)
    expectAll(fields, { 1: 'ERH356', 6: '', 7: '', 8: '', 12: '', 13: '', 14: '', 20: 'N', 33: '', 38: '' })
    const at = (number: number): string => fields[number - 1] ?? ''
    return {
      from: digits(at(2), 14),
      to: digits(at(4), 14),
      amount: amountOf(at(9), ','),
      day: yearLast(at(10)),
      text: atMost(at(11), 20),
      ownText: atMost(at(3), 20),
      name: atMost(at(5), 35),
    }
  })

export const readDanskeBank = (bytes: Uint8Array): ReadPayment[] =>
  linesOf(bytes).map(line => {
    const fields = fieldsOf(line, 84)
    expectAll(fields, { 1: 'CMBO', 6: 'DKK', 7: 'N', 8: '', 13: 'N', 14: '', 21: '', 23: '', 27: '', 84: '' })
    const at = (number: number): string => fields[number - 1] ?? ''
    return {
      from: digits(at(2), 14),
      to: digits(at(3), 14),
      amount: amountOf(at(4), ','),
      day: yearLast(digits(at(5), 8)),
      text: atMost(at(22), 20),
      ownText: atMost(at(20), 20),
      reference: atMost(at(83), 35),
    }
  })

export const readNordea = (bytes: Uint8Array): ReadPayment[] =>
  linesOf(bytes).map(line => {
    const fields = fieldsOf(line, 94)
    expectAll(fields, {
      1: '0',
      2: '45',
      3: '',
      11: '',
      16: '',
      31: 'DKK',
      32: '',
      51: '100',
      91: '0',
      94: '',
    })
    const at = (number: number): string => fields[number - 1] ?? ''
    return {
      from: digits(at(37), 14),
      to: digits(at(17), 14),
      amount: amountOf(at(33), '.'),
      day: yearFirst(at(34)),
      text: atMost(at(53), 20),
      ownText: atMost(at(38), 20),
      name: atMost(at(12), 35),
      reference: atMost(at(93), 35),
    }
  })

const repeated = (length: number, count: number): number[] => Array.from({ length: count }, () => length)
const WIDTHS_START = [14, 8, 90, ...repeated(255, 3)]
const WIDTHS_END = [14, 8, 6, 14, 64, ...repeated(255, 3)]
const TO_18 = [14, 4, 8, 14, 3, 1, 15, 1, 4, 10, 1, 35, 32, 32, 32, 4, 32, 35]
const WIDTHS_5 = [...TO_18, ...repeated(35, 9), 1, 215]
const WIDTHS_6 = [...TO_18, ...repeated(35, 10), 3, ...repeated(35, 4), 6, 14]

/** Fields of fixed widths, cut out by their places. */
const fixedFields = (line: string, widths: readonly number[]): string[] => {
  if (line.length !== 894) throw new Error(`${line.length} characters for 894`)
  const fields = fieldsOf(line, widths.length)
  fields.forEach((field, at) => {
    if (field.length !== widths[at]) throw new Error(`field ${at + 1} has ${field.length}`)
  })
  return fields
}

const oreOf = (text: string): number => {
  if (!/^\d{13}\+$/.test(text)) throw new Error(`no øre: ${text}`)
  return Number(text.slice(0, 13))
}

/** Also checks that count and sum at the end are those of the records. */
export const readBankdata = (bytes: Uint8Array): ReadPayment[] => {
  if (bytes.length % 896) throw new Error('not made of records of 896 bytes')
  const [first = '', ...records] = linesOf(bytes)
  const start = fixedFields(first, WIDTHS_START)
  const end = fixedFields(records.pop() ?? '', WIDTHS_END)
  const made = start[1] ?? ''
  expectAll(start, { 1: 'IB000000000000', 3: ' '.repeat(90) })
  expectAll(end, { 1: 'IB999999999999', 2: made, 3: String(records.length).padStart(6, '0') })
  yearFirst(made)
  const payments = records.map(line => {
    const isVersion5 = line.startsWith('"IB030202000005"')
    const fields = fixedFields(line, isVersion5 ? WIDTHS_5 : WIDTHS_6)
    expectAll(fields, { 2: '0001', 5: 'DKK', 6: '2', 8: '2', 11: isVersion5 ? '0' : '1' })
    const at = (number: number): string => fields[number - 1] ?? ''
    if (!isVersion5 && at(1) !== 'IB030202000006') throw new Error(`a record ${at(1)}`)
    if (!/^(\d{4}| {4})$/.test(at(16))) throw new Error(`no postal code: ${at(16)}`)
    return {
      from: digits(at(7), 15).slice(1),
      to: digits(at(9), 4) + digits(at(10), 10),
      amount: oreOf(at(4)),
      day: yearFirst(at(3)),
      text: at(12).trimEnd(),
      ownText: at(18).trimEnd(),
      name: at(13).trimEnd(),
      ...(isVersion5 ? {} : { reference: at(27).trimEnd() }),
    }
  })
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  if (oreOf(end[3] ?? '') !== total) throw new Error(`the sum is ${end[3]}`)
  return payments
}
