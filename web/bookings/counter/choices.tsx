import type { ReactNode } from 'react'
import styles from './counter.module.css'

export interface Choice<Value extends string> {
  value: Value
  label: ReactNode
  /** A second line: what it costs, what it means. */
  note?: ReactNode
}

interface ChoicesProps<Value extends string> {
  /** Names the group of radio buttons. */
  name: string
  legend: string
  isLegendHidden?: boolean
  options: readonly Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, all in sight: chosen by a press, or by the arrow keys. */
export const Choices = <Value extends string>({
  name,
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
}: ChoicesProps<Value>) => (
  <fieldset className={styles.choices} id={name}>
    <legend className={isLegendHidden ? styles.hidden : styles.legend}>{legend}</legend>
    {options.map(option => (
      <label key={option.value} className={styles.choice}>
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        <span className={styles.choiceText}>
          <span className={styles.choiceLabel}>{option.label}</span>
          {option.note && <span className={styles.choiceNote}>{option.note}</span>}
        </span>
      </label>
    ))}
  </fieldset>
)

/** Moves the focus to the chosen one of a group, once the screen has followed. */
export const focusChoice = (name: string): void => {
  requestAnimationFrame(() => {
    const radios = [...document.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)]
    ;(radios.find(({ checked }) => checked) ?? radios[0])?.focus()
  })
}
