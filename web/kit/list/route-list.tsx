/** A list whose pages a route answers: a staff screen is this with its columns and filters. */
import { Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Answer, Route } from '#shared/kit/contract.ts'
import type { OwnCall } from '../call.ts'
import { PageTitle, StepTitle } from '../page.tsx'
import { type Fetched, useRoute } from '../use-route.ts'
import type { Page } from './column.ts'
import styles from './list.module.css'
import { List, type ListProps } from './list.tsx'
import { type ListAddress, useListAddress } from './list-address.ts'
import { ListFile } from './list-file.tsx'

type RowOf<R extends Route> = Answer<R> extends { results: readonly (infer Row)[] } ? Row : never

interface RouteListProps<R extends Route> extends Omit<ListProps<RowOf<R>>, 'label'> {
  route: R
  params?: OwnCall<R>['params']
  /** What every page of the list asks for beside what the address says. */
  query?: Record<string, string>
  title: string
  /** The main action of the screen, as a new row. */
  action?: ReactNode
  /** What is said of the whole list. */
  summary?: ReactNode
  /** What stands before the list, as a sum of all rows. */
  above?: ReactNode
  /** All hits can be had as a file. */
  hasFile?: boolean
}

/** Leads to the last page when the address names a page after it. True until that page is there. */
const useLastPage = (data: Page<unknown> | undefined, { correctPage }: ListAddress): boolean => {
  const last = data && !data.results.length && data.page > data.pagesCount ? data.pagesCount : undefined
  const correct = useRef(correctPage)
  correct.current = correctPage
  useEffect(() => {
    if (last) correct.current(last)
  }, [last])
  return last !== undefined
}

export const RouteList = <R extends Route>({
  route,
  params,
  query,
  title,
  action,
  summary,
  above,
  hasFile = false,
  ...list
}: RouteListProps<R>) => {
  const address = useListAddress(list)
  const options = { ...(params ? { params } : {}), query: { ...address.query, ...query } } as OwnCall<R>
  // The rows of before stay until those of the next page are there.
  const fetched: Fetched<unknown> = useRoute(route, options, { keepPreviousData: true })
  const own: Fetched<unknown> = useRoute(route, options, { shouldRetryOnError: false })
  // Where this page has not come, rows of another page under its number would mislead.
  const page = (fetched.failure ? own : fetched) as Fetched<Page<RowOf<R>>>
  const isPastEnd = useLastPage(page.data, address)
  const { data } = page
  const shown = isPastEnd ? { ...page, data: undefined } : page
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <Group justify="space-between" align="start">
        <div className={styles.lead}>
          <StepTitle>{title}</StepTitle>
          {summary && <Text c="dimmed">{summary}</Text>}
        </div>
        {action}
      </Group>
      {above}
      <List
        {...list}
        {...(hasFile && data?.results.length
          ? {
              exportButton: (
                <ListFile<RowOf<R>>
                  ask={(send, at) => {
                    const asked = { ...address.query, ...query, page: String(at) }
                    const options = { ...(params ? { params } : {}), query: asked } as OwnCall<R>
                    return send(route, options) as Promise<unknown> as Promise<Page<RowOf<R>>>
                  }}
                  title={title}
                  columns={list.columns}
                />
              ),
            }
          : {})}
        label={title}
        page={shown}
        address={address}
      />
    </Stack>
  )
}
