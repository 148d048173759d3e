/**
 * Random acts of a market's guests, tenants and staff, its card provider and the clock, in any order and several at once.
 * Events, timers and answers of the provider get lost on the way.
 */
import fc from 'fast-check'

/** Records with the normal prototype, so that the output of a failed run is readable. */
const plain = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<T>

export const VISITORS = 4
const who = fc.nat(VISITORS - 1)

/** `which` counts back from the visitor's newest reservation or payment. */
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: plain({
      does: fc.constant('reserve' as const),
      who,
      /**
       * The index of the period, and about how many days from today it starts. The last three are to come after a
       * fortnight.
       */
      period: fc.nat(1),
      from: fc.constantFrom(1, 4, 9, 20, 20, 21),
      sameCart: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: plain({ does: fc.constant('init' as const), who, all: fc.boolean() }),
  },
  {
    weight: 6,
    arbitrary: plain({
      does: fc.constant('pay' as const),
      who,
      which: fc.nat(1),
      outcome: fc.constantFrom('approve', 'approve', 'approve', 'decline', 'cancel', 'error'),
      webhook: fc.constantFrom('now', 'late', 'twice', 'never'),
    }),
  },
  {
    weight: 5,
    arbitrary: plain({ does: fc.constant('confirm' as const), who, which: fc.nat(1) }),
  },
  {
    weight: 4,
    arbitrary: plain({
      does: fc.constantFrom('cancel' as const, 'fail' as const, 'forget' as const),
      who,
      which: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({ does: fc.constant('delete' as const), who, which: fc.nat(2) }),
  },
  {
    weight: 2,
    arbitrary: plain({
      does: fc.constant('wait' as const),
      seconds: fc.constantFrom(60, 60, 450, 901, 1_100),
    }),
  },
  {
    weight: 4,
    arbitrary: plain({
      does: fc.constantFrom('extend' as const, 'extend' as const, 'takeOver' as const, 'change' as const),
      who,
      which: fc.nat(2),
    }),
  },
  {
    weight: 4,
    arbitrary: plain({
      does: fc.constant('withdraw' as const),
      who,
      which: fc.nat(2),
      /** Who ends the same booking at the same moment. */
      meets: fc.constantFrom('nobody' as const, 'tab' as const, 'staff' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({
      /** In one tab by the cart, in another by the link in a mail. */
      does: fc.constant('extendTwice' as const),
      who,
      which: fc.nat(2),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({
      does: fc.constant('payWhileMoved' as const),
      who,
      which: fc.nat(1),
      days: fc.integer({ min: -3, max: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: plain({
      does: fc.constant('staffBook' as const),
      tenant: fc.nat(1),
      status: fc.constantFrom(1, 1, 1, 2, 2, 3),
      shelf: fc.nat(5),
      from: fc.nat(9),
      days: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 6,
    arbitrary: plain({
      does: fc.constantFrom(
        'staffMove' as const,
        'staffSwap' as const,
        'staffDelete' as const,
        'staffConfirm' as const,
        'staffAsk' as const,
        'staffAsk' as const,
        'staffAsk' as const,
        'staffWithdraw' as const,
        'staffSettle' as const,
      ),
      which: fc.nat(5),
      by: fc.integer({ min: -3, max: 3 }),
      shelf: fc.nat(5),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({
      does: fc.constantFrom('staffRefund' as const, 'staffRefundPart' as const),
      which: fc.nat(5),
      by: fc.constant(0),
      shelf: fc.nat(1),
    }),
  },
  {
    weight: 2,
    arbitrary: plain({ does: fc.constant('payAsked' as const), tenant: fc.nat(1) }),
  },
  {
    weight: 4,
    arbitrary: plain({
      does: fc.constant('moveOwn' as const),
      tenant: fc.nat(1),
      which: fc.nat(2),
      /** 0: to another shelf. */
      days: fc.nat(3),
      meets: fc.constantFrom('nobody' as const, 'tab' as const, 'staff' as const, 'refund' as const),
    }),
  },
  {
    weight: 4,
    arbitrary: plain({
      does: fc.constant('handOn' as const),
      tenant: fc.nat(1),
      which: fc.nat(2),
      toTenant: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: plain({
      does: fc.constant('answerOffer' as const),
      which: fc.nat(2),
      /** What happens to the booking while the friend accepts. */
      meets: fc.constantFrom(
        'nobody' as const,
        'accept' as const,
        'decline' as const,
        'takeBack' as const,
        'refund' as const,
        'staffMove' as const,
        'withdraw' as const,
        'extend' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: plain({ does: fc.constant('lose' as const), events: fc.integer({ min: 1, max: 4 }) }),
  },
  {
    weight: 1,
    arbitrary: plain({
      does: fc.constant('fault' as const),
      mode: fc.constantFrom('down', 'drop'),
      calls: fc.integer({ min: 1, max: 6 }),
    }),
  },
)

type ActIn<T> = T extends fc.Arbitrary<infer A> ? A : never
export type Act = ActIn<typeof act>

/** About this many acts, in bursts of one to five that run at the same time. */
export const bursts = (acts: number) =>
  fc.array(fc.array(act, { minLength: 1, maxLength: 5, size: 'max' }), {
    minLength: Math.ceil(acts / 3),
    maxLength: Math.ceil(acts / 3),
    size: 'max',
  })
