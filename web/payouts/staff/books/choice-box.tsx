/**
 * A list of many choices with a search: typing narrows it down, arrows and Enter choose, an emptied box chooses nothing.
 * Mantine's own would bring code along that the first load of visitors then has to name.
 */
import { TextInput } from '@mantine/core'
import { IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import styles from './choices.module.css'

interface Choice {
  value: string
  label: string
}

interface ChoiceBoxProps {
  id: string
  label: string
  description?: string | undefined
  placeholder: string
  /** Said where nothing fits what is typed. */
  nothing: string
  error?: string | undefined
  disabled?: boolean | undefined
  data: readonly Choice[]
  /** Empty: nothing is chosen. */
  value: string
  onChoose: (value: string) => void
}

/** Shows no more than these at once; typing finds the others. */
const MOST_SHOWN = 60

const fitting = (data: readonly Choice[], typed: string): Choice[] => {
  const words = typed.trim().toLowerCase().split(/\s+/)
  return data
    .filter(({ label }) => words.every(word => label.toLowerCase().includes(word)))
    .slice(0, MOST_SHOWN)
}

/** `typed` is undefined while the list is closed. */
const useChoices = ({ data, value, onChoose }: Pick<ChoiceBoxProps, 'data' | 'value' | 'onChoose'>) => {
  const [typed, setTyped] = useState<string>()
  const [isSearched, setIsSearched] = useState(false)
  const [at, setAt] = useState(0)
  const shown = typed === undefined ? [] : fitting(data, isSearched ? typed : '')
  const label = data.find(one => one.value === value)?.label ?? ''
  const open = () => {
    setTyped(label)
    setIsSearched(false)
    setAt(
      Math.max(
        0,
        fitting(data, '').findIndex(one => one.value === value),
      ),
    )
  }
  const close = () => setTyped(undefined)
  const choose = (choice: Choice | undefined) => {
    if (choice) onChoose(choice.value)
    close()
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => (typed === undefined ? open() : setAt(Math.min(at + 1, shown.length - 1))),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => (typed === undefined ? open() : choose(shown[at])),
    Escape: close,
  }
  return {
    text: typed ?? label,
    isOpen: typed !== undefined,
    shown,
    at,
    open,
    choose,
    type: (text: string) => {
      setTyped(text)
      setIsSearched(true)
      setAt(0)
    },
    leave: () => {
      if (typed?.trim() === '' && value) onChoose('')
      close()
    },
    onKeyDown: (event: KeyboardEvent) => {
      const act = keys[event.key]
      // Tab goes on, and what closes the list does not close a dialog around it.
      if (!act || (event.key === 'Escape' && typed === undefined)) return
      event.preventDefault()
      act()
    },
  }
}

export const ChoiceBox = ({ id, nothing, data, value, onChoose, ...field }: ChoiceBoxProps) => {
  const { text, isOpen, shown, at, open, choose, type, leave, onKeyDown } = useChoices({
    data,
    value,
    onChoose,
  })
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, at])
  const optionId = (index: number) => `${id}-option-${index}`
  return (
    <div className={styles.choice}>
      <TextInput
        {...field}
        id={id}
        size="sm"
        autoComplete="off"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && shown.length ? optionId(at) : undefined}
        value={text}
        rightSection={<IconSelector size={16} aria-hidden />}
        rightSectionPointerEvents="none"
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onClick={() => !isOpen && open()}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {isOpen && (
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={field.label} className={styles.options}>
          {shown.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the box has the keys, and the focus
            <div
              key={choice.value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={choice.value === value}
              data-here={index === at || undefined}
              onMouseDown={event => event.preventDefault()}
              onClick={() => choose(choice)}
            >
              {choice.label}
            </div>
          ))}
          {!shown.length && <p>{nothing}</p>}
        </div>
      )}
    </div>
  )
}
