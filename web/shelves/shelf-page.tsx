import { Button, Checkbox, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowsExchange, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StaffShelf, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { call } from '../kit/call.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { useFetched } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { NewShelves } from './new-shelves.tsx'
import styles from './staff.module.css'
import { useTypes } from './use-price-list.ts'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** All shelves: a shop has some hundreds, and the preview of new ones needs every name. */
const readAllShelves = async (market: string): Promise<StaffShelf[]> => {
  const read = (page: number) =>
    call(shelvesCalls.listShelves, { audience: 'admin', market, query: { page: String(page) } })
  const first = await read(1)
  const rest = await Promise.all(Array.from({ length: first.pagesCount - 1 }, (_, at) => read(at + 2)))
  return [first, ...rest].flatMap(({ results }) => results)
}

/** The shelves as people sort them; some of them can move to another type. */
export const ShelfPage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const types = useTypes(marketId)
  const shelves = useFetched(['shelves', marketId], () => readAllShelves(marketId))
  const work = useStaffWork()
  const remove = useRemoval()
  const [type, setType] = useState('')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [target, setTarget] = useState('')
  const again = () => Promise.all([types.retry(), shelves.retry()])
  const options = { audience: 'admin', market: marketId } as const
  const choices = (types.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const shown = (shelves.data ?? []).filter(
    shelf => (!type || shelf.type === type) && shelf.name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const moving = shown.filter(({ id }) => chosen.has(id))
  const toggle = (id: string, isChosen: boolean) =>
    setChosen(new Set([...[...chosen].filter(one => one !== id), ...(isChosen ? [id] : [])]))
  const move = async () => {
    const isMoved = await work(
      async () => {
        try {
          for (const { id, version } of moving)
            await call(shelvesCalls.changeShelf, {
              ...options,
              params: { id },
              body: { type: target, version },
            })
        } finally {
          await again()
        }
      },
      t('pricelist.moved', { count: moving.length }),
    )
    if (isMoved) setChosen(new Set())
  }
  const removeShelf = async ({ id, name }: StaffShelf) => {
    if (await remove(name, () => call(shelvesCalls.removeShelf, { ...options, params: { id } })))
      await again()
  }
  return (
    <Stack gap="md">
      <PageTitle>{t('pricelist.shelves')}</PageTitle>
      <StepTitle>{t('pricelist.shelves')}</StepTitle>
      <WhenLoaded of={{ types, shelves }}>
        {data => (
          <>
            {data.types.results.length > 0 ? (
              <NewShelves
                types={data.types.results}
                taken={data.shelves.map(({ name }) => name)}
                onAdded={again}
              />
            ) : (
              <Empty>{t('pricelist.typesFirst')}</Empty>
            )}
            <Group align="end">
              <NativeSelect
                label={t('pricelist.type')}
                data={[{ value: '', label: t('pricelist.allTypes') }, ...choices]}
                value={type}
                onChange={event => setType(event.currentTarget.value)}
              />
              <TextInput
                label={t('pricelist.searchShelf')}
                value={search}
                onChange={event => setSearch(event.currentTarget.value)}
              />
            </Group>
            {moving.length > 0 && (
              <Group align="end" className={styles.bar}>
                <NativeSelect
                  label={t('pricelist.moveTo')}
                  data={[{ value: '', label: '–' }, ...choices]}
                  value={target}
                  onChange={event => setTarget(event.currentTarget.value)}
                />
                <Button
                  variant="default"
                  disabled={!target}
                  leftSection={<IconArrowsExchange size={20} aria-hidden />}
                  onClick={() => void move()}
                >
                  {t('pricelist.move', { count: moving.length })}
                </Button>
              </Group>
            )}
            {shown.length ? (
              <Paper withBorder px="lg">
                <ul className={styles.rows}>
                  {shown.map(shelf => (
                    <li key={shelf.id} className={styles.row}>
                      <Checkbox
                        label={shelf.name}
                        description={shelf.typeName}
                        checked={chosen.has(shelf.id)}
                        onChange={event => toggle(shelf.id, event.currentTarget.checked)}
                      />
                      <Button
                        size="sm"
                        variant="default"
                        aria-label={t('pricelist.deleteNamed', { name: shelf.name })}
                        leftSection={<IconTrash size={20} aria-hidden />}
                        onClick={() => void removeShelf(shelf)}
                      >
                        {t('pricelist.delete')}
                      </Button>
                    </li>
                  ))}
                </ul>
              </Paper>
            ) : (
              <Text c="dimmed">{t('pricelist.noShelves')}</Text>
            )}
          </>
        )}
      </WhenLoaded>
    </Stack>
  )
}
