/** Reads pain.001 as a bank does. Shares no code with what writes it. */
import type { ReadPayment } from './read-flat.ts'

export interface Node {
  name: string
  children: Node[]
  text: string
}

const MEANT: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const TOKEN = /<(\/?)([A-Za-z0-9]+)((?: [A-Za-z]+="[^"]*")*)>|([^<]+)/y

/** The first element of a document that has only elements, attributes and text. */
export const parse = (xml: string): Node => {
  const top: Node = { name: '', children: [], text: '' }
  const open = [top]
  TOKEN.lastIndex = xml.indexOf('?>') + 2
  while (TOKEN.lastIndex < xml.length) {
    const found = TOKEN.exec(xml)
    if (!found) throw new Error('no XML')
    const [, isEnd, name, attributes = '', text] = found
    const present = open.at(-1) ?? top
    if (text !== undefined) {
      if (/&(?!(amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not escaped: ${text}`)
      present.text += text.replace(/&(\w+);/g, (_, sign: string) => MEANT[sign] ?? '')
    } else if (isEnd) {
      if (present.name !== name) throw new Error(`${name} ends ${present.name}`)
      if (!present.children.length && !present.text.trim()) throw new Error(`${name} is empty`)
      open.pop()
    } else {
      const node: Node = { name: name ?? '', children: [], text: '' }
      for (const [, key = '', value = ''] of attributes.matchAll(/ ([A-Za-z]+)="([^"]*)"/g))
        node.children.push({ name: `@${key}`, children: [], text: value })
      present.children.push(node)
      open.push(node)
    }
  }
  const [root] = top.children
  if (open.length !== 1 || !root) throw new Error('an element has no end')
  return root
}

/** All elements at a path below a node: "PmtInf/CdtTrfTxInf". */
export const at = (node: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce((nodes, name) => nodes.flatMap(one => one.children.filter(child => child.name === name)), [node])

/** The text of the only element at a path; undefined: there is none. */
export const textAt = (node: Node, path: string): string | undefined => {
  const found = at(node, path)
  if (found.length > 1) throw new Error(`several ${path}`)
  return found[0]?.text
}

const amountOf = (text = ''): number => {
  if (!/^\d+\.\d\d$/.test(text)) throw new Error(`no amount: ${text}`)
  return Number(text.replace('.', ''))
}

const expectSums = (node: Node, payments: readonly ReadPayment[]): void => {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0)
  if (textAt(node, 'NbOfTxs') !== String(payments.length)) throw new Error('another count')
  if (amountOf(textAt(node, 'CtrlSum')) !== total) throw new Error('another sum')
}

const accountAt = (node: Node, path: string): string => {
  const [account] = at(node, `${path}/Id`)
  if (!account) throw new Error(`no ${path}`)
  return textAt(account, 'IBAN') ?? textAt(account, 'Othr/Id') ?? ''
}

const paymentOf = (batch: Node, node: Node): ReadPayment => {
  const reference = textAt(node, 'PmtId/EndToEndId') ?? ''
  if (textAt(node, 'PmtId/InstrId') !== (reference === 'NOTPROVIDED' ? undefined : reference))
    throw new Error('two references')
  const own = textAt(batch, 'DbtrAcct/Ccy')
  if (textAt(node, 'Amt/InstdAmt/@Ccy') !== own) throw new Error('another currency')
  const [day] = at(batch, 'ReqdExctnDt')
  return {
    from: accountAt(batch, 'DbtrAcct'),
    to: accountAt(node, 'CdtrAcct'),
    amount: amountOf(textAt(node, 'Amt/InstdAmt')),
    day: (day && textAt(day, 'Dt')) ?? day?.text ?? '',
    text: textAt(node, 'Purp/Prtry') ?? at(node, 'RmtInf/Ustrd')[0]?.text ?? '',
    name: textAt(node, 'Cdtr/Nm') ?? '',
    reference: reference === 'NOTPROVIDED' ? '' : reference,
  }
}

/** Also checks the counts and sums of the file and of each batch, and that no two ids are one. */
export const readPain = (bytes: Uint8Array): ReadPayment[] => {
  const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  if (!xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')) throw new Error('no declaration')
  const root = parse(xml)
  const batches = at(root, 'CstmrCdtTrfInitn/PmtInf')
  const payments = batches.flatMap(batch => {
    const read = at(batch, 'CdtTrfTxInf').map(node => paymentOf(batch, node))
    expectSums(batch, read)
    return read
  })
  for (const header of at(root, 'CstmrCdtTrfInitn/GrpHdr')) expectSums(header, payments)
  const ids = [
    ...batches.map(batch => textAt(batch, 'PmtInfId') ?? ''),
    ...payments.flatMap(({ reference }) => reference || []),
  ]
  if (new Set(ids).size !== ids.length) throw new Error('an id comes twice')
  for (const id of ids) if (id.length > 35 || /^\/|\/$|\/\//.test(id)) throw new Error(`not an id: ${id}`)
  return payments
}
