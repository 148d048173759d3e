import { type Stored, stored } from '../kit/stored.ts'

const KEPT: Record<string, Stored<string>> = {}

/** The id of the job that this tab began for a list, so that a reload of the page finds it again. Empty: none. */
export const keptJob = (list: string): Stored<string> => {
  KEPT[list] ??= stored(
    `job:${list}`,
    found => (typeof found === 'string' ? found : ''),
    () => sessionStorage,
  )
  return KEPT[list]
}
