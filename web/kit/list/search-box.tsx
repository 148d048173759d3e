import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
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

/** A scanner sends marks around a number that nobody sees. */
const asked = (text: string): string => text.replace(/\p{Cc}/gu, ' ').trim()

/**
 * What is typed shows at once, and is asked for when the typing pauses, or at once with Enter, as scanners end. Enter
 * selects the text, so that the next scan replaces it.
 */
export const SearchBox = ({ label, value, onSearch, onEnter }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value)
  const [sought, setSought] = useState(value)
  const seek = (text: string) => {
    setSought(text)
    onSearch(text)
  }
  const ask = useDebouncedCallback(seek, TYPING_MS)
  // The address was changed by Back, or by a link.
  if (value !== sought) {
    setSought(value)
    setTyped(value)
  }
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    ask.cancel()
    const text = asked(event.currentTarget.value)
    if (onEnter?.(text)) {
      setTyped('')
      seek('')
      return
    }
    seek(text)
    event.currentTarget.select()
  }
  return (
    <TextInput
      className={styles.search}
      type="search"
      maxLength={LONGEST_SEARCH}
      label={label}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        ask(asked(currentTarget.value))
      }}
      onKeyDown={enter}
    />
  )
}
