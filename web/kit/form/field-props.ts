import type { ChangeEvent } from 'react'
import type { Typed } from './conflict.ts'
import type { useErrors } from './use-errors.ts'

/** What the boxes of a form are given, by what is typed into them. */
export const fieldProps = <T extends Typed>(
  typed: T,
  { codes, errors, labelOf }: ReturnType<typeof useErrors>,
  change: (some: Partial<T>) => void,
  isLocked: (field: keyof T & string) => boolean = () => false,
) => {
  type Field = keyof T & string
  const set = (field: Field, value: unknown) => change({ [field]: value } as Partial<T>)
  const common = (field: Field) => ({
    id: field,
    label: labelOf(field),
    error: errors.find(error => error.field === field)?.text,
    'aria-invalid': codes[field] ? (true as const) : undefined,
    ...(isLocked(field) && { disabled: true }),
  })
  return {
    /** Props of a field into which something is typed. */
    field: (field: Field) => ({
      ...common(field),
      value: String(typed[field]),
      onChange: ({
        currentTarget,
      }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
        set(field, currentTarget.value),
    }),
    /** What every kind of box shows of a field. */
    text: (field: Field) => ({ ...common(field), value: String(typed[field]) }),
    /** Props of a day's box: what is no day stays as it is typed, and is refused on saving. */
    day: (field: Field) => ({
      ...common(field),
      value: String(typed[field]),
      onChoose: (day: string) => set(field, day),
      keepsTyped: true as const,
    }),
    /** Props of a field that is ticked. */
    box: (field: Field) => ({
      ...common(field),
      checked: Boolean(typed[field]),
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => set(field, currentTarget.checked),
    }),
  }
}
