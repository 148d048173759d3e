/** What the market has posted on Instagram, on its own page. Every file comes from our own site (D55). */
import { Anchor, Button, Group, Title, VisuallyHidden } from '@mantine/core'
import {
  IconBrandInstagram,
  IconChevronDown,
  IconLibraryPhoto,
  IconPlayerPlayFilled,
} from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { visitorsCalls } from '#shared/feeds/visitors-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { srcSetOf, widthsOf } from '#shared/kit/picture.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { later } from '../kit/later.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { Failed } from '../kit/states.tsx'
import { useRoute } from '../kit/use-route.ts'
import { AppLinks } from '../markets/app-links.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './feed.module.css'

const PostDialog = later([], async () => (await import('./post-dialog.tsx')).PostDialog)
const ContactForm = later(
  ['customers', 'feedback'],
  async () => (await import('../messages/contact-form.tsx')).ContactForm,
)

/** Two rows on a desk, four on a phone. */
const AT_FIRST = 12

type ListedPost = Answer<typeof visitorsCalls.list>['results'][number]

const tileOf = (id: string): string => `post-${id}`

/** What a tile is beside a picture; nothing for a picture. */
const useKind = (type: ListedPost['type']) => {
  const { t } = useTranslation()
  if (type === 'VIDEO') return { icon: IconPlayerPlayFilled, name: t('feed.video') }
  return type === 'CAROUSEL_ALBUM' ? { icon: IconLibraryPhoto, name: t('feed.album') } : undefined
}

/** A picture without words is still a picture. */
const useName = () => {
  const { t } = useTranslation()
  return ({ text }: { text: string }): string => text || t('feed.noWords')
}

const Tile = ({ post, onOpen }: { post: ListedPost; onOpen: () => void }) => {
  const { language } = useThisMarket()
  const name = useName()(post)
  const kind = useKind(post.type)
  return (
    <button
      id={tileOf(post.id)}
      type="button"
      className={styles.tile}
      aria-haspopup="dialog"
      onClick={onOpen}
      lang={post.text ? language : undefined}
    >
      {post.picture ? (
        <img
          src={widthsOf(post.picture)[0]}
          srcSet={srcSetOf(post.picture)}
          sizes="(min-width: 62em) 11rem, 33vw"
          loading="lazy"
          width={240}
          height={240}
          alt={name}
        />
      ) : (
        <span className={styles.words}>{name}</span>
      )}
      {kind && (
        <span className={styles.kind}>
          <kind.icon size={16} aria-hidden />
          <VisuallyHidden> {kind.name}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}

export const Feed = () => {
  const { t } = useTranslation()
  const title = useId()
  const market = useThisMarket()
  const feed = useRoute(visitorsCalls.list, { audience: 'anonymous', market: market.marketId })
  const [isWhole, setWhole] = useState(false)
  const [opened, setOpened] = useState<{ post: ListedPost; isAsked: boolean }>()
  const name = useName()
  if (!feed.data)
    return feed.failure ? <Failed failure={feed.failure} retry={() => void feed.retry()} /> : null
  const { username, results } = feed.data
  if (!results.length) return null
  const close = () => {
    const id = opened && tileOf(opened.post.id)
    setOpened(undefined)
    // The form was opened from a dialog that is gone, so the focus goes back to the picture.
    if (id) requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
  return (
    <section aria-labelledby={title} className={styles.feed}>
      <Group justify="space-between" gap="xs">
        <IconLabel icon={<IconBrandInstagram size={20} />}>
          <Title order={2} id={title}>
            {t('feed.title')}
          </Title>
        </IconLabel>
        {username && (
          <Anchor href={`https://www.instagram.com/${username}/`} target="_blank" rel="noreferrer">
            @{username}
            <NewTab />
          </Anchor>
        )}
      </Group>
      <ul className={styles.grid}>
        {results.slice(0, isWhole ? undefined : AT_FIRST).map(post => (
          <li key={post.id}>
            <Tile post={post} onOpen={() => setOpened({ post, isAsked: false })} />
          </li>
        ))}
      </ul>
      {!isWhole && results.length > AT_FIRST && (
        <Group justify="center">
          <Button
            variant="default"
            leftSection={<IconChevronDown size={20} aria-hidden />}
            onClick={() => setWhole(true)}
          >
            {t('feed.more')}
          </Button>
        </Group>
      )}
      <AppLinks />
      {opened && !opened.isAsked && (
        <PostDialog
          instead={null}
          mediaId={opened.post.id}
          name={name(opened.post)}
          onAsk={() => setOpened({ ...opened, isAsked: true })}
          onClose={close}
        />
      )}
      {opened?.isAsked && (
        <ContactForm
          instead={null}
          to={market}
          about={{
            id: opened.post.id,
            text: name(opened.post),
            picture: opened.post.picture,
            language: market.language,
          }}
          onClose={close}
        />
      )}
    </section>
  )
}
