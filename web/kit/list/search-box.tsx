import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import styles from './list.module.css'
import { LONGEST_SEARCH } from './list-address.ts'

const TYPING_MS = 300

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
  /** Enter, which a scanner sends after a number. True: it was taken, and the box is free for the next one. */
  onEnter?: ((text: string) => boolean) | undefined
}

/** What is typed shows at once, and is asked for when the typing pauses. */
export const SearchBox = ({ label, value, onSearch, onEnter }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const ask = useDebouncedCallback((text: string) => {
    setAsked(text)
    onSearch(text)
  }, TYPING_MS)
  // The address was changed by Back, or by a link.
  if (value !== asked) {
    setAsked(value)
    setTyped(value)
  }
  return (
    <TextInput
      className={styles.search}
      type="search"
      maxLength={LONGEST_SEARCH}
      label={label}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={typed}
      onKeyDown={({ key }) => {
        if (key !== 'Enter' || !onEnter?.(typed.trim())) return
        setTyped('')
        ask('')
      }}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        ask(currentTarget.value.trim())
      }}
    />
  )
}
