import type { Seconds } from '#shared/kit/units.ts'
import type { TillProblem } from '#shared/tills/states.ts'

/** The till does not work now: not for what was asked, and not for anything else. */
export class TillFailed extends Error {
  readonly kind: TillProblem
  /** The till's own words; empty: it said none. */
  readonly words: string
  /** The till wants to be left alone for so long. */
  readonly waitSeconds: Seconds | undefined

  constructor(kind: TillProblem, words: string, waitSeconds?: Seconds) {
    super(`the till fails (${kind}): ${words}`)
    this.kind = kind
    this.words = words
    this.waitSeconds = waitSeconds
  }
}

/** The till does not take this product, and says why. */
export class ProductRefused extends Error {}
