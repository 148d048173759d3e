/** Saves changed prices in parts that each fit one commit: a part is saved whole, or not at all. */
import { asFailure, type CallFailure } from '../kit/failure.ts'

/** Fewer lines than a call takes: a commit also counts the prices of each type and period, and notes who changed them. */
const LINES_OF_A_PART = 30

export interface Part {
  keys: readonly string[]
  send: () => Promise<unknown>
}

/** The changed cells of a grid as parts to send. */
export const partsOf = (
  keys: readonly string[],
  send: (keys: readonly string[]) => Promise<unknown>,
): Part[] =>
  Array.from({ length: Math.ceil(keys.length / LINES_OF_A_PART) }, (_, at) => {
    const some = keys.slice(at * LINES_OF_A_PART, (at + 1) * LINES_OF_A_PART)
    return { keys: some, send: () => send(some) }
  })

/** Sends part after part, also after a refused one. Answers the keys that are saved, and why others are not. */
export const sendParts = async (
  parts: readonly Part[],
): Promise<{ saved: string[]; failure: CallFailure | undefined }> => {
  const saved: string[] = []
  let failure: CallFailure | undefined
  for (const { keys, send } of parts)
    try {
      await send()
      saved.push(...keys)
    } catch (thrown) {
      failure ??= asFailure(thrown)
    }
  return { saved, failure }
}
