/** Copies a post's files to the site: browsers load nothing from Meta (D55). */
import { createHash } from 'node:crypto'
import { MOST_VIDEO_BYTES } from '#shared/feeds/rules.ts'
import { MOST_PICTURE_BYTES } from '#shared/kit/picture-file.ts'
import { Refusal } from '#shared/kit/refusal.ts'
import { newToken } from '../kit/ids.ts'
import { readUpload, storePicture } from '../kit/pictures.ts'
import { download, type MediaFile, TOO_LARGE } from './provider.ts'
import type { PostItem } from './table/post.ts'

const MP4 = { type: 'video/mp4', cacheControl: 'public, max-age=31536000, s-maxage=3600, immutable' }

/**
 * What is there already is not fetched again: a picture or video of Instagram never changes. When the run `isLate`
 * nothing is fetched, and the next run tries again.
 */
export const copied = async (
  market: string,
  media: MediaFile,
  before: PostItem | undefined,
  isLate: () => boolean,
): Promise<PostItem> => {
  const still = media.media_type === 'VIDEO' ? media.thumbnail_url : media.media_url
  const picture = before?.picture ?? (still && !isLate() ? await copyPicture(market, still) : null)
  const known = {
    id: media.id,
    picture,
    video: before?.video ?? null,
    isTooLarge: before?.isTooLarge ?? false,
  }
  if (media.media_type !== 'VIDEO' || known.video || known.isTooLarge) return known
  if (!media.media_url || isLate()) return known
  const bytes = await download(media.media_url, MOST_VIDEO_BYTES)
  if (bytes === TOO_LARGE) return { ...known, isTooLarge: true }
  return { ...known, video: bytes && isMp4(bytes) ? await storeVideo(market, bytes) : null }
}

/** Null when it cannot be fetched or read: the next run tries again. */
const copyPicture = async (market: string, url: string): Promise<string | null> => {
  const bytes = await download(url, MOST_PICTURE_BYTES)
  if (!bytes || bytes === TOO_LARGE) return null
  try {
    return await storePicture(
      market,
      await readUpload('picture', new File([new Uint8Array(bytes)], 'picture')),
    )
  } catch (error) {
    if (error instanceof Refusal) return null
    throw error
  }
}

/** A file that says it is something else is not served from our site. */
const isMp4 = (bytes: Buffer): boolean => bytes.subarray(4, 8).toString('latin1') === 'ftyp'

const storeVideo = async (market: string, bytes: Buffer): Promise<string> => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const url = `/files/${market}/${hash}-${newToken().slice(0, 8)}.mp4`
  // The client of S3 is large, so only a copy loads it.
  const { writePublicFile } = await import('../kit/public-files.ts')
  await writePublicFile(url, bytes, MP4)
  return url
}

/** The files that these items show. */
export const filesOf = (items: readonly PostItem[]): { pictures: string[]; videos: string[] } => ({
  pictures: items.flatMap(({ picture }) => picture ?? []),
  videos: items.flatMap(({ video }) => video ?? []),
})
