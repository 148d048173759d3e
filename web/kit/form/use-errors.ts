import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfField, textOfCode } from '../notify.ts'
import type { Codes } from './codes.ts'

export interface FieldError {
  field: string
  label: string
  text: string
}

interface Words {
  /** Names of fields; those without one are called as `fields.*` says. */
  labels?: Partial<Record<string, string>>
  /** A text of a code that is better here than the common one. */
  textOf?: (field: string, code: string) => string | undefined
}

const without = (codes: Codes, field: string): Codes =>
  Object.fromEntries(Object.entries(codes).filter(([name]) => name !== field))

/** What is wrong with the fields of a form, in words. */
export const useErrors = (fields: readonly string[], { labels, textOf }: Words) => {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<Codes>({})
  const [attempt, setAttempt] = useState(0)
  const labelOf = (field: string): string => labels?.[field] ?? nameOfField(field)
  const textOfError = (field: string, code: string): string =>
    textOf?.(field, code) ??
    (code === 'required' ? t('kit.required', { field: labelOf(field) }) : textOfCode(code))
  return {
    codes,
    /** Grows with each try, so that what is wrong is read out again. */
    attempt,
    labelOf,
    errors: fields.flatMap((field): FieldError[] => {
      const code = codes[field]
      return code ? [{ field, label: labelOf(field), text: textOfError(field, code) }] : []
    }),
    /** Marks the fields; true when there were any. */
    refuse: (found: Codes): boolean => {
      setCodes(found)
      setAttempt(before => before + 1)
      return Object.keys(found).some(field => fields.includes(field))
    },
    /** Nothing is wrong any more: with these fields, or with all. */
    clear: (some?: readonly string[]) => setCodes(some ? some.reduce(without, codes) : {}),
  }
}
