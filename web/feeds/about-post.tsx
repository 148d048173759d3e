import { Anchor, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { firstWords } from '#shared/feeds/rules.ts'
import { visitorsCalls } from '#shared/feeds/visitors-calls.ts'
import { NewTab } from '../kit/new-tab.tsx'
import { Failed } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'
import { PostCard } from './post-card.tsx'

/** The post that a visitor's message is about, for staff; one that is gone says so. */
export const AboutPost = ({ mediaId }: { mediaId: string }) => {
  const { t } = useTranslation()
  const { language } = useThisMarket()
  const post = useRoute(visitorsCalls.read, { params: { mediaId } })
  if (!post.data && post.failure && ![400, 404].includes(post.failure.status))
    return <Failed failure={post.failure} retry={() => void post.retry()} />
  if (!post.data && !post.failure) return <Skeleton height={90} radius="md" />
  const picture = post.data?.items.find(item => item.picture)?.picture
  return (
    <PostCard title={t('feed.about')} picture={picture}>
      {post.data ? (
        <Text lang={language}>{firstWords(post.data.caption) || t('feed.noWords')}</Text>
      ) : (
        <Text>{t('feed.gone')}</Text>
      )}
      {post.data?.permalink && (
        <Anchor size="sm" href={post.data.permalink} target="_blank" rel="noreferrer">
          {t('feed.onInstagram')}
          <NewTab />
        </Anchor>
      )}
    </PostCard>
  )
}
