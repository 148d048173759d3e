import { Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconChevronDown, IconHistory } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useMoment } from '../moment.ts'
import { Changes, useWho } from './entry.tsx'
import styles from './history.module.css'

interface OfThing {
  kind: 'customer' | 'product' | 'shelf-type'
  id: string
}

interface PageProps extends OfThing {
  page: number
  onOlder: () => void
  isLast: boolean
}

/** One page of the entries; the last one shown offers the next. */
const Entries = ({ kind, id, page, onOlder, isLast }: PageProps) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const who = useWho()
  const entries = useRoute(auditCalls.listAudit, {
    query: { kind, id, page: String(page) },
  })
  return (
    <WhenLoaded of={{ entries }} skeleton={<Skeleton height={120} radius="md" />}>
      {({ entries: { results, pagesCount } }) => (
        <>
          {!results.length && <Text c="dimmed">{t('history.noneHere')}</Text>}
          <ul className={styles.entries}>
            {results.map(row => (
              <li key={row.id}>
                <Text size="sm" c="dimmed">
                  {moment(Date.parse(row.at))}, {who(row)}
                </Text>
                <Changes row={row} />
              </li>
            ))}
          </ul>
          {isLast && page < pagesCount && (
            <Group>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconChevronDown size={20} aria-hidden />}
                onClick={onOlder}
              >
                {t('history.older')}
              </Button>
            </Group>
          )}
        </>
      )}
    </WhenLoaded>
  )
}

/** Who changed one thing, when and how. It is read when somebody asks for it. */
export const HistoryPanel = (thing: OfThing) => {
  const { t } = useTranslation()
  const [pages, setPages] = useState(0)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="history">
      <Stack gap="md">
        <Title order={2} id="history">
          {t('history.title')}
        </Title>
        {pages === 0 && (
          <Group>
            <Button
              variant="default"
              leftSection={<IconHistory size={20} aria-hidden />}
              onClick={() => setPages(1)}
            >
              {t('history.show')}
            </Button>
          </Group>
        )}
        {Array.from({ length: pages }, (_, at) => at + 1).map(page => (
          <Entries
            key={page}
            {...thing}
            page={page}
            isLast={page === pages}
            onOlder={() => setPages(pages + 1)}
          />
        ))}
      </Stack>
    </Paper>
  )
}
