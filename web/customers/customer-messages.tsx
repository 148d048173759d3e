/** What a customer has written to the market, known by their mail address. */
import { Anchor, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { staffCalls } from '#shared/messages/staff-calls.ts'
import { beginningOf } from '../kit/beginning-of.ts'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useMoment } from '../markets/moment.ts'
import styles from './customers.module.css'

type Message = Answer<typeof staffCalls.list>['results'][number]

/** The newest ones. The list of messages finds the others. */
const MOST = 5

const LONGEST = 80

/** A search finds an address inside of what others wrote, too. */
const ofAddress = (lists: readonly (readonly Message[])[], email: string): Message[] =>
  lists
    .flat()
    .filter(message => message.email.toLowerCase() === email.toLowerCase())
    .sort((one, other) => (one.created < other.created ? 1 : -1))

const Row = ({ message }: { message: Message }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <li>
      <div>
        <Anchor component={Link} to={`/messages/${message.id}`}>
          {beginningOf(message.message, LONGEST)}
        </Anchor>
        <Text size="sm" c="dimmed">
          {moment(Date.parse(message.created))}
          {message.archived && `, ${t('customer.archivedMessage')}`}
        </Text>
      </div>
    </li>
  )
}

export const CustomerMessages = ({ email }: { email: string }) => {
  const { t } = useTranslation()
  const open = useRoute(staffCalls.list, { query: { search: email } })
  const archived = useRoute(staffCalls.list, { query: { search: email, archived: 'true' } })
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="messages">
      <Stack gap="md">
        <Title order={2} id="messages">
          {t('customer.messages')}
        </Title>
        <WhenLoaded of={{ open, archived }} skeleton={<Skeleton height={60} radius="md" />}>
          {data => {
            const found = ofAddress([data.open.results, data.archived.results], email)
            if (!found.length) return <Text c="dimmed">{t('customer.noMessages')}</Text>
            return (
              <>
                <ul className={styles.bookings}>
                  {found.slice(0, MOST).map(message => (
                    <Row key={message.id} message={message} />
                  ))}
                </ul>
                {found.length > MOST && (
                  <Anchor component={Link} to={`/messages?search=${encodeURIComponent(email)}`}>
                    {t('customer.allMessages')}
                  </Anchor>
                )}
              </>
            )
          }}
        </WhenLoaded>
      </Stack>
    </Paper>
  )
}
