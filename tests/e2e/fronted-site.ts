/**
 * The site at an address of its own, which a test takes away as a dead network does, and brings back with another
 * release. A browser's own "offline" does not reach its workers alike in all versions.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'

interface FrontedSite {
  url: () => string
  /** Nothing answers any more. */
  takeAway: () => Promise<void>
  /** Whatever is asked gets no answer, as on a poor network. */
  hang: () => void
  bringBack: () => Promise<void>
  /** The next release is there: the document says so, and its style sheet has another name. */
  release: () => void
}

/** What the document of the next release carries. */
const NEXT_MARK = '<meta name="release" content="next" />'
const NEXT_NAME = '/assets/next-'

/** A style sheet of the document. */
const styleIn = (document: string): string => /href="(\/assets\/[^"]+\.css)"/.exec(document)?.[1] ?? ''

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** Of the real response: it is sent on as plain text. */
const DROPPED = [
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
  'etag',
  'keep-alive',
]

export const frontOf = async (
  siteUrl: () => string,
): Promise<FrontedSite & { stop: () => Promise<void> }> => {
  let server: Server | undefined
  let port = 0
  let style = ''
  let hangs = false
  const renamed = (text: string): string =>
    style ? text.replaceAll(style, style.replace('/assets/', NEXT_NAME)) : text

  /** What the next release changes: the document, and the worker with its list and its name. */
  const changed = (path: string, text: string): string => {
    if (!style) return text
    if (path.startsWith('/user-worker.js')) return renamed(text).replace(/[0-9a-f]{16}/, '0123456789abcdef')
    return renamed(text).replace('</head>', `${NEXT_MARK}</head>`)
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = (request.url ?? '/').replace(NEXT_NAME, '/assets/')
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const body = await bodyOf(request)
    const real = await fetch(siteUrl() + path, {
      method: request.method,
      headers: { ...(headers as Record<string, string>), 'accept-encoding': 'identity' },
      body: body.length ? new Uint8Array(body) : undefined,
      redirect: 'manual',
    })
    const isChanged = /^\/user(\?|$)|^\/user-worker\.js/.test(path)
    const bytes = Buffer.from(await real.arrayBuffer())
    const own = [...real.headers]
      .filter(([name]) => !DROPPED.includes(name))
      .map(([name, value]) => [name, value.replaceAll(`:${new URL(siteUrl()).port}/`, `:${port}/`)] as const)
    response.writeHead(real.status, Object.fromEntries(own))
    response.end(isChanged ? changed(path, bytes.toString()) : bytes)
  }

  const bringBack = async (): Promise<void> => {
    hangs = false
    if (server) return
    const made = createServer((request, response) => {
      if (!hangs) answer(request, response).catch(() => response.destroy())
    })
    await new Promise<void>(resolve => made.listen(port, '127.0.0.1', resolve))
    port = (made.address() as AddressInfo).port
    server = made
  }
  const takeAway = async (): Promise<void> => {
    const before = server
    server = undefined
    if (!before) return
    const closed = new Promise(resolve => before.close(resolve))
    before.closeAllConnections()
    await closed
  }

  await bringBack()
  const document = await (await fetch(`${siteUrl()}/user`)).text()
  return {
    url: () => `http://127.0.0.1:${port}`,
    takeAway,
    bringBack,
    hang: () => {
      hangs = true
    },
    release: () => {
      style = styleIn(document)
      if (!style) throw new Error('the document has no style sheet')
    },
    stop: takeAway,
  }
}

/**
 * Ends the old worker when the new one waits for that. The browser ends it after 30 seconds without an event, or sooner,
 * but never while a test is connected to it.
 */
export const endOldWorker = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  const statuses = new Map<string, string>()
  session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) statuses.set(versionId, status)
    if (![...statuses.values()].includes('installed')) return
    for (const [versionId, status] of statuses)
      if (status === 'activated')
        session.send('ServiceWorker.stopWorker', { versionId }).catch(() => undefined)
  })
  await session.send('ServiceWorker.enable')
}
