/** The name in the user pool says to which market a token belongs. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPoolName, toPoolName } from '#functions/kit/account.ts'
import { callerOf } from '#functions/kit/caller.ts'
import { marketId } from '#shared/kit/id.ts'

const kind = fc.constantFrom('admin' as const, 'customer' as const)
const market = fc.stringMatching(/^[A-Za-z0-9_-]{2,40}$/)

test('every account is read back from its name, whatever its user name', () => {
  fc.assert(
    fc.property(kind, market, fc.string(), (one, id, username) => {
      const account = { kind: one, market: id, username }
      expect(fromPoolName(toPoolName(account))).toEqual(account)
    }),
  )
})

test('no two accounts share a name, whatever their kinds, markets and user names', () => {
  const account = fc.record({ kind, market, username: fc.string() }, { noNullPrototype: true })
  fc.assert(
    fc.property(account, account, (one, other) => {
      expect(toPoolName(one) === toPoolName(other)).toBe(JSON.stringify(one) === JSON.stringify(other))
    }),
  )
  const same = { market: 'demo', username: '100001' }
  expect(toPoolName({ ...same, kind: 'admin' })).not.toBe(toPoolName({ ...same, kind: 'customer' }))
})

test('no market can have a dot or a colon in its id', () => {
  fc.assert(
    fc.property(market, market, (one, other) => {
      expect(marketId.safeParse(`${one}.${other}`).success).toBe(false)
      expect(marketId.safeParse(`${one}:${other}`).success).toBe(false)
      expect(marketId.safeParse(one).success).toBe(true)
    }),
  )
})

test.each(['', 'anna', '.100001', 'demo.'])(
  'A token of the account "%s" names no market and is refused',
  username => {
    const claims = { token_use: 'access', username, 'cognito:groups': '[customers]' }
    const route = { method: 'GET', path: 'me', audiences: ['customer'], summary: '', refusals: [] } as const
    expect(() => callerOf(claims, 'customer', route)).toThrow('no_market_in_token')
  },
)
