/**
 * Moves the styles, scripts and fonts of a page with a first view into a template, from which a small script takes them once
 * the first view is painted (web/kit/begin.ts).
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { chunksOf, madeFor } from './page-files.ts'

const LOADED =
  /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(modulepreload|stylesheet|preload)"[^>]*>)/g
const BEGIN = '/web/kit/begin.ts'

/** The kinds of files, in the order in which they are needed. */
const ORDER = ['stylesheet', 'preload', 'modulepreload', undefined]

/** The large files, each before those that need it. Each runs as a script of its own, and the page's own script runs last. */
const LARGE = ['react', 'mantine', 'house']

const scriptOf = (address: string): string => `<script type="module" crossorigin src="${address}"></script>`

/** `begin`: the address of the script. */
const loadedLater = (page: string, begin: string): string => {
  const tags = [...page.matchAll(LOADED)]
  const large = LARGE.flatMap(name =>
    tags.flatMap(([tag]) => new RegExp(`"(/assets/${name}-[^"]+\\.js)"`).exec(tag)?.[1] ?? []),
  )
  const files = ORDER.flatMap(kind => [
    ...(kind ? [] : large.map(scriptOf)),
    ...tags.filter(([, rel]) => rel === kind).map(([tag]) => tag.trim()),
  ])
  const template = `<template id="app-files">\n    ${files.join('\n    ')}\n  </template>`
  return page
    .replace(LOADED, '')
    .replace('</head>', `  ${scriptOf(begin)}\n  </head>`)
    .replace('</body>', `  ${template}\n  </body>`)
}

/** `folder`: the sources of the web. */
export const firstPaintFirst = (folder: string): Plugin => ({
  name: 'first-paint-first',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: join(folder, 'kit', 'begin.ts'), name: 'begin' })
  },
  transformIndexHtml: {
    order: 'post',
    handler: (page, { bundle = {} }) => {
      const begin = madeFor(chunksOf(bundle), BEGIN)
      return page.includes('<!--first-view') && begin ? loadedLater(page, `/${begin.fileName}`) : page
    },
  },
})
