/** REOL_SOAK: a factor on the size of random runs. */
const FACTOR = Number(process.env.REOL_SOAK || 1)
if (!(FACTOR >= 1)) throw new Error(`REOL_SOAK=${process.env.REOL_SOAK} is not a factor: use 1 or more`)

/** Multiplies the default size of a run by REOL_SOAK. */
export const soak = (everyday: number): number => Math.ceil(everyday * FACTOR)
