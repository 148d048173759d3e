/** One post, large: its picture, album or video, what was written, and the way to ask about it. */
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { visitorsCalls } from '#shared/feeds/visitors-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn } from '#shared/kit/day.ts'
import { DialogFrame } from '../kit/dialog/dialog-frame.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { useShow } from '../kit/show.ts'
import { Failed } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'
import { Album } from './album.tsx'
import { Media } from './media.tsx'
import styles from './post.module.css'

type Post = Answer<typeof visitorsCalls.read>

interface PostDialogProps {
  mediaId: string
  /** What the post is called where its picture cannot be seen. */
  name: string
  onAsk: () => void
  onClose: () => void
}

const Files = ({ post, name }: { post: Post; name: string }) => {
  const [first] = post.items
  if (post.items.length > 1) return <Album items={post.items} name={name} />
  return first ? <Media item={first} name={name} /> : null
}

const Words = ({ post, onAsk }: { post: Post; onAsk: () => void }) => {
  const { t } = useTranslation()
  const { timeZone, language } = useThisMarket()
  const show = useShow()
  return (
    <Stack gap="md" className={styles.words}>
      {post.caption && (
        <Text className={styles.caption} lang={language}>
          {post.caption}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        <time dateTime={post.posted}>{show.day(dayIn(timeZone, Date.parse(post.posted)))}</time>
      </Text>
      <Group gap="md">
        <Button leftSection={<IconMessage size={20} aria-hidden />} onClick={onAsk}>
          {t('feed.ask')}
        </Button>
        {post.permalink && (
          <Anchor href={post.permalink} target="_blank" rel="noreferrer">
            {t('feed.onInstagram')}
            <NewTab />
          </Anchor>
        )}
      </Group>
    </Stack>
  )
}

export const PostDialog = ({ mediaId, name, onAsk, onClose }: PostDialogProps) => {
  const { t } = useTranslation()
  const { marketId, visualName } = useThisMarket()
  const post = useRoute(visitorsCalls.read, { audience: 'anonymous', market: marketId, params: { mediaId } })
  const isGone = post.failure?.status === 404
  return (
    <DialogFrame onClose={onClose} title={visualName} size="60rem">
      {isGone && <Text>{t('feed.gone')}</Text>}
      {!isGone && !post.data && post.failure && (
        <Failed failure={post.failure} retry={() => void post.retry()} />
      )}
      {!post.failure && !post.data && <Skeleton height={360} radius="md" />}
      {!isGone && post.data && (
        <div className={styles.post}>
          <Files post={post.data} name={name} />
          <Words post={post.data} onAsk={onAsk} />
        </div>
      )}
    </DialogFrame>
  )
}
