import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '#shared/kit/day.ts'
import type { Filter } from './column.ts'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'

const TYPING_MS = 300

interface SearchBoxProps {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** What is typed shows at once, and is asked for when the typing pauses. */
const useTyped = (value: string, ask: (text: string) => void) => {
  const [typed, setTyped] = useState(value)
  const [asked, setAsked] = useState(value)
  const askLater = useDebouncedCallback((text: string) => {
    setAsked(text)
    ask(text)
  }, TYPING_MS)
  // The address was changed by Back, or by a link.
  if (value !== asked) {
    setAsked(value)
    setTyped(value)
  }
  const type = (text: string) => {
    setTyped(text)
    askLater(text.trim())
  }
  return [typed, type] as const
}

const SearchBox = ({ label, value, onSearch }: SearchBoxProps) => {
  const [typed, type] = useTyped(value, onSearch)
  return (
    <TextInput
      className={styles.search}
      type="search"
      label={label}
      leftSection={<IconSearch size={20} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

interface FilterBoxProps {
  filter: Filter
  address: ListAddress
}

/** A year of which only the first digits are typed is no day yet. */
const DayBox = ({ filter: { name, label }, address }: FilterBoxProps) => {
  const value = address.filter(name)
  const [typed, type] = useTyped(value, day => {
    if (day === '' || isDay(day)) address.change({ [name]: day })
  })
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      data-chosen={value !== '' || undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  )
}

const ChoiceBox = ({ filter: { name, label, options = [] }, address }: FilterBoxProps) => {
  const { t } = useTranslation()
  const value = address.filter(name)
  return (
    <NativeSelect
      label={label}
      value={value}
      data-chosen={value !== '' || undefined}
      data={[{ value: '', label: t('kit.all') }, ...options]}
      onChange={({ currentTarget }) => address.change({ [name]: currentTarget.value })}
    />
  )
}

interface ListToolsProps {
  address: ListAddress
  searchLabel?: string
  filters: readonly Filter[]
  /** The orders to choose from, where the heads of a table offer none. */
  sorts?: readonly { value: string; label: string }[]
  firstSort?: string
  /** What can be done with all the hits, as an export. */
  children?: ReactNode
}

/** Above a list: the search, the filters, the export. */
export const ListTools = ({
  address,
  searchLabel,
  filters,
  sorts = [],
  firstSort,
  children,
}: ListToolsProps) => {
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
      {filters.map(filter => {
        const Box = filter.options ? ChoiceBox : DayBox
        return <Box key={filter.name} filter={filter} address={address} />
      })}
      {sorts.length > 1 && (
        <NativeSelect
          label={t('kit.sortBy')}
          value={address.sort || firstSort}
          data={[...sorts]}
          onChange={({ currentTarget: { value } }) =>
            address.change({ sort: value === firstSort ? '' : value })
          }
        />
      )}
      {children}
    </search>
  )
}
