/** The sandbox's `/me/media`, and the files that it names. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { now } from '#functions/kit/clock.ts'
import { type HttpResponse, json } from '../../http.ts'
import type { Store } from '../../store.ts'
import { type DemoFile, type DemoPost, fileOf, postsOf } from './posts.ts'
import type { Token } from './tokens.ts'

const PICTURES = join(import.meta.dirname, '../../demo/pictures')

/** The time of the first call. The posts' times are counted from it, so they stay the same in later calls. */
const beginning = (store: Store): number => {
  const began = store.get<number>('instagram', 'began') ?? now()
  store.put('instagram', 'began', began)
  return began
}

/** A link to a file that works for a while, as on Meta's delivery network. */
const linkTo = (site: string, id: string, kind: 'picture' | 'video'): string =>
  `${site}/files/${id}/${kind}?oe=${now().toString(16)}`

const fileFields = (site: string, { id, video }: { id: string; video?: string }) => ({
  media_url: linkTo(site, id, video ? 'video' : 'picture'),
  ...(video ? { thumbnail_url: linkTo(site, id, 'picture') } : {}),
})

const shown = (site: string, began: number, post: DemoPost) => {
  const { id, media_type, caption, hoursAgo, files } = post
  const timestamp = new Date(began - hoursAgo * 3_600_000).toISOString()
  const children = files.map(file => ({
    id: file.id,
    media_type: file.media_type,
    ...fileFields(site, file),
  }))
  const [first] = files
  return {
    id,
    media_type,
    ...(caption ? { caption } : {}),
    ...(first ? fileFields(site, first) : {}),
    permalink: `https://www.instagram.com/p/${id.slice(-6)}/`,
    timestamp: timestamp.replace(/\.\d{3}Z$/, '+0000'),
    ...(media_type === 'CAROUSEL_ALBUM' ? { children: { data: children } } : {}),
  }
}

/** Pages by cursors of `limit` posts, 25 without one. */
export const mediaOf = (
  store: Store,
  site: string,
  { userId }: Token,
  query: URLSearchParams,
): HttpResponse => {
  const posts = postsOf(store, userId)
  const limit = Number(query.get('limit') ?? 25) || 25
  const from = posts.findIndex(({ id }) => id === query.get('after')) + 1
  const found = posts.slice(from, from + limit)
  const after = found.at(-1)?.id
  const began = beginning(store)
  return json(200, {
    data: found.map(post => shown(site, began, post)),
    ...(after
      ? {
          paging: {
            cursors: { before: found[0]?.id, after },
            ...(from + limit < posts.length ? { next: `${site}/next-page-of-me-media?after=${after}` } : {}),
          },
        }
      : {}),
  })
}

/** The pictures of the demo are drawings. Instagram gives photographs as JPEG. */
const jpegOf = async ({ picture, video }: DemoFile): Promise<Buffer> => {
  const { default: sharp } = await import('sharp')
  return sharp(await readFile(join(PICTURES, `${picture}.svg`)))
    .resize({ width: 1080, height: video ? 1350 : 1080, fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer()
}

export const fileAt = async (path: string): Promise<HttpResponse> => {
  const [, id = '', kind] = /^\/files\/(\d+)\/(picture|video)$/.exec(path) ?? []
  const file = fileOf(id)
  if (!file || (kind === 'video' && !file.video)) return json(404, {})
  return kind === 'video'
    ? {
        status: 200,
        headers: { 'content-type': 'video/mp4' },
        body: await readFile(join(import.meta.dirname, file.video ?? '')),
      }
    : { status: 200, headers: { 'content-type': 'image/jpeg' }, body: await jpegOf(file) }
}
