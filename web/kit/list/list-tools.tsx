import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from './column.ts'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'

const TYPING_MS = 300

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Searches when the typing pauses. */
const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const search = useDebouncedCallback((text: string) => {
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
      type="search"
      label={label}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        search(text.trim())
      }}
    />
  )
}

interface ListToolsProps {
  address: ListAddress
  searchLabel?: string
  filters: readonly Filter[]
  /** What can be done with all the hits, as an export. */
  children?: ReactNode
}

/** Above a list: the search, the filters, the export. */
export const ListTools = ({ address, searchLabel, filters, children }: ListToolsProps) => {
  const { t } = useTranslation()
  return (
    <search className={styles.tools}>
      {searchLabel && (
        <SearchBox
          label={searchLabel}
          value={address.search}
          onSearch={search => address.change({ search })}
        />
      )}
      {filters.map(({ name, label, options }) => (
        <NativeSelect
          key={name}
          label={label}
          value={address.filter(name)}
          data={[{ value: '', label: t('kit.all') }, ...options]}
          onChange={({ currentTarget: { value } }) => address.change({ [name]: value })}
        />
      ))}
      {children}
    </search>
  )
}
