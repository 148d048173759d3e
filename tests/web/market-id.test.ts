import { expect, test } from 'vitest'
import { marketIdIn } from '#web/identity/market-id-in.ts'

const markets = [
  {
    marketId: 'demo',
    visualName: 'Loppehjørnet',
    logo: null,
    city: '',
    country: 'dk' as const,
    description: '',
  },
]

test.each(['demo', 'DEMO ', 'loppehjørnet', 'https://example.com/login/demo', '/login/demo/'])(
  'Staff find their shop by %s',
  typed => expect(marketIdIn(typed, markets)).toBe('demo'),
)

test('A shop that is in no list is found by its id', () =>
  expect(marketIdIn(' new-shop ', markets)).toBe('new-shop'))
