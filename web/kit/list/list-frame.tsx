import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Empty } from '../states.tsx'
import type { Fetched } from '../use-route.ts'
import { WhenLoaded } from '../when-loaded.tsx'
import type { Page } from './column.ts'
import type { ListAddress } from './list-address.ts'
import { Pager } from './pager.tsx'

interface ListFrameProps<Row> {
  page: Fetched<Page<Row>>
  address: ListAddress
  /** The search, and whatever else narrows the list down. */
  tools: ReactNode
  /** What is said of the hits. */
  status: (page: Page<Row>) => string
  /** What belongs here, when there is nothing at all. */
  empty: string
  emptyAction?: ReactNode
  /** What is said when nothing is found. */
  noneFound: string
  /** The shape of the rows. */
  skeleton?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** What every list has around its rows: its tools, how many there are, what is said without any, and the pages. */
export const ListFrame = <Row,>({
  page,
  address,
  tools,
  status,
  empty,
  emptyAction,
  noneFound,
  skeleton = <Skeleton height={320} radius="lg" />,
  children,
}: ListFrameProps<Row>) => {
  const { t } = useTranslation()
  const heading = useRef<HTMLParagraphElement>(null)
  const turnTo = (number: number) => {
    address.change({ page: number === 1 ? '' : String(number) })
    heading.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }
  const nothing = address.isNarrowed ? (
    <Empty
      action={
        <Button variant="default" onClick={address.clear}>
          {t('list.showAll')}
        </Button>
      }
    >
      {noneFound}
    </Empty>
  ) : (
    <Empty action={emptyAction}>{empty}</Empty>
  )
  return (
    <Stack gap="md">
      {tools}
      <WhenLoaded of={{ page }} skeleton={skeleton}>
        {({ page: data }) => (
          <Stack gap="sm">
            <Text ref={heading} tabIndex={-1} size="sm" c="dimmed" role="status">
              {data.results.length > 0 || address.isNarrowed ? status(data) : ''}
            </Text>
            {data.results.length > 0 ? children(data.results) : nothing}
            {data.pagesCount > 1 && (
              <Pager
                page={data.page}
                // There are more pages than were counted (decision D29), and this is one of them.
                pagesCount={Math.max(data.pagesCount, data.page)}
                onPage={turnTo}
              />
            )}
          </Stack>
        )}
      </WhenLoaded>
    </Stack>
  )
}
