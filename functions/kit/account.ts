/**
 * The name of an account in the user pool: `<market>.<user name>`. All isolation between markets rests on reading it
 * back: no market id has a dot (`shared/kit/id.ts`), so the first dot ends the market.
 */

export interface Account {
  market: string
  /** A user number, or an administrator's name. */
  username: string
}

export const toPoolName = ({ market, username }: Account): string => `${market}.${username}`

export const fromPoolName = (name: string): Account => {
  const [market = '', ...rest] = name.split('.')
  return { market, username: rest.join('.') }
}
