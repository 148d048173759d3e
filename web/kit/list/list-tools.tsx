import { NativeSelect } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filter } from './column.ts'
import { FilterBox } from './filter-box.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import styles from './list.module.css'
import type { ListAddress } from './list-address.ts'
import { useRangeError } from './range-error.ts'
import { SearchBox } from './search-box.tsx'
import { useIsNarrow } from './use-is-narrow.ts'

interface ListToolsProps {
  address: ListAddress
  /** Without one the list cannot be searched. */
  searchLabel: string | undefined
  onEnter?: ((text: string) => boolean) | undefined
  filters: readonly Filter[]
  /** The orders to choose from on a phone. At a desk the heads of the table offer them. */
  sorts: readonly { value: string; label: string }[]
  firstSort?: string
  /** What can be done with all the hits, as an export. */
  children?: ReactNode
}

type SortBoxProps = Pick<ListToolsProps, 'address' | 'sorts' | 'firstSort'>

const SortBox = ({ address, sorts, firstSort }: SortBoxProps) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('list.sortBy')}
      value={address.sort || firstSort}
      data={[...sorts]}
      onChange={({ currentTarget: { value } }) => address.change({ sort: value === firstSort ? '' : value })}
    />
  )
}

/** Above a list: the search, the filters, the export. */
export const ListTools = ({
  address,
  searchLabel,
  onEnter,
  filters,
  sorts,
  firstSort,
  children,
}: ListToolsProps) => {
  const isNarrow = useIsNarrow()
  const wrong = useRangeError(filters, address)
  const boxes = filters
    .filter(({ asSwitch }) => !asSwitch)
    .map(filter => (
      <FilterBox
        key={filter.name}
        filter={filter}
        address={address}
        error={filter.name === wrong?.name ? wrong.text : undefined}
      />
    ))
  const chosen = filters.filter(({ name }) => address.filter(name))
  // A search or a filter brings its own order.
  const canSort = sorts.length > 1 && !address.isNarrowed
  return (
    <>
      {filters.map(({ name, asSwitch }) => (
        <Fragment key={name}>
          {asSwitch?.(address.filter(name), wanted => address.change({ [name]: wanted }))}
        </Fragment>
      ))}
      <search className={styles.tools}>
        {searchLabel && (
          <SearchBox
            label={searchLabel}
            value={address.search}
            onEnter={onEnter}
            onSearch={search => address.change({ search })}
          />
        )}
        {isNarrow && boxes.length > 0 ? (
          <FilterSheet
            chosen={chosen.length}
            onClear={() => address.change(Object.fromEntries(filters.map(({ name }) => [name, ''])))}
          >
            {boxes}
            {canSort && <SortBox address={address} sorts={sorts} firstSort={firstSort} />}
          </FilterSheet>
        ) : (
          boxes
        )}
        {children}
      </search>
    </>
  )
}
