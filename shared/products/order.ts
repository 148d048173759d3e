/** The order of things in a sheet, as runs of their running numbers: `1-30,45,31`. */

/** The numbers of a text that `orderText` made. */
export const orderFrom = (text: string): number[] =>
  text
    ? text.split(',').flatMap(run => {
        const [first = 0, last = first] = run.split('-').map(Number)
        return Array.from({ length: last - first + 1 }, (_, at) => first + at)
      })
    : []

/** Runs, so that a sheet of 200 things typed one after another is a few letters. */
export const orderText = (running: readonly number[]): string => runsOf(running).map(runText).join(',')

export interface Run {
  first: number
  last: number
}

/** The numbers as runs of neighbours, in their order. */
export const runsOf = (running: readonly number[]): Run[] => {
  const runs: Run[] = []
  for (const number of running) {
    const run = runs.at(-1)
    if (run && number === run.last + 1) run.last = number
    else runs.push({ first: number, last: number })
  }
  return runs
}

const runText = ({ first, last }: Run): string => (first === last ? `${first}` : `${first}-${last}`)
