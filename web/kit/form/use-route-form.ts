/** A form whose fields are those of a route's body: checked by the route's own shape, refused field by field. */
import type { Route } from '#shared/kit/contract.ts'
import { useOneAtATime } from '../act/use-one-at-a-time.ts'
import { draftIn, type Typed, type Value } from './conflict.ts'
import { fieldProps } from './field-props.ts'
import { useErrors } from './use-errors.ts'
import { type SaveOptions, useSave } from './use-save.ts'
import { useSaved } from './use-saved.ts'

export interface RouteFormOptions<R extends Route, T extends Typed> extends SaveOptions<R, T> {
  /** What the fields hold at first, by their names in the body. */
  initial: T
  /** Names of fields; those without one are called as `fields.*` says. */
  labels?: Partial<Record<keyof T & string, string>>
  /**
   * The version that was read, where two people may change the same thing (decision D30). It is sent along, and the
   * call answers the saved thing with its new version.
   */
  version?: number
  /** Fields that are wrong only together, as a name and a password: to edit one clears them all. */
  areOne?: boolean
  /** A value in the reader's words, where it is a code. */
  nameOf?: (field: string, value: Value) => string | undefined
  /** A text of a code that is better here than the common one. */
  textOf?: (field: string, code: string) => string | undefined
  onChange?: (typed: T) => void
  /** Fields that the reader's role may not change. */
  isLocked?: (field: keyof T & string) => boolean
  /** Fields that no draft keeps. */
  secrets?: readonly (keyof T & string)[]
}

export const useRouteForm = <R extends Route, T extends Typed>(options: RouteFormOptions<R, T>) => {
  const { initial, version, secrets } = options
  const { typed, setTyped, saved, replace, isChanged } = useSaved(initial, version)
  const errors = useErrors(Object.keys(initial), options)
  const { conflict, save } = useSave(options, { initial, refuse: errors.refuse, replace })
  const oneAtATime = useOneAtATime()
  const change = (some: Partial<T>) => {
    // An answer may come after more was typed.
    setTyped(before => ({ ...before, ...some }))
    errors.clear(options.areOne ? undefined : Object.keys(some))
    options.onChange?.({ ...typed, ...some })
  }
  const kept = Object.entries(typed).map(([field, value]): [string, Value] => [
    field,
    secrets?.includes(field) ? (saved.values[field] ?? '') : value,
  ])
  return {
    typed,
    errors: errors.errors,
    attempt: errors.attempt,
    conflict,
    labelOf: errors.labelOf,
    refuse: errors.refuse,
    submit: (event?: { preventDefault(): void }): Promise<boolean> => {
      event?.preventDefault()
      return oneAtATime(() => save(typed, saved))
    },
    nameOf: (field: string, value: Value) => options.nameOf?.(field, value),
    isChanged,
    /** What a draft keeps of this form. */
    state: { typed: Object.fromEntries(kept), saved },
    restore: (found: unknown): boolean => {
      const draft = draftIn(found, initial)
      if (draft) replace(draft.typed, draft.saved)
      return draft !== undefined
    },
    /** Takes back what was typed. */
    discard: () => {
      errors.clear()
      replace(initial, { values: initial, version })
    },
    /** The reader has decided: saves these values over what the other left. */
    resolve: (chosen: Typed) => {
      if (!conflict) return
      const values = { ...typed, ...chosen }
      replace(values, conflict.present)
      void oneAtATime(() => save(values, conflict.present))
    },
    /** Fills several fields at once. */
    change,
    ...fieldProps(typed, errors, change, options.isLocked),
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
