import { Text } from '@mantine/core'
import { type Ref, useId, useState } from 'react'
import styles from './code-field.module.css'

/** The length of a code. */
export const DIGITS = 6

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  hint: string
  error: string | undefined
  value: string
  /** While the code is checked; the field keeps the focus. */
  isBusy: boolean
  onChange: (digits: string) => void
}

/**
 * One input that looks like six. The digits stand in boxes beneath it, so that phones can fill in a code from a mail,
 * and a code can be pasted in whatever form the mail has it.
 */
export const CodeField = ({ ref, label, hint, error, value, isBusy, onChange }: CodeFieldProps) => {
  const id = useId()
  const [isFocused, setFocused] = useState(false)
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.field} data-wrong={error !== undefined || undefined}>
        <div className={styles.boxes} aria-hidden>
          {Array.from({ length: DIGITS }, (_, at) => `digit-${at}`).map((key, at) => (
            <span key={key} data-next={(isFocused && at === value.length) || undefined}>
              {value[at]}
            </span>
          ))}
        </div>
        <input
          ref={ref}
          id={id}
          className={styles.input}
          value={value}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]*"
          readOnly={isBusy}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-about`}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
          onSelect={event => event.currentTarget.setSelectionRange(value.length, value.length)}
          onChange={event => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, DIGITS))}
        />
      </div>
      <Text
        id={`${id}-about`}
        size="sm"
        mt="xs"
        c={error ? 'berry' : 'dimmed'}
        role={error ? 'alert' : undefined}
      >
        {error ?? hint}
      </Text>
    </div>
  )
}
