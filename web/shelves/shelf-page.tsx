import { Button, Checkbox, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core'
import { IconArrowsExchange, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type StaffShelf, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { call } from '../kit/call.ts'
import { Notice } from '../kit/notice.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { useFetched } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { NewShelves } from './new-shelves.tsx'
import { ShelfRow } from './shelf-row.tsx'
import styles from './staff.module.css'
import { type Unmoved, useMoveShelves } from './use-move-shelves.ts'
import { useTypes } from './use-price-list.ts'
import { useRemoval } from './use-staff-work.ts'

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
  const remove = useRemoval()
  const [type, setType] = useState('')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [target, setTarget] = useState('')
  const [renamed, setRenamed] = useState('')
  const [unmoved, setUnmoved] = useState<readonly Unmoved[]>([])
  const again = () => Promise.all([types.retry(), shelves.retry()])
  const moveShelves = useMoveShelves(again)
  const options = { audience: 'admin', market: marketId } as const
  const choices = (types.data?.results ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const shown = (shelves.data ?? []).filter(
    shelf => (!type || shelf.type === type) && shelf.name.toLowerCase().includes(search.trim().toLowerCase()),
  )
  const moving = shown.filter(({ id }) => chosen.has(id))
  const toggle = (ids: readonly string[], isChosen: boolean) => {
    setUnmoved([])
    setChosen(new Set([...[...chosen].filter(id => !ids.includes(id)), ...(isChosen ? ids : [])]))
  }
  const move = async () => {
    const left = await moveShelves(
      moving.filter(shelf => shelf.type !== target),
      target,
    )
    setUnmoved(left)
    setChosen(new Set(left.map(({ id }) => id)))
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
              <Empty
                action={
                  <Button
                    component={Link}
                    to="/booking/types/new"
                    leftSection={<IconPlus size={20} aria-hidden />}
                  >
                    {t('pricelist.newType')}
                  </Button>
                }
              >
                {t('pricelist.typesFirst')}
              </Empty>
            )}
            {data.shelves.length > 0 && (
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
            )}
            {unmoved.length > 0 && (
              <Notice title={t('pricelist.unmoved', { count: unmoved.length })} takesFocus>
                <ul>
                  {unmoved.map(({ id, name, reason }) => (
                    <li key={id}>
                      {name}: {reason}
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
            {shown.length ? (
              <Paper withBorder px="lg">
                <Checkbox
                  my="sm"
                  label={t('pricelist.chooseAll', { count: shown.length })}
                  checked={moving.length === shown.length}
                  indeterminate={moving.length > 0 && moving.length < shown.length}
                  onChange={event =>
                    toggle(
                      shown.map(({ id }) => id),
                      event.currentTarget.checked,
                    )
                  }
                />
                <ul className={`${styles.rows} ${styles.shelves}`}>
                  {shown.map(shelf => (
                    <ShelfRow
                      key={shelf.id}
                      shelf={shelf}
                      isChosen={chosen.has(shelf.id)}
                      isRenamed={renamed === shelf.id}
                      onChoose={isChosen => toggle([shelf.id], isChosen)}
                      onRename={isRenamed => setRenamed(isRenamed ? shelf.id : '')}
                      onRemove={() => void removeShelf(shelf)}
                      onSaved={again}
                    />
                  ))}
                </ul>
              </Paper>
            ) : (
              data.types.results.length > 0 && (
                <Text c="dimmed">
                  {data.shelves.length ? t('pricelist.noShelves') : t('pricelist.noShelvesYet')}
                </Text>
              )
            )}
            {moving.length > 0 && (
              <section className={styles.bar} aria-label={t('pricelist.move', { count: moving.length })}>
                <Group align="end">
                  <NativeSelect
                    label={t('pricelist.moveTo')}
                    data={[{ value: '', label: t('pricelist.chooseType') }, ...choices]}
                    value={target}
                    onChange={event => setTarget(event.currentTarget.value)}
                  />
                  <Button
                    variant="default"
                    disabled={moving.every(shelf => !target || shelf.type === target)}
                    leftSection={<IconArrowsExchange size={20} aria-hidden />}
                    onClick={() => void move()}
                  >
                    {t('pricelist.move', { count: moving.length })}
                  </Button>
                </Group>
              </section>
            )}
          </>
        )}
      </WhenLoaded>
    </Stack>
  )
}
