/** A form whose fields are those of a route's body: checked by the route's own shape, refused field by field. */
import { type ChangeEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Route, SentBody } from '#shared/kit/contract.ts'
import { asFailure, type CallFailure } from '../failure.ts'
import { underLoader } from '../loader.tsx'
import { nameOfField, notify, tellFailure, textOfCode } from '../notify.ts'
import { type Codes, parseBody, refusedFields, withoutEmpty } from './codes.ts'
import { type Conflict, conflictIn } from './conflict.ts'

export type Typed = Record<string, string | number | boolean>

interface RouteFormOptions<R extends Route, T extends Typed> {
  route: R
  /** What the fields hold at first, by their names in the body. */
  initial: T
  /** Names of fields; those without one are called as `fields.*` says. */
  labels?: Partial<Record<keyof T & string, string>>
  /** The body of what was typed; without it the fields are the body. A version that the reader has seen goes along. */
  body?: (typed: T, version: unknown) => Record<string, unknown>
  /** The version that was read, where two people may change the same thing (decision D30). */
  version?: unknown
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
  /** What is said when it is done: added, changed, deleted, sent. */
  done?: string
  /** What comes after it, as leading on. */
  onDone?: () => void
  /** Maps a refusal that names no field to codes by field; undefined shows it as a notification. */
  refused?: (failure: CallFailure) => Codes | undefined
  /** A text of a code that is better here than the common one. */
  textOf?: (field: string, code: string) => string | undefined
  onChange?: (typed: T) => void
}

export interface FieldError {
  field: string
  text: string
}

const without = (codes: Codes, field: string): Codes =>
  Object.fromEntries(Object.entries(codes).filter(([name]) => name !== field))

export const useRouteForm = <R extends Route, T extends Typed>(options: RouteFormOptions<R, T>) => {
  const { t } = useTranslation()
  const { route, initial, labels = {}, refused, textOf } = options
  const [typed, setTyped] = useState(initial)
  const [codes, setCodes] = useState<Codes>({})
  const [attempt, setAttempt] = useState(0)
  const [version, setVersion] = useState(options.version)
  const [conflict, setConflict] = useState<Conflict>()
  /** What was last read or saved, to compare with. */
  const saved = useRef<Typed>(initial)
  const newest = useRef<Typed>(typed)
  newest.current = typed

  const labelOf = (field: string): string =>
    (labels as Record<string, string | undefined>)[field] ?? nameOfField(field)
  const textOfError = (field: string, code: string): string =>
    textOf?.(field, code) ??
    (code === 'required' ? t('kit.required', { field: labelOf(field) }) : textOfCode(code))
  const errors: FieldError[] = Object.keys(initial).flatMap(field => {
    const code = codes[field]
    return code ? [{ field, text: textOfError(field, code) }] : []
  })

  /** Marks the fields; true when there were any. */
  const refuse = (found: Codes): boolean => {
    setCodes(found)
    setAttempt(before => before + 1)
    return Object.keys(found).some(field => field in initial)
  }
  const tellRefusal = (thrown: unknown) => {
    const failure = asFailure(thrown)
    const changed = conflictIn(failure, typed)
    if (changed) return setConflict(changed)
    if (!refuse(refused?.(failure) ?? refusedFields(failure, initial))) tellFailure(failure)
  }
  const submit = async (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    const given = withoutEmpty(options.body?.(typed, version) ?? typed)
    const { codes: found, body } = parseBody(route.body, given)
    const isRightBeside = options.isRightBeside?.() ?? true
    const wrong = { ...found, ...options.check?.(typed) }
    if (!refuse(wrong)) for (const code of Object.values(wrong)) notify('error', textOfCode(code))
    if (Object.keys(wrong).length || !isRightBeside) return
    try {
      await underLoader(options.busy, () => options.send(body as SentBody<R>))
    } catch (thrown) {
      return tellRefusal(thrown)
    }
    saved.current = typed
    if (options.done) notify('good', options.done)
    options.onDone?.()
  }
  const set = (field: keyof T & string, value: unknown) => {
    const changed = { ...typed, [field]: value }
    setTyped(changed)
    setCodes(options.areOne ? {} : without(codes, field))
    options.onChange?.(changed)
  }
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
    /** True while something typed is not saved. Reads the newest state, also from a stale closure. */
    isChanged: () => Object.entries(newest.current).some(([field, value]) => saved.current[field] !== value),
    /** The reader has decided: these values, over the version that is there now. */
    settle: (chosen: Partial<Typed>, over: unknown) => {
      setTyped({ ...typed, ...chosen })
      setVersion(over)
      setConflict(undefined)
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
  'errors' | 'attempt' | 'conflict' | 'submit' | 'labelOf' | 'settle' | 'isChanged'
>
