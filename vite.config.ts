import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { appIcons } from './web/build/app-icons.ts'
import { domainsStartedWith, laterScreensIn } from './web/build/entry-texts.ts'
import { fetchedCode } from './web/build/fetched-code.ts'
import { firstLoad } from './web/build/first-load.ts'
import { firstPaintFirst } from './web/build/first-paint-first.ts'
import { inlineStyles } from './web/build/inline-styles.ts'
import { pageFiles } from './web/build/page-files.ts'
import { userWorker } from './web/build/user-worker.ts'

const PAGES = ['public', 'login', 'user', 'admin_section'] as const
const WEB = join(import.meta.dirname, 'web')

/** Libraries, the house style and the loading of texts: one file for all pages, without what only some of them show. */
const HOUSE =
  /[\\/](node_modules|web[\\/]i18n[\\/]|web[\\/]kit[\\/](?!act|form|list|rights|frame[\\/](?:rail|guarded|place)|status-mark)|shared[\\/]kit[\\/](?!rights|picture-file))/
const SHARED = /[\\/](node_modules|web[\\/](?!public|login|user|admin_section)\w+|shared)[\\/]/
const TEXTS = /[\\/]web[\\/]i18n[\\/](da|de|en)[\\/](\w+)\.ts$/

/** The bundler joins the names of all modules that share a file; the first is enough. */
const shortName = (name: string): string => name.split('~')[0] ?? name

/**
 * Fetched when the browser is idle, when someone asks for it, or for the few bookings that need it; the texts are
 * counted by language.
 */
const WAITING =
  /\/web\/(bookings\/(booking-page|payment-request)\/([\w-]+-dialog|move-card)\.tsx|(campaigns|payouts|products)\/\w+\/([\w-]+-dialog|open-product|bulk|tenant-filter)\.tsx|kit\/(show\/carousel|messages|dialog\/dialogs|form\/conflict-choice|list\/(day-calendar|list-file|save-list))\.tsx?|identity\/(code-by-mail|qr-code|save-language)\.tsx?|i18n\/)/

/** The steps of a booking, and what each shows. */
const BOOKING = {
  type: '/web/bookings/wizard/choose-type.tsx',
  price: '/web/bookings/wizard/choose-price.tsx',
  services: '/web/bookings/wizard/choose-services.tsx',
  date: '/web/bookings/wizard/choose-date.tsx',
  checkout: '/web/payments/checkout.tsx',
  success: '/web/bookings/receipt/success.tsx',
}

/** What a shape says of itself is for the API's documents. */
const withoutMeta: Plugin = {
  name: 'without-meta',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/\w+\/[\w-]+\.ts$/, code: 'z.meta(' },
    handler: code => ({ code: code.replace(/\bz\.meta\((\{[^}]*\}|\w+)\),?/g, ''), map: null }),
  },
}

/**
 * What each call does is for the API's documents, and the server checks the shape of an answer. A browser only needs to
 * know whether there is one (web/kit/call.ts). The marks let the bundler drop the shapes that are then unused.
 */
const asCalled: Plugin = {
  name: 'as-called',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/\w+\/(contract|[\w-]+-calls)\.ts$/ },
    handler: code => ({
      code: code
        .replace(/^ *summary:\s*(['"`]).*\1,$/gm, '')
        .replace(/^( *answer: )(\w+|listOf\(\w+\)),$/gm, '$1true,')
        .replace(/\bz\.(?=\w+\()/g, '/* @__PURE__ */ z.'),
      map: null,
    }),
  },
}

/** The fonts of the first view. */
const FONTS = /\/(figtree|fraunces)-latin-wght-normal-/

const textsOf = (page: string): string[] =>
  domainsStartedWith(readFileSync(join(WEB, page, 'main.tsx'), 'utf8'))

/** The texts that the login app loads with the steps of a booking. */
const bookingTexts = (): string[] =>
  laterScreensIn(readFileSync(join(WEB, 'login', 'routes.tsx'), 'utf8')).find(({ path }) =>
    path.endsWith('/guest-booking.tsx'),
  )?.domains ?? []

/** Amplify's client brings the signing of calls with AWS keys along. Ours carry tokens, so none ever comes there. */
const withoutSigning: Plugin = {
  name: 'without-signing',
  load: id =>
    id.endsWith('/baseHandlers/authenticatedHandler.mjs')
      ? 'export const authenticatedHandler = () => Promise.reject(new Error("calls are not signed here"))'
      : undefined,
}

export default defineConfig({
  root: 'web',
  base: '/',
  publicDir: false,
  appType: 'mpa',
  plugins: [
    withoutMeta,
    asCalled,
    react(),
    withoutSigning,
    fetchedCode(WEB),
    inlineStyles(WEB),
    firstLoad({
      pages: PAGES,
      barsKb: { public: 165.5, login: 166, user: 181, admin_section: 200 },
      screenBarKb: 64.5,
      routes:
        /\/web\/(\w+(\/\w+)?|bookings\/calendar\/sheet)\/(\w+-routes|routes|clearing-page|settings|screens|wizard|calendar|sheet|open-sheet|choose-picture|contact-button|feed|feed-below|further-pages|price-list|product-files|product-list|\w+-booking)\.tsx$/,
      waiting: WAITING,
      textsOf,
      file: join(import.meta.dirname, 'dist', 'first-load.json'),
    }),
    pageFiles({
      screens: [
        { name: 'landing', page: 'login', domains: textsOf('login') },
        { name: 'inside', page: 'login', domains: textsOf('login') },
        ...Object.entries(BOOKING).map(([name, module]) => ({
          name,
          page: 'login',
          domains: [...textsOf('login'), ...bookingTexts()],
          modules: ['/web/login/guest-booking.tsx', module, '/web/bookings/cart/header-cart.tsx'],
        })),
        { name: 'home', page: 'public', domains: textsOf('public') },
        { name: 'terms', page: 'public', domains: textsOf('public') },
      ],
      fonts: FONTS,
    }),
    firstPaintFirst(WEB),
    appIcons(join(WEB, 'kit', 'favicon.svg')),
    userWorker({
      source: join(WEB, 'user', 'worker.ts'),
      domains: [...textsOf('user'), 'kit', 'offline', 'rental'],
      modules: ['/web/user/last-known.tsx', '/web/user/home.tsx', '/web/customers/logged-out.tsx'],
      fonts: FONTS,
    }),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    // Everything is a file of its own: the pages' policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: Object.fromEntries(PAGES.map(page => [page, `web/${page}/index.html`])),
      output: {
        chunkFileNames: ({ name, facadeModuleId }) => {
          const [, language, domain] = TEXTS.exec(facadeModuleId ?? '') ?? []
          // The first load names every file of texts: the shortest hash that this number of files allows.
          return `assets/${domain ? `texts-${language}-${domain}-[hash:7]` : `${shortName(name)}-[hash]`}.js`
        },
        assetFileNames: ({ names: [name = 'asset'] }) =>
          `assets/${shortName(basename(name, extname(name)))}-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'mantine',
              test: /[\\/]node_modules[\\/]@(mantine|floating-ui)[\\/]/,
              tags: ['$initial'],
              minShareCount: 4,
            },
            { name: 'house', test: HOUSE, tags: ['$initial'], minShareCount: 4 },
            // What pages load at once, by which of them: never in one file with what only a later screen needs.
            {
              name: 'first',
              test: SHARED,
              tags: ['$initial'],
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 0,
            },
            // Tiny, and used by large components as well: screens that show a list need not load those with it.
            { name: 'context', test: /[\\/]create-safe-context[\\/]/, minShareCount: 2 },
            // What several screens share, by who shares it. Files that joined their neighbours would bring these along.
            {
              name: 'shared',
              test: SHARED,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 0,
            },
          ],
        },
      },
    },
  },
})
