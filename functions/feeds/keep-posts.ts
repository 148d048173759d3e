/** Brings the kept posts of a market in line with what Instagram has. */
import { feedFilesRemoved } from '#events/feeds.ts'
import { nowSeconds } from '../kit/clock.ts'
import { emit } from '../kit/outbox.ts'
import { commit, type Write } from '../kit/table.ts'
import { copied, filesOf } from './files.ts'
import type { Media } from './provider.ts'
import { type Post, type PostItem, putPost, readPosts, removePost } from './table/post.ts'

/** Well before the worker's time is over (events/works.ts), so that slow files never stop a removed post from going. */
const COPYING_SECONDS = 180

/**
 * Copies new posts, newest first, writes those that changed, and deletes the others with their files. Each post is
 * written as soon as its files are copied, so a run that was cut short loses one post's work at most.
 */
export const keepPosts = async (
  market: string,
  connection: string,
  newest: readonly Media[],
): Promise<void> => {
  const kept = new Map((await readPosts(market)).map(post => [post.id, post] as const))
  const until = nowSeconds() + COPYING_SECONDS
  const isLate = () => nowSeconds() > until
  for (const media of newest)
    await keepPost(market, connection, media, { before: kept.get(media.id), isLate })
  const wanted = new Set(newest.map(({ id }) => id))
  await removePosts(
    market,
    [...kept.values()].filter(({ id }) => !wanted.has(id)),
  )
}

/** Deletes posts with their files. */
export const removePosts = async (market: string, posts: readonly Post[]): Promise<void> => {
  for (const { id, items } of posts) await commit([removePost(market, id), ...withoutFiles(market, items)])
}

const withoutFiles = (market: string, items: readonly PostItem[]): Write[] => {
  const files = filesOf(items)
  return files.pictures.length || files.videos.length ? [emit(market, feedFilesRemoved, files)] : []
}

const keepPost = async (
  market: string,
  connection: string,
  media: Media,
  { before, isLate }: { before: Post | undefined; isLate: () => boolean },
): Promise<void> => {
  const items: PostItem[] = []
  for (const file of media.children.length ? media.children : [media]) {
    const known = before?.items.find(({ id }) => id === file.id)
    items.push(await copied(market, file, known, isLate))
  }
  const post: Post = {
    id: media.id,
    connection,
    type: media.media_type,
    caption: media.caption,
    permalink: permalinkOf(media),
    postedTs: media.postedTs,
    items,
  }
  if (JSON.stringify(post) === JSON.stringify(before)) return
  const gone = before?.items.filter(({ id }) => !items.some(item => item.id === id)) ?? []
  await commit([putPost(market, post), ...withoutFiles(market, gone)])
}

/** Visitors follow it, so it leads to a page and never runs a script. */
const permalinkOf = ({ permalink }: Media): string | null =>
  permalink && /^https:\/\//.test(permalink) ? permalink : null
