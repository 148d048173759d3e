import { type Stored, stored } from '../kit/stored.ts'

const KEPT: Record<string, Stored<string>> = {}

/** The id of the job that this tab started for a list. A reload finds the job by it. Empty when there is none. */
export const keptJob = (list: string): Stored<string> => {
  KEPT[list] ??= stored(
    `job:${list}`,
    found => (typeof found === 'string' ? found : ''),
    () => sessionStorage,
  )
  return KEPT[list]
}
