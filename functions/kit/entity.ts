/**
 * What a file `functions/<domain>/table/<entity>.ts` says of itself. `npm run docs` makes docs/table.md from it, and
 * the tests hold `open` against what other domains import.
 */
export interface Entity {
  /** How long an item lives, and why. */
  kept: string
  /** Names of the functions that other domains may use; the rest is the domain's own. */
  open: readonly string[]
  /**
   * Arguments with which each function shows its keys; `null` for one that only turns values into values. A text in
   * braces stands in the page as it is.
   */
  samples: Readonly<Record<string, readonly unknown[] | null>>
}
