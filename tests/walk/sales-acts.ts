/** The acts of a random walk about what is sold. */
import fc from 'fast-check'

const discount = fc.oneof(
  { weight: 3, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.record({ percentage: fc.constantFrom(5, 12.5, 33, 100) }) },
  { weight: 1, arbitrary: fc.record({ amount: fc.constantFrom(0.05, 7, 1_000) }) },
)
const nth = fc.nat(999)
const row = fc.record({
  what: fc.constantFrom('thing', 'thing', 'thing', 'thing', 'generic', 'unknown', 'other', 'none'),
  nth,
  quantity: fc.constantFrom('1', '1', '1', '1', '1.000', '2', '0.5', '0'),
  discount,
})
/** What people, tills and time do. */
export const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('sell' as const),
      rows: fc.array(row, { minLength: 1, maxLength: 5 }),
      discount,
      webhook: fc.constantFrom('now', 'now', 'late', 'twice', 'never'),
      offlineSeconds: fc.constantFrom(0, 0, 0, 600, 7_000),
    }),
  },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('giveBack' as const), nth, isTold: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('price' as const), nth }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('fail' as const),
      mode: fc.constantFrom('down', 'busy', 'half', 'drop'),
      times: fc.constantFrom(1, 2, 5),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('handOut', 'takeBack', 'lower', 'remove'), nth }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constantFrom('assign', 'assignTenant', 'setAside', 'reopen'), nth }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 61, 700, 90_000),
    }),
  },
)

export type Act = typeof act extends fc.Arbitrary<infer A> ? A : never
export type Row = typeof row extends fc.Arbitrary<infer R> ? R : never
