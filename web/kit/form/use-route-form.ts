/** A form whose fields are those of a route's body: checked by the route's own shape, refused field by field. */
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route, SentBody } from '#shared/kit/contract.ts'
import { asFailure, type CallFailure } from '../failure.ts'
import { underLoader } from '../loader.tsx'
import { nameOfField, notify, tellFailure, textOfCode } from '../notify.ts'
import { type Codes, onlyChanged, parseBody, refusedFields, withoutEmpty } from './codes.ts'
import {
  type Conflict,
  conflictIn,
  draftIn,
  type Merge,
  type Saved,
  savedAs,
  type Typed,
  type Value,
  withVersion,
} from './conflict.ts'
import { useOneAtATime } from './one-at-a-time.ts'
import { useSaved } from './use-saved.ts'

interface RouteFormOptions<R extends Route, T extends Typed> {
  route: R
  /** What the fields hold at first, by their names in the body. */
  initial: T
  /** Names of fields; those without one are called as `fields.*` says. */
  labels?: Partial<Record<keyof T & string, string>>
  /** The body of what was typed. Without it the fields are the body, of a PATCH those that were changed. */
  body?: (typed: T) => Record<string, unknown>
  /**
   * The version that was read, where two people may change the same thing (decision D30). It is sent along, and the
   * call answers the saved thing with its new version.
   */
  version?: number
  /** What the shape cannot say: codes by field. */
  check?: (typed: T) => Codes
  /** Checks inputs that are not fields of this form, and shows their errors itself. */
  isRightBeside?: () => boolean
  /** Fields that are wrong only together, as a name and a password: to edit one clears them all. */
  areOne?: boolean
  /** Sends the checked body. Throws CallFailure. */
  send: (body: SentBody<R>) => Promise<unknown>
  /** What the overlay says meanwhile. */
  busy: string
  /** Fetches again what the page shows, under the same overlay (loader.tsx). Never rejects. */
  refresh?: () => unknown
  /** What is said when it is done: added, changed, deleted, sent. */
  done?: string
  /** What comes after it, as leading on. */
  onDone?: () => void
  /** Maps a refusal that names no field to codes by field; undefined shows it as a notification. */
  refused?: (failure: CallFailure) => Codes | undefined
  /** A value in the reader's words, where it is a code. */
  nameOf?: (field: string, value: Value) => string | undefined
  /** A text of a code that is better here than the common one. */
  textOf?: (field: string, code: string) => string | undefined
  onChange?: (typed: T) => void
  /** Joins what two people changed in one field, so that the reader may take both. */
  merge?: Merge
  /**
   * Shows what another has changed meanwhile where the form's own fields do not hold it, as an amount that can still go
   * back. The reader then decides again, over the present version. Without it such a form is saved over the change.
   */
  changed?: (present: unknown) => void
  /** Fields that no draft keeps. */
  secrets?: readonly (keyof T & string)[]
}

export interface FieldError {
  field: string
  label: string
  text: string
}

const without = (codes: Codes, field: string): Codes =>
  Object.fromEntries(Object.entries(codes).filter(([name]) => name !== field))

export const useRouteForm = <R extends Route, T extends Typed>(options: RouteFormOptions<R, T>) => {
  const { t } = useTranslation()
  const { route, initial, labels = {}, refused, textOf } = options
  const { typed, setTyped, saved, replace, isChanged } = useSaved(initial, options.version)
  const [codes, setCodes] = useState<Codes>({})
  const [attempt, setAttempt] = useState(0)
  const [conflict, setConflict] = useState<Conflict>()
  const oneAtATime = useOneAtATime()

  const labelOf = (field: string): string =>
    (labels as Record<string, string | undefined>)[field] ?? nameOfField(field)
  const textOfError = (field: string, code: string): string =>
    textOf?.(field, code) ??
    (code === 'required' ? t('kit.required', { field: labelOf(field) }) : textOfCode(code))
  const errors: FieldError[] = Object.keys(initial).flatMap(field => {
    const code = codes[field]
    return code ? [{ field, label: labelOf(field), text: textOfError(field, code) }] : []
  })

  /** Marks the fields; true when there were any. */
  const refuse = (found: Codes): boolean => {
    setCodes(found)
    setAttempt(before => before + 1)
    return Object.keys(found).some(field => field in initial)
  }
  const isPatch = route.method === 'PATCH' && !options.body
  const fieldsOf = (values: T, over: Saved) =>
    isPatch ? onlyChanged(values, over.values) : withoutEmpty(options.body?.(values) ?? values)
  const isRight = (values: T, found: Codes): boolean => {
    const isRightBeside = options.isRightBeside?.() ?? true
    const wrong = { ...found, ...options.check?.(values) }
    if (!refuse(wrong)) for (const code of Object.values(wrong)) notify('error', textOfCode(code))
    return isRightBeside && !Object.keys(wrong).length
  }
  const tellRefusal = (thrown: unknown, values: T, over: Saved): Promise<boolean> | false => {
    const failure = asFailure(thrown)
    const found = conflictIn(failure, values, over, options.merge)
    if (found && options.changed) {
      replace(values, { ...over, version: found.present.version })
      options.changed((failure.body as { present: unknown }).present)
      return false
    }
    // Nothing to choose: what the other changed is not in this form, or is the same.
    if (found && !found.differences.length) return save(values, found.present)
    if (found) setConflict(found)
    else if (!refuse(refused?.(failure) ?? refusedFields(failure, initial))) tellFailure(failure)
    return false
  }
  /** Saves the values over what was read or saved last; false when that was refused or failed. */
  const save = async (values: T, over: Saved): Promise<boolean> => {
    const fields = fieldsOf(values, over)
    const { codes: found, body } = parseBody(route.body, withVersion(fields, over))
    setConflict(undefined)
    if (!isRight(values, found)) return false
    const hasNothingToSend = isPatch && !Object.keys(fields).length
    try {
      const send = () => options.send(body as SentBody<R>)
      const answer = hasNothingToSend ? undefined : await underLoader(options.busy, send, options.refresh)
      const now = savedAs(answer, values, over)
      replace(now.values, now)
    } catch (thrown) {
      return tellRefusal(thrown, values, over)
    }
    if (options.done) notify('good', options.done)
    options.onDone?.()
    return true
  }
  const submit = (event?: { preventDefault(): void }): Promise<boolean> => {
    event?.preventDefault()
    return oneAtATime(() => save(typed, saved))
  }
  const change = (some: Partial<T>) => {
    // An answer may come after more was typed.
    setTyped(before => ({ ...before, ...some }))
    setCodes(options.areOne ? {} : Object.keys(some).reduce(without, codes))
    options.onChange?.({ ...typed, ...some })
  }
  const set = (field: keyof T & string, value: unknown) => change({ [field]: value } as Partial<T>)
  const kept = Object.entries(typed).map(([field, value]): [string, Value] => [
    field,
    options.secrets?.includes(field) ? (saved.values[field] ?? '') : value,
  ])
  const common = (field: keyof T & string) => ({
    id: field,
    label: labelOf(field),
    error: errors.find(error => error.field === field)?.text,
    'aria-invalid': codes[field] ? (true as const) : undefined,
  })
  return {
    typed,
    errors,
    /** Grows with each try, so that what is wrong is read out again. */
    attempt,
    conflict,
    labelOf,
    refuse,
    submit,
    nameOf: (field: string, value: Value) => options.nameOf?.(field, value),
    isChanged,
    /** What a draft keeps of this form. */
    state: { typed: Object.fromEntries(kept), saved },
    restore: (kept: unknown): boolean => {
      const draft = draftIn(kept, initial)
      if (draft) replace(draft.typed, draft.saved)
      return draft !== undefined
    },
    /** Takes back what was typed. */
    discard: () => {
      setCodes({})
      replace(initial, { values: initial, version: options.version })
    },
    /** The reader has decided: saves these values over what the other left. */
    resolve: (chosen: Typed) => {
      if (!conflict) return
      const values = { ...typed, ...chosen }
      replace(values, conflict.present)
      void oneAtATime(() => save(values, conflict.present))
    },
    /** Props of a field into which something is typed. */
    field: (field: keyof T & string) => ({
      ...common(field),
      value: String(typed[field]),
      onChange: ({
        currentTarget,
      }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(field, currentTarget.value),
    }),
    /** What every kind of box shows of a field. */
    text: (field: keyof T & string) => ({ ...common(field), value: String(typed[field]) }),
    /** Fills several fields at once. */
    change,
    /** Props of a day's box: what is no day stays as it is typed, and is refused on saving. */
    day: (field: keyof T & string) => ({
      ...common(field),
      value: String(typed[field]),
      onChoose: (day: string) => set(field, day),
      keepsTyped: true as const,
    }),
    /** Props of a field that is ticked. */
    box: (field: keyof T & string) => ({
      ...common(field),
      checked: Boolean(typed[field]),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(field, currentTarget.checked),
    }),
  }
}

export type RouteForm = Pick<
  ReturnType<typeof useRouteForm>,
  | 'errors'
  | 'attempt'
  | 'conflict'
  | 'submit'
  | 'labelOf'
  | 'nameOf'
  | 'resolve'
  | 'isChanged'
  | 'state'
  | 'restore'
  | 'discard'
>
