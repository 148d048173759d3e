/** Product numbers: `loakb100001-17` (D25). The number says whose product it is, so a till's line finds it by its key. */

/** 1 used goods, 2 new goods. */
export type GoodsType = 1 | 2

const LETTERS: Record<GoodsType, 'kb' | 'kn'> = { 1: 'kb', 2: 'kn' }

/** The hyphen has one place: on another keyboard than the scanner's it is `+`, `ß`, `/` or whatever else has its key. */
const NUMBER = /([a-z]{3})(kb|kn)(\d{6,9})[^a-z0-9]([1-9]\d{0,6})(?!\d)/g

/** What a scanner says of the kind of a code (AIM): `]C0`, with whatever the keyboard has for `]`. */
const KIND_OF_CODE = /[^a-z0-9]c\d(?=[a-z])/g

/** A scanned text in small letters, without the kind of its code and the stars and signs that enclose it. */
const bare = (text: string): string =>
  ` ${text.toLowerCase()}`.replace(KIND_OF_CODE, ' ').replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')

const GENERIC = /^([a-z]{3})(kb|kn)(\d{6,9})$/

const typeOf = (letters: string | undefined): GoodsType => (letters === LETTERS[1] ? 1 : 2)

/** The id of a product: tenant and running number, which is the end of its number. */
export interface ProductId {
  userNumber: string
  running: number
}

export const idText = ({ userNumber, running }: ProductId): string => `${userNumber}-${running}`

/** `100001-17` taken apart; undefined for any other text. */
export const idFrom = (text: string): ProductId | undefined => {
  const [, userNumber, running] = /^(\d{6,9})-([1-9]\d{0,6})$/.exec(text) ?? []
  return userNumber && running ? { userNumber, running: Number(running) } : undefined
}

/** The letters before a market's numbers: those that staff typed, else the first three letters of its id. */
export const prefixOf = ({ productPrefix, marketId }: { productPrefix: string; marketId: string }): string =>
  productPrefix ||
  marketId
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 3)
    .padEnd(3, 'x')

export const productNumber = (prefix: string, type: GoodsType, id: ProductId): string =>
  `${prefix}${LETTERS[type]}${idText(id)}`

/**
 * The product that a scanned or typed number names, whatever scanner and keyboard make of it; of several numbers the
 * last. Undefined for a text that has anything else.
 */
export const numberFrom = (text: string): (ProductId & { prefix: string; type: GoodsType }) | undefined => {
  const scanned = bare(text)
  const [, prefix, letters, userNumber, running] = [...scanned.matchAll(NUMBER)].at(-1) ?? []
  if (!prefix || !userNumber || /[a-z0-9]/.test(scanned.replace(NUMBER, ''))) return undefined
  return { prefix, type: typeOf(letters), userNumber, running: Number(running) }
}

/** What a tenant sells without items of their own (D61): one number for used goods and one for new ones. */
export interface GenericGoods {
  type: GoodsType
  userNumber: string
}

/** `loakb100001`: all used goods of a tenant. */
export const genericNumber = (prefix: string, { type, userNumber }: GenericGoods): string =>
  `${prefix}${LETTERS[type]}${userNumber}`

/** The goods that a number without a running number names; undefined for any other text. */
export const genericFrom = (text: string): (GenericGoods & { prefix: string }) | undefined => {
  // A number that was cut off at its hyphen is a thing's, and nobody knows whose.
  if (/\d[^a-z0-9*\s\p{Cc}]$/iu.test(text.trim())) return undefined
  const [, prefix, letters, userNumber] = GENERIC.exec(bare(text)) ?? []
  return prefix && userNumber ? { prefix, type: typeOf(letters), userNumber } : undefined
}

/** A number of ours as our labels have it; any other as the till has it. */
export const plainNumber = (text: string): string => {
  const id = numberFrom(text)
  if (id) return productNumber(id.prefix, id.type, id)
  const goods = genericFrom(text)
  return goods ? genericNumber(goods.prefix, goods) : text
}
