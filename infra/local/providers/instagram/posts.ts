/** The sandbox's accounts and what they have posted. */
import type { Store } from '../../store.ts'

export interface DemoFile {
  id: string
  media_type: 'IMAGE' | 'VIDEO'
  /** A file of the demo's pictures, or of this folder. */
  picture: string
  video?: string
}

export interface DemoPost {
  id: string
  media_type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'
  caption?: string
  hoursAgo: number
  files: DemoFile[]
}

export interface Account {
  userId: string
  username: string
  posts: DemoPost[]
}

const image = (id: string, picture: string): DemoFile => ({ id, media_type: 'IMAGE', picture })

const single = (id: string, picture: string, hoursAgo: number, caption: string): DemoPost => ({
  id,
  media_type: 'IMAGE',
  caption,
  hoursAgo,
  files: [image(id, picture)],
})

const DEMO: DemoPost[] = [
  single(
    '17900000000000001',
    'demo/type-1',
    5,
    'Nyt på hylde 12 i dag: keramik fra Bornholm, et kaffestel til seks og en lampe, der lige er gået i gang igen. Kom forbi inden lørdag 🌿 #genbrug #loppefund',
  ),
  {
    id: '17900000000000002',
    media_type: 'VIDEO',
    caption: 'En tur langs hylderne før vi åbner. Sæt farten op, hvis du har travlt.',
    hoursAgo: 29,
    files: [{ id: '17900000000000002', media_type: 'VIDEO', picture: 'demo/picture-2', video: 'shelf.mp4' }],
  },
  {
    id: '17900000000000003',
    media_type: 'CAROUSEL_ALBUM',
    caption: 'Ugens tre fund. Hvilket tager du med hjem?',
    hoursAgo: 52,
    files: [
      image('17900000000000031', 'demo/type-2'),
      image('17900000000000032', 'demo/type-3'),
      image('17900000000000033', 'demo/service-1'),
    ],
  },
  single(
    '17900000000000004',
    'demo/picture-3',
    76,
    'Vi har fået flere glasskabe. De første er allerede lejet ud.',
  ),
  single('17900000000000005', 'demo/service-2', 120, 'Husk: du kan få prismærker trykt hos os.'),
  single('17900000000000006', 'demo/picture-1', 170, ''),
]

const BERLIN: DemoPost[] = [
  single('17900000000000101', 'berlin/type-1', 8, 'Neu im Regal: Emaille und Leinen aus Omas Küche.'),
  single('17900000000000102', 'berlin/picture-2', 60, 'Samstag haben wir bis 18 Uhr offen.'),
]

export const ACCOUNTS: readonly Account[] = [
  { userId: '17841400000000001', username: 'reol.demo', posts: DEMO },
  { userId: '17841400000000002', username: 'regal.berlin', posts: BERLIN },
]

const REMOVED = 'instagram-removed'

/** Takes a post away, as its owner may at any time. */
export const removePost = (store: Store, id: string): void => store.put(REMOVED, id, true)

export const restorePost = (store: Store, id: string): void => store.remove(REMOVED, id)

/** What is still posted, newest first. */
export const postsOf = (store: Store, userId: string): DemoPost[] =>
  (ACCOUNTS.find(account => account.userId === userId)?.posts ?? []).filter(
    ({ id }) => store.get(REMOVED, id) === undefined,
  )

/** The file of a post or of a child by its id. */
export const fileOf = (id: string): DemoFile | undefined =>
  ACCOUNTS.flatMap(({ posts }) => posts.flatMap(({ files }) => files)).find(file => file.id === id)
