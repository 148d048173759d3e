/** How long the random runs are: a factor on the size that each test has for every day. */
const FACTOR = Number(process.env.REOL_SOAK || 1)
if (!(FACTOR >= 1)) throw new Error(`REOL_SOAK=${process.env.REOL_SOAK} is no factor: use 1 or more`)

/** So many at every day's size; ten times as many with REOL_SOAK=10. */
export const soak = (everyday: number): number => Math.ceil(everyday * FACTOR)
