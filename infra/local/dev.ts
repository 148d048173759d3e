/**
 * `npm run dev`: Vite serves the screens, with hot module replacement. It also loads the handlers, so the next call
 * runs the saved code. Node watches the files that the local parts import (infra, contracts) and restarts the process.
 * A new subscriber needs a restart.
 */
import { realpathSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
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
import { makeEdgeCache } from './edge-cache.ts'
import type * as Functions from './functions.ts'
import type { Handler } from './functions.ts'
import { MODULES } from './gateway.ts'
import { NOT_FOUND, type Pages, siteOf } from './site.ts'

export interface Dev {
  pages: Pages
  parts: Parts
  handlers: Record<string, Handler>
  /** Imports a file of the project as the handlers import theirs. */
  load: <T>(file: string) => Promise<T>
  stop: () => Promise<void>
}

/** React's plugin writes an inline script into the page. In this mode the policy allows it by this nonce. */
const NONCE = 'dev'

/** `node_modules` may be a symlink out of the project. Vite reads the fonts there, so it needs the real path. */
const PACKAGES = realpathSync(join(ROOT, 'node_modules'))

/** The edge sends unknown addresses here. */
const MISSING = '/pages/missing/'

/** The page of the app that shows a market's page. Here it fetches its data itself. */
const builtPageOf = (path: string): string =>
  path.startsWith('/pages/market/') && !path.includes('/terms.') ? '/login/index.html' : '/public/index.html'

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
  await writeApiPages(API_PAGES)
  const apiPages = siteOf(API_PAGES, '', makeEdgeCache())
  return {
    pages: {
      siteOf: () => async (request, path) => {
        if (path.startsWith('/api/')) return apiPages(request, path)
        if (path.startsWith(MISSING)) return NOT_FOUND
        const file = path.startsWith('/pages/') ? builtPageOf(path) : path
        const module = file.startsWith(MODULES) ? file : join(MODULES, file)
        return { path: module, headers: {}, pass: vite.middlewares }
      },
      page: async path => vite.transformIndexHtml(path, await readFile(join(ROOT, 'web', path), 'utf8')),
      publish: async () => undefined,
      headersFor: devHeaders,
      sockets,
    },
    parts,
    handlers: Object.fromEntries(allOf(parts).map(part => [part.name, reloadingHandler(part, load)])),
    load,
    stop: async () => {
      await runner.close()
      await vite.close()
    },
  }
}

/** Also allows what Vite needs: its script in the page, its socket, and the worker that waits for a restart. */
const devHeaders: Pages['headersFor'] = hosts => {
  const headers = securityHeaders(hosts, `'self' 'nonce-${NONCE}'`)
  const { 'content-security-policy': policy = '', ...others } = headers
  const wider = policy.replace("connect-src 'self'", "connect-src 'self' ws:")
  return { ...others, 'content-security-policy': wider.replace(/worker-src [^;]+/, 'worker-src blob:') }
}

/** Loads the handler again for each call. Vite has its own copy of the clock module, which must be set like ours. */
const reloadingHandler =
  (part: Part, load: Dev['load']): Handler =>
  async (event, context) => {
    const clock = await load<typeof Clock>('functions/kit/clock.ts')
    clock.setAhead(now() - Date.now())
    const { handlerOf } = await load<typeof Functions>('infra/local/functions.ts')
    return (await handlerOf(part))(event, context)
  }
