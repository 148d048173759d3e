import { useState } from 'react'
import type { Route, SentBody, SentParams } from '#shared/kit/contract.ts'
import { showsOld, useSend } from '../act/use-send.ts'
import type { Send } from '../calls/caller.tsx'
import { asFailure, type CallFailure } from '../failure.ts'
import { underLoader } from '../loader.tsx'
import { notify, tellFailure, textOfCode } from '../notify.ts'
import { type Codes, onlyChanged, parseBody, refusedFields, withoutEmpty } from './codes.ts'
import {
  type Conflict,
  conflictIn,
  type Merge,
  type Saved,
  savedAs,
  type Typed,
  withVersion,
} from './conflict.ts'

export interface SaveOptions<R extends Route, T extends Typed> {
  route: R
  /** Of the route's path. */
  params?: SentParams<R>
  /** The body of what was typed. Without it the fields are the body, of a PATCH those that were changed. */
  body?: (typed: T) => Record<string, unknown>
  /** What the shape cannot say: codes by field. */
  check?: (typed: T) => Codes
  /** Checks inputs that are not fields of this form, and shows their errors itself. */
  isRightBeside?: () => boolean
  /** Sends the checked body otherwise than to the route with its params. `typed`: all fields. Throws CallFailure. */
  send?: (body: SentBody<R>, send: Send, typed: T) => Promise<unknown>
  /** What the overlay says meanwhile. */
  busy: string
  /**
   * Fetches again what no call makes stale by its contract: when it is done, under the same overlay, and when a refusal
   * says that the screen is old. Must not reject.
   */
  refresh?: () => unknown
  /** What is said when it is done: added, changed, deleted, sent. */
  done?: string
  /** What comes after it, as leading on. */
  onDone?: () => void
  /** Maps a refusal that names no field to codes by field; undefined shows it as a notification. */
  refused?: (failure: CallFailure) => Codes | undefined
  /** Joins what two people changed in one field, so that the reader may take both. */
  merge?: Merge
  /**
   * Shows what another has changed meanwhile where the form's own fields do not hold it, as an amount that can still go
   * back. The reader then decides again, over the present version. Without it such a form is saved over the change.
   */
  changed?: (present: unknown) => void
}

interface Of<T extends Typed> {
  initial: T
  refuse: (found: Codes) => boolean
  replace: (values: Typed, now: Saved, sent?: Typed) => void
}

/** Checks and sends what is typed; where another was faster, the reader chooses between the two (D30). */
export const useSave = <R extends Route, T extends Typed>(
  options: SaveOptions<R, T>,
  { initial, refuse, replace }: Of<T>,
) => {
  const [conflict, setConflict] = useState<Conflict>()
  const send = useSend()
  const { route, params } = options
  const isPatch = route.method === 'PATCH' && !options.body
  const fieldsOf = (values: T, over: Saved) =>
    isPatch ? onlyChanged(values, over.values) : withoutEmpty(options.body?.(values) ?? values)
  const isRight = (values: T, found: Codes): boolean => {
    const isRightBeside = options.isRightBeside?.() ?? true
    const wrong = { ...options.check?.(values), ...found }
    if (!refuse(wrong)) for (const code of Object.values(wrong)) notify('error', textOfCode(code))
    return isRightBeside && !Object.keys(wrong).length
  }
  const tellRefusal = (failure: CallFailure, values: T, over: Saved): Promise<boolean> | false => {
    if (showsOld(failure)) void options.refresh?.()
    const found = conflictIn(failure, values, over, options.merge)
    if (found && options.changed) {
      replace(values, { ...over, version: found.present.version }, values)
      options.changed((failure.body as { present: unknown }).present)
      return false
    }
    // Nothing to choose: what the other changed is not in this form, or is the same.
    if (found && !found.differences.length) return save(values, found.present)
    if (found) setConflict(found)
    else if (!refuse(options.refused?.(failure) ?? refusedFields(failure, initial))) tellFailure(failure)
    return false
  }
  const sendBody = (body: SentBody<R>, values: T): Promise<unknown> =>
    options.send?.(body, send, values) ?? send(route as Route, { params, body } as object)
  /** Saves the values over what was read or saved last; false when that was refused or failed. */
  const save = async (values: T, over: Saved): Promise<boolean> => {
    const fields = fieldsOf(values, over)
    const { codes: found, body } = parseBody(route.body, withVersion(fields, over))
    setConflict(undefined)
    if (!isRight(values, found)) return false
    const hasNothingToSend = isPatch && !Object.keys(fields).length
    try {
      const answer = hasNothingToSend
        ? undefined
        : await underLoader(options.busy, () => sendBody(body as SentBody<R>, values), options.refresh)
      const now = savedAs(answer, values, over)
      replace(now.values, now)
    } catch (thrown) {
      return tellRefusal(asFailure(thrown), values, over)
    }
    if (options.done) notify('good', options.done)
    options.onDone?.()
    return true
  }
  return { conflict, save }
}
