/** Product numbers: `loakb100001-17` (D25). The number says whose product it is, so a till's line finds it by its key. */

/** 1 used goods, 2 new goods. */
export type GoodsType = 1 | 2

const LETTERS: Record<GoodsType, 'kb' | 'kn'> = { 1: 'kb', 2: 'kn' }

const SHAPE = /^([a-z]{3})(kb|kn)(\d{6,9})-([1-9]\d{0,6})$/

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

/** The product that a scanned or typed number names; undefined for what is no number of ours. */
export const numberFrom = (text: string): (ProductId & { prefix: string; type: GoodsType }) | undefined => {
  const [, prefix, letters, userNumber, running] = SHAPE.exec(text.trim().toLowerCase()) ?? []
  if (!prefix || !userNumber) return undefined
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
  const [, prefix, letters, userNumber] = GENERIC.exec(text.trim().toLowerCase()) ?? []
  return prefix && userNumber ? { prefix, type: typeOf(letters), userNumber } : undefined
}

/** A number of ours in its own letters; any other as the till has it. */
export const plainNumber = (text: string): string =>
  numberFrom(text) || genericFrom(text) ? text.trim().toLowerCase() : text
