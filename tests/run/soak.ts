/**
 * REOL_SOAK: how long random runs are. Below 2,000 a factor on the size that they have in `npm run test:all`; from 2,000 on
 * the number of steps of the random walk (tests/faults/walk.test.ts), and the others grow with it. `npm test` runs a third.
 */
const WALK_STEPS = 150
const LEAST_AS_STEPS = 2_000
const GATE = 1 / 3
const GIVEN = Number(process.env.REOL_SOAK || GATE)
if (!(GIVEN >= GATE)) throw new Error(`REOL_SOAK=${process.env.REOL_SOAK} is no size: use 1 or more`)
const FACTOR = GIVEN < LEAST_AS_STEPS ? GIVEN : GIVEN / WALK_STEPS

/** True in a long run: random runs are longer than in `npm run test:all`, and their seed is new. */
export const IS_LONG = FACTOR > 1

/** Multiplies the size of a run by REOL_SOAK. */
export const soak = (size: number): number => Math.ceil(size * FACTOR)

/** The number of steps of the random walk. */
export const walkSteps = (): number => soak(WALK_STEPS)
