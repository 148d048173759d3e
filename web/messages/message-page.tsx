import { Anchor, Button, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconArchive, IconArchiveOff, IconMail, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { staffCalls } from '#shared/messages/staff-calls.ts'
import { AboutPost } from '../feeds/about-post.tsx'
import { useSend } from '../kit/act/use-send.ts'
import { BackToList } from '../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { phoneLink } from '../kit/phone-link.ts'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useMayDo } from '../kit/rights/may.ts'
import { Empty } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useMoment } from '../markets/moment.ts'
import type { Message } from './message-marks.tsx'
import styles from './messages.module.css'
import { ReplyForm } from './reply-form.tsx'
import { useMessageActs } from './use-message-acts.ts'

/** Whoever opens a new message, and may answer it, has seen it. */
const useSeen = (message: Message | undefined, onSeen: () => unknown) => {
  const told = useRef<string>(undefined)
  const send = useSend()
  const may = useMayDo()('serve')
  const note = useRef<(id: string) => void>(undefined)
  note.current = id =>
    void send(staffCalls.change, { params: { id }, body: { seen: true } }).then(onSeen, () => undefined)
  const id = may && message && !message.seen ? message.id : undefined
  useEffect(() => {
    // Who marks it as new again, on this page, wants it to stay so.
    if (!id || told.current === id) return
    told.current = id
    note.current?.(id)
  }, [id])
}

const Acts = ({ message, onChanged }: { message: Message; onChanged: () => unknown }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const acts = useMessageActs(onChanged)
  // After these the page leads on: it fetches the message no more.
  const lastActs = useMessageActs(() => undefined)
  const { id, archived } = message
  const leave = async (isDone: Promise<unknown>) => {
    if (await isDone) void navigate('/messages')
  }
  return (
    <Group>
      <Button
        variant="default"
        leftSection={
          archived ? <IconArchiveOff size={20} aria-hidden /> : <IconArchive size={20} aria-hidden />
        }
        onClick={() => void acts.archive([id], !archived)}
      >
        {archived ? t('messages.fromArchive') : t('messages.toArchive')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconMail size={20} aria-hidden />}
        onClick={() => void leave(lastActs.mark([id], false))}
      >
        {t('messages.markUnseen')}
      </Button>
      <Button
        variant="subtle"
        color="berry"
        leftSection={<IconTrash size={20} aria-hidden />}
        onClick={() => void leave(lastActs.remove([id]))}
      >
        {t('messages.delete')}
      </Button>
    </Group>
  )
}

const Written = ({ message }: { message: Message }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  return (
    <Paper withBorder p="lg">
      <Stack gap="md">
        <Group gap="md">
          <Anchor href={`mailto:${message.email}`}>{message.email}</Anchor>
          {message.phone && <Anchor href={phoneLink(message.phone)}>{message.phone}</Anchor>}
          <Text c="dimmed">{moment(Date.parse(message.created))}</Text>
        </Group>
        {message.instagramMediaId && <AboutPost mediaId={message.instagramMediaId} />}
        <Text className={styles.text}>{message.message}</Text>
        {message.replies.length > 0 && (
          <Stack gap="sm" component="section" aria-label={t('messages.replies')}>
            <Title order={2} size="h3">
              {t('messages.replies')}
            </Title>
            {message.replies.map(({ who, at, text }) => (
              <div key={at + text} className={styles.reply}>
                <Text size="sm" c="dimmed">
                  {t('messages.byAt', { who, at: moment(Date.parse(at)) })}
                </Text>
                <Text className={styles.text}>{text}</Text>
              </div>
            ))}
          </Stack>
        )}
      </Stack>
    </Paper>
  )
}

/** One message, and the answer to it. */
export const MessagePage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const message = useRoute(staffCalls.read, { params: { id } })
  useSeen(message.data, message.retry)
  // Somebody may delete a message after this page has read it: the page then shows that it is gone.
  const isMissing = [400, 404].includes(message.failure?.status ?? 0)
  const title = message.data?.name ?? t('messages.title')
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <BackToList to="/messages">{t('messages.title')}</BackToList>
      <StepTitle>{title}</StepTitle>
      {isMissing ? (
        <Empty
          action={
            <Button component={Link} to="/messages">
              {t('messages.toList')}
            </Button>
          }
        >
          {t('messages.noSuch')}
        </Empty>
      ) : (
        <WhenLoaded of={{ message }} skeleton={<Skeleton height={240} radius="lg" />}>
          {({ message: data }) => (
            <>
              <Written message={data} />
              <IfMay right="serve">
                <Acts message={data} onChanged={message.retry} />
                <ReplyForm key={`${data.id} ${data.replies.length}`} message={data} onSent={message.retry} />
              </IfMay>
            </>
          )}
        </WhenLoaded>
      )}
    </Stack>
  )
}
