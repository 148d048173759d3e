/** Reads pain.001 as a bank does. Shares no code with what writes it. */
import type { ReadPayment } from './read-flat.ts'

export interface Node {
  name: string
  children: Node[]
  text: string
}

const MEANT: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const TOKEN = /<(\/?)([A-Za-z0-9]+)((?: [A-Za-z]+="[^"]*")*)>|([^<]+)/y

const node = (name: string, text = ''): Node => ({ name, children: [], text })

const opened = (name: string, attributes: string): Node => ({
  ...node(name),
  children: [...attributes.matchAll(/ ([A-Za-z]+)="([^"]*)"/g)].map(([, key, value]) =>
    node(`@${key}`, value),
  ),
})

const meant = (text: string): string => {
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`not escaped: ${text}`)
  return text.replace(/&(\w+);/g, (_, sign: string) => MEANT[sign] ?? '')
}

const expectEndOf = ({ name, children, text }: Node, ended: string | undefined): void => {
  if (name !== ended) throw new Error(`${ended} ends ${name}`)
  if (!children.length && !text.trim()) throw new Error(`${name} is empty`)
}

/** The next token: a start with its name and attributes, an end with its name, or a text. */
const tokenAt = (
  xml: string,
): [isEnd: boolean, name: string, attributes: string, text: string | undefined] => {
  const found = TOKEN.exec(xml)
  if (!found) throw new Error('no XML')
  return [found[1] === '/', found[2] ?? '', found[3] ?? '', found[4]]
}

/** The first element of a document that has only elements, attributes and text. */
export const parse = (xml: string): Node => {
  const top = node('')
  const open = [top]
  TOKEN.lastIndex = xml.indexOf('?>') + 2
  while (TOKEN.lastIndex < xml.length) {
    const [isEnd, name, attributes, text] = tokenAt(xml)
    const present = open.at(-1) ?? top
    if (text !== undefined) present.text += meant(text)
    else if (isEnd) expectEndOf(open.pop() ?? top, name)
    else open.push(opened(name, attributes))
    if (text === undefined && !isEnd) present.children.push(open.at(-1) ?? top)
  }
  const [root] = top.children
  if (open.length !== 1 || !root) throw new Error('an element has no end')
  return root
}

/** All elements at a path below a node: "PmtInf/CdtTrfTxInf". */
export const at = (from: Node, path: string): Node[] =>
  path
    .split('/')
    .reduce((nodes, name) => nodes.flatMap(one => one.children.filter(child => child.name === name)), [from])

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

/** What the payments of a batch have in common. */
const commonOf = (batch: Node) => {
  const [day] = at(batch, 'ReqdExctnDt')
  return {
    from: accountAt(batch, 'DbtrAcct'),
    currency: textAt(batch, 'DbtrAcct/Ccy'),
    day: (day && textAt(day, 'Dt')) ?? day?.text ?? '',
  }
}

const paymentOf = ({ from, currency, day }: ReturnType<typeof commonOf>, transfer: Node): ReadPayment => {
  const reference = textAt(transfer, 'PmtId/EndToEndId') ?? ''
  if (textAt(transfer, 'PmtId/InstrId') !== (reference === 'NOTPROVIDED' ? undefined : reference))
    throw new Error('two references')
  if (textAt(transfer, 'Amt/InstdAmt/@Ccy') !== currency) throw new Error('another currency')
  return {
    from,
    to: accountAt(transfer, 'CdtrAcct'),
    amount: amountOf(textAt(transfer, 'Amt/InstdAmt')),
    day,
    text: textAt(transfer, 'Purp/Prtry') ?? '',
    message: at(transfer, 'RmtInf/Ustrd')
      .map(line => line.text)
      .join('\n'),
    name: textAt(transfer, 'Cdtr/Nm') ?? '',
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
    const common = commonOf(batch)
    const read = at(batch, 'CdtTrfTxInf').map(transfer => paymentOf(common, transfer))
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
