/**
 * `npm run dev`: Vite serves the screens, with hot module replacement, and loads the handlers, so that the next call
 * runs what was saved last. Node watches what the local parts import themselves (infra, contracts), and starts the
 * process again. A new subscriber is found at the next start.
 */
import { realpathSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer, createServerModuleRunner, mergeConfig } from 'vite'
import type * as Clock from '#functions/kit/clock.ts'
import { now } from '#functions/kit/clock.ts'
import { securityHeaders } from '#infra/cloud/headers.ts'
import { writeApiPages } from '#infra/docs/api-pages.ts'
import { ROOT } from '#infra/modules.ts'
import type * as AllParts from '#infra/parts.ts'
import { allOf, type Part, type Parts } from '#infra/parts.ts'
import config from '../../vite.config.ts'
import type * as Functions from './functions.ts'
import type { Handler } from './functions.ts'
import { MODULES } from './gateway.ts'
import { type Pages, siteOf } from './site.ts'

export interface Dev {
  pages: Pages
  parts: Parts
  handlers: Record<string, Handler>
  /** Imports a file of the project as the handlers import theirs. */
  load: <T>(file: string) => Promise<T>
  stop: () => Promise<void>
}

/** React's plugin writes a script into the page itself: it runs under this name, in this mode alone. */
const NONCE = 'dev'

/** A link to a shared install is no folder of the project, and the fonts are read from there. */
const PACKAGES = realpathSync(join(ROOT, 'node_modules'))

const API_PAGES = join(ROOT, 'dist', 'dev')

export const startDev = async (): Promise<Dev> => {
  const sockets = createHttpServer()
  const vite = await createServer(
    mergeConfig(config, {
      configFile: false,
      root: join(ROOT, 'web'),
      base: MODULES,
      cacheDir: join(ROOT, 'dist', 'vite'),
      html: { cspNonce: NONCE },
      optimizeDeps: { entries: ['*/index.html'] },
      server: { middlewareMode: true, ws: { server: sockets }, fs: { allow: [ROOT, PACKAGES] } },
      logLevel: 'warn',
    }),
  )
  const runner = createServerModuleRunner(vite.environments.ssr)
  const load = <T>(file: string) => runner.import<T>(join(ROOT, file))
  const parts = await (await load<typeof AllParts>('infra/parts.ts')).loadParts()
  writeApiPages(API_PAGES)
  const apiPages = siteOf(API_PAGES)
  return {
    pages: {
      site: async (asked, path) => {
        if (path.startsWith('/api/')) return apiPages(asked, path)
        const module = path.startsWith(MODULES) ? path : join(MODULES, path)
        return { path: module, headers: {}, pass: vite.middlewares }
      },
      headersFor: relaxed,
      sockets,
    },
    parts,
    handlers: Object.fromEntries(allOf(parts).map(part => [part.name, hot(part, load)])),
    load,
    stop: async () => {
      await runner.close()
      await vite.close()
    },
  }
}

/** With what Vite needs beside: its script in the page, its socket, and a worker that waits for a new start. */
const relaxed: Pages['headersFor'] = elavonUrl => {
  const { 'content-security-policy': policy = '', ...others } = securityHeaders(elavonUrl)
  const wider = policy
    .replace("script-src 'self'", `script-src 'self' 'nonce-${NONCE}'`)
    .replace("connect-src 'self'", "connect-src 'self' ws:")
  return { ...others, 'content-security-policy': `${wider}; worker-src blob:` }
}

/** Makes the handler anew for each call. Vite imports a clock of its own, which takes over how far ours is ahead. */
const hot =
  (part: Part, load: Dev['load']): Handler =>
  async (event, context) => {
    const clock = await load<typeof Clock>('functions/kit/clock.ts')
    clock.setAhead(now() - Date.now())
    const { handlerOf } = await load<typeof Functions>('infra/local/functions.ts')
    return (await handlerOf(part))(event, context)
  }
