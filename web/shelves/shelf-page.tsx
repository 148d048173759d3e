import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type StaffShelf, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { call } from '../kit/call.ts'
import { ListFile } from '../kit/list/list-file.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { IfMay, LockedUnless } from '../kit/rights/if-may.tsx'
import { Empty } from '../kit/states.tsx'
import { keyOf, useFetched } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { NewShelves } from './new-shelves.tsx'
import { type Choice, ShelfChoices, useShelfChoices } from './shelf-choices.tsx'
import { useTypes } from './use-price-list.ts'

/** All shelves: a shop has some hundreds, and the preview of new ones needs every name. */
const readAllShelves = async (market: string): Promise<StaffShelf[]> => {
  const read = (page: number) =>
    call(shelvesCalls.listShelves, { audience: 'admin', market, query: { page: String(page) } })
  const first = await read(1)
  const rest = await Promise.all(Array.from({ length: first.pagesCount - 1 }, (_, at) => read(at + 2)))
  return [first, ...rest].flatMap(({ results }) => results)
}

/** In the place of the form for new shelves, when there is no type to which they could belong. */
const TypesFirst = () => {
  const { t } = useTranslation()
  return (
    <Empty
      action={
        <Button component={Link} to="/booking/types/new" leftSection={<IconPlus size={20} aria-hidden />}>
          {t('pricelist.newType')}
        </Button>
      }
    >
      {t('pricelist.typesFirst')}
    </Empty>
  )
}

interface Filter {
  type: string
  search: string
}

const passes = (shelf: StaffShelf, { type, search }: Filter): boolean =>
  (!type || shelf.type === type) && shelf.name.toLowerCase().includes(search.trim().toLowerCase())

interface ShelfFiltersProps {
  filter: Filter
  types: readonly Choice[]
  onChange: (filter: Filter) => void
}

const ShelfFilters = ({ filter, types, onChange }: ShelfFiltersProps) => {
  const { t } = useTranslation()
  return (
    <Group align="end">
      <NativeSelect
        label={t('pricelist.type')}
        data={[{ value: '', label: t('pricelist.allTypes') }, ...types]}
        value={filter.type}
        onChange={event => onChange({ ...filter, type: event.currentTarget.value })}
      />
      <TextInput
        label={t('pricelist.searchShelf')}
        value={filter.search}
        onChange={event => onChange({ ...filter, search: event.currentTarget.value })}
      />
    </Group>
  )
}

/** The shelves as people sort them; some of them can move to another type. */
export const ShelfPage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const types = useTypes(marketId)
  const shelves = useFetched(keyOf(shelvesCalls.listShelves, { audience: 'admin', market: marketId }), () =>
    readAllShelves(marketId),
  )
  const [filter, setFilter] = useState<Filter>({ type: '', search: '' })
  const choices = (types.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const shown = (shelves.data ?? []).filter(shelf => passes(shelf, filter))
  const choice = useShelfChoices(shown)
  return (
    <Stack gap="md">
      <PageTitle>{t('pricelist.shelves')}</PageTitle>
      <StepTitle>{t('pricelist.shelves')}</StepTitle>
      <WhenLoaded of={{ types, shelves }}>
        {data => (
          <>
            <IfMay right="serve">
              {data.types.results.length > 0 ? (
                <NewShelves types={data.types.results} taken={data.shelves.map(({ name }) => name)} />
              ) : (
                <TypesFirst />
              )}
            </IfMay>
            {data.shelves.length > 0 && <ShelfFilters filter={filter} types={choices} onChange={setFilter} />}
            <LockedUnless right="serve">
              {shown.length > 0 && (
                <ListFile
                  ask={async () => ({ results: shown, page: 1, pagesCount: 1 })}
                  title={t('pricelist.shelves')}
                  columns={[
                    { name: 'name', title: t('pricelist.name'), cell: ({ name }) => name },
                    { name: 'type', title: t('pricelist.type'), cell: ({ typeName }) => typeName },
                  ]}
                />
              )}
              <ShelfChoices choice={choice} types={choices}>
                {data.types.results.length > 0 && (
                  <Text c="dimmed">
                    {data.shelves.length ? t('pricelist.noShelves') : t('pricelist.noShelvesYet')}
                  </Text>
                )}
              </ShelfChoices>
            </LockedUnless>
          </>
        )}
      </WhenLoaded>
    </Stack>
  )
}
