/**
 * The Instagram API with Instagram Login behind a small interface (docs/integrations.md). Hosts and the app's id come
 * from the deployment. Nobody but the server sees the app's secret and a market's token.
 */
import * as z from 'zod/mini'
import { MOST_POSTS } from '#shared/feeds/rules.ts'
import { MEDIA_TYPES } from '#shared/feeds/visitors-calls.ts'
import { type Seconds, toSeconds } from '#shared/kit/units.ts'
import { type Deployment, deployment, operatorKey } from '../kit/deployment.ts'
import { env } from '../kit/env.ts'

/** Instagram did not do what we asked for: try again later. */
export class ProviderFailed extends Error {}

/** It refused the request as it is, and will refuse it again. */
export class ProviderRefused extends ProviderFailed {}

/** It no longer takes the token: the password was changed, the app was removed, or 60 days have passed. */
export class TokenLost extends ProviderRefused {}

/** Graph's code for a token that is bad or has expired. */
const BAD_TOKEN = 190

const SCOPE = 'instagram_business_basic'
const VERSION = 'v23.0'
const FIELDS = 'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp'
const CHILDREN = 'children{id,media_type,media_url,thumbnail_url}'

/** Must be registered with the app, letter by letter; Instagram takes no `#`. */
const redirectUri = (): string => `${env('SITE_URL')}/admin_section`

/** The page on which a person allows the connection; undefined where the deployment has no app. */
export const authorizeUrl = (state: string): string | undefined => {
  const { instagramAppId, instagramLoginUrl } = deployment()
  if (!instagramAppId) return undefined
  const query = new URLSearchParams({
    client_id: instagramAppId,
    redirect_uri: redirectUri(),
    response_type: 'code',
    scope: SCOPE,
    state,
  })
  return `${instagramLoginUrl}/oauth/authorize?${query}`
}

/** Instagram documents a list, and has been seen to answer the bare object. */
const given = z.object({ access_token: z.string() })
const exchanged = z.union([z.object({ data: z.array(given).check(z.minLength(1)) }), given])
const profile = z.object({
  user_id: z.union([z.string(), z.number()]),
  // It becomes part of a link that visitors follow.
  username: z.string().check(z.regex(/^[\w.]{1,64}$/)),
})

/** Exchanges a code, which works once, for a token of 60 days. Undefined where the deployment has no app. */
export const tokenFor = async (code: string): Promise<string | undefined> => {
  const { instagramAppId, instagramApiUrl } = deployment()
  const secret = instagramAppId && (await operatorKey('instagram'))
  if (!secret) return undefined
  const body = new URLSearchParams({
    client_id: instagramAppId,
    client_secret: secret,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri(),
    // Instagram ends the redirect with `#_`, which some browsers hand on as part of the code.
    code: code.replace(/#_$/, ''),
  })
  const answer = await ask(`${instagramApiUrl}/oauth/access_token`, exchanged, { method: 'POST', body })
  const short = 'data' in answer ? answer.data[0]?.access_token : answer.access_token
  const query = { grant_type: 'ig_exchange_token', client_secret: secret, access_token: short ?? '' }
  return (await graph('access_token', query, given)).access_token
}

/** Gives the token another 60 days. It must be a day old. */
export const renewed = async (token: string): Promise<string> => {
  const query = { grant_type: 'ig_refresh_token', access_token: token }
  return (await graph('refresh_access_token', query, given)).access_token
}

/** Whose token it is. */
export const accountOf = async (token: string): Promise<{ userId: string; username: string }> => {
  const query = { fields: 'user_id,username', access_token: token }
  const { user_id, username } = await graph(`${VERSION}/me`, query, profile)
  return { userId: String(user_id), username }
}

const file = z.object({
  id: z.string(),
  media_type: z.enum(MEDIA_TYPES),
  media_url: z.optional(z.string()),
  thumbnail_url: z.optional(z.string()),
})

const media = z.extend(file, {
  caption: z._default(z.string(), ''),
  permalink: z.optional(z.string()),
  timestamp: z.string(),
  children: z.optional(z.object({ data: z.array(z.unknown()) })),
})

const page = z.object({
  data: z.array(z.unknown()),
  paging: z.optional(
    z.object({
      cursors: z.optional(z.object({ after: z.optional(z.string()) })),
      next: z.optional(z.string()),
    }),
  ),
})

export type MediaFile = z.output<typeof file>
export type Media = Omit<z.output<typeof media>, 'children' | 'timestamp'> & {
  children: MediaFile[]
  postedTs: Seconds
}

/** Instagram takes 2,200 letters and 20 files. More would not fit into an item of the table. */
const LONGEST_CAPTION = 4_000
const MOST_FILES = 20

/** The newest posts, newest first. Leaves out what is of a kind that we do not know. */
export const newestOf = async (token: string): Promise<Media[]> => {
  const found: Media[] = []
  let after: string | undefined
  do {
    const query = {
      fields: `${FIELDS},${CHILDREN}`,
      limit: String(MOST_POSTS),
      access_token: token,
      ...(after ? { after } : {}),
    }
    const { data, paging } = await graph(`${VERSION}/me/media`, query, page)
    found.push(...data.flatMap(mediaFrom))
    // `next` is a whole address with the token in it. We build our own from the cursor.
    after = paging?.next && data.length ? paging.cursors?.after : undefined
  } while (after && found.length < MOST_POSTS)
  return found.slice(0, MOST_POSTS)
}

const mediaFrom = (one: unknown): Media[] => {
  const { data } = media.safeParse(one)
  // `+0000` is not the ISO form that every engine reads.
  const at = Date.parse(data?.timestamp.replace('+0000', 'Z') ?? '')
  if (!data || Number.isNaN(at)) return []
  const { timestamp, children, caption, ...rest } = data
  const files = (children?.data ?? []).flatMap(child => file.safeParse(child).data ?? [])
  return [
    {
      ...rest,
      caption: caption.slice(0, LONGEST_CAPTION).toWellFormed(),
      postedTs: toSeconds(at),
      children: files.slice(0, MOST_FILES),
    },
  ]
}

const graph = <S extends z.ZodMiniType>(
  path: string,
  query: Record<string, string>,
  shape: S,
): Promise<z.output<S>> =>
  ask(`${deployment().instagramGraphUrl}/${path}?${new URLSearchParams(query)}`, shape)

const TIMEOUT_MS = 6_000

/** Sends one call. No error names its address, which may carry a token. */
const ask = async <S extends z.ZodMiniType>(
  url: string,
  shape: S,
  init: RequestInit = {},
): Promise<z.output<S>> => {
  const what = new URL(url).pathname
  let status: number
  let said: unknown
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    })
    status = response.status
    said = await response.json()
  } catch {
    throw new ProviderFailed(`${what} got no whole answer`)
  }
  if (status !== 200) throw failure(what, status, said)
  const { data, success } = shape.safeParse(said)
  if (!success) throw new ProviderFailed(`${what} answered something else than documented`)
  return data
}

const fault = z.object({ error: z.object({ code: z.number() }) })

const failure = (what: string, status: number, said: unknown): ProviderFailed => {
  const code = fault.safeParse(said).data?.error.code
  const text = `${what} answered ${status}, code ${code ?? 'none'}`
  if (code === BAD_TOKEN) return new TokenLost(text)
  return status === 400 || status === 403 ? new ProviderRefused(text) : new ProviderFailed(text)
}

export const TOO_LARGE = 'too large'

/** Fetching all files of a post must not take a run's whole time. */
const FILE_MS = 20_000

/**
 * Fetches a file from where Instagram says it is; undefined when that fails. `TOO_LARGE`: it has more bytes than `most`.
 */
export const download = async (url: string, most: number): Promise<Buffer | typeof TOO_LARGE | undefined> => {
  try {
    if (!isOfService(url, deployment())) return undefined
    const response = await fetch(url, { signal: AbortSignal.timeout(FILE_MS), redirect: 'error' })
    if (!response.ok || !response.body) return undefined
    if (Number(response.headers.get('content-length') ?? 0) > most) return await tooLarge(response)
    const parts: Uint8Array[] = []
    let size = 0
    for await (const part of response.body) {
      size += part.length
      if (size > most) return TOO_LARGE
      parts.push(part)
    }
    return Buffer.concat(parts)
  } catch {
    return undefined
  }
}

const tooLarge = async (response: Response): Promise<typeof TOO_LARGE> => {
  await response.body?.cancel()
  return TOO_LARGE
}

/** A name on the internet: no number, no port, and nothing that only a private network knows. */
const PUBLIC_HOST = /^([a-z\d-]+\.)+(?!(?:internal|local|localhost)$)[a-z]{2,}$/

/**
 * Files come by the protocol of the service itself: encrypted in the cloud, plain from the sandbox. They come from its own
 * host or from a public one.
 */
const isOfService = (url: string, { instagramGraphUrl }: Deployment): boolean => {
  const [file, service] = [new URL(url), new URL(instagramGraphUrl)]
  return (
    file.protocol === service.protocol && (file.hostname === service.hostname || PUBLIC_HOST.test(file.host))
  )
}
