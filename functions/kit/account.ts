/**
 * The name of an account in the user pool: `<market>.<number>` for a customer, `<market>:<name>` for an administrator.
 * All isolation between markets, and between the two kinds, rests on reading it back: no market id has a dot or a colon
 * (`shared/kit/id.ts`), so the first of them ends the market and says the kind.
 */

export type AccountKind = 'admin' | 'customer'

export interface Account {
  kind: AccountKind
  market: string
  /** A user number, or an administrator's name. */
  username: string
}

const SIGNS: Record<AccountKind, string> = { admin: ':', customer: '.' }

export const toPoolName = ({ kind, market, username }: Account): string =>
  `${market}${SIGNS[kind]}${username}`

export const fromPoolName = (name: string): Account => {
  const end = name.search(/[.:]/)
  const at = end < 0 ? name.length : end
  const kind = name[at] === SIGNS.admin ? 'admin' : 'customer'
  return { kind, market: name.slice(0, at), username: name.slice(at + 1) }
}
