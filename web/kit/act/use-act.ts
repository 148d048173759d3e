/** The one way to act: asks, sends under the overlay, says what became of it, and shows the page as it is then. */
import type { Send } from '../calls/caller.tsx'
import type { Question } from '../dialog/dialogs.tsx'
import { useConfirm } from '../dialog/use-confirm.ts'
import { asFailure, type CallFailure, hasCode } from '../failure.ts'
import { returnFocus } from '../focus.ts'
import { underLoader } from '../loader.tsx'
import { notify, tellFailure } from '../notify.ts'
import { useOneAtATime } from './use-one-at-a-time.ts'
import { useSend } from './use-send.ts'

/** A text that warns, or what is done instead. */
type Refused = string | ((failure: CallFailure) => unknown)

interface How<T> {
  /** Asked before anything is sent. */
  ask?: Question
  /** What the overlay says meanwhile. */
  busy: string
  /** What is said when it is done. */
  done?: string | ((answer: T) => string)
  /** What is said of refusals, by their codes. `any`: all that have no text of their own. Without one `tellFailure` does. */
  refused?: Readonly<Record<string, Refused>>
  /** Fetches what no call makes stale by its contract, under the same overlay, also after a refusal. Must not reject. */
  refresh?: () => unknown
}

/** An act without an answer resolves to true. */
type Done<T> = [T] extends [undefined] ? true : T

export type Act = <T>(work: (send: Send) => Promise<T>, how: How<T>) => Promise<Done<T> | undefined>

const tellRefused = (failure: CallFailure, refused: Readonly<Record<string, Refused>> = {}): void => {
  const code = Object.keys(refused).find(one => hasCode(failure, one))
  const told = refused[code ?? 'any'] ?? tellFailure
  if (typeof told === 'string') notify('warning', told)
  else told(failure)
}

/**
 * Runs one act of a person. Resolves to the answer, or to undefined when the person thought better of it, when it was
 * refused, or when the act before it still runs: a double press sends once.
 */
export const useAct = (): Act => {
  const confirm = useConfirm()
  const send = useSend()
  const oneAtATime = useOneAtATime()
  return async <T>(work: (send: Send) => Promise<T>, { ask, busy, done, refused, refresh }: How<T>) => {
    /** Resolves to the answer of the work, or to why it failed. */
    const tried = (): Promise<{ answer: T } | { failure: CallFailure }> =>
      work(send).then(
        answer => ({ answer }),
        thrown => ({ failure: asFailure(thrown) }),
      )
    const run = async (): Promise<Done<T> | undefined> => {
      if (ask && !(await confirm(ask))) return undefined
      const outcome = await underLoader(busy, tried, refresh)
      if ('failure' in outcome) {
        tellRefused(outcome.failure, refused)
        return undefined
      }
      if (done) notify('good', typeof done === 'string' ? done : done(outcome.answer))
      return (outcome.answer ?? true) as Done<T>
    }
    const focused = document.activeElement
    const result = await oneAtATime(run)
    if (ask) returnFocus(focused)
    return result === false ? undefined : result
  }
}
