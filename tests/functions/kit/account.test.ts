/** The name in the user pool says to which market a token belongs. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromPoolName, toPoolName } from '#functions/kit/account.ts'
import { marketId } from '#shared/kit/id.ts'

const market = fc.stringMatching(/^[A-Za-z0-9_-]{2,40}$/)

test('every account is read back from its name, whatever its user name', () => {
  fc.assert(
    fc.property(market, fc.string(), (id, username) => {
      const account = { market: id, username }
      expect(fromPoolName(toPoolName(account))).toEqual(account)
    }),
  )
})

test('no market can have a dot in its id', () => {
  fc.assert(
    fc.property(market, market, (one, other) => {
      expect(marketId.safeParse(`${one}.${other}`).success).toBe(false)
      expect(marketId.safeParse(one).success).toBe(true)
    }),
  )
})
