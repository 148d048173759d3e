/**
 * Puts the house's own loading of code (web/kit/calls/fetch-code.ts) in the place of Vite's, which every `import()` of the
 * bundle calls with the names of the files that it needs.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const VITES_OWN = '\0vite/preload-helper.js'

/** `folder`: the sources of the web. */
export const fetchedCode = (folder: string): Plugin => ({
  name: 'fetched-code',
  apply: 'build',
  enforce: 'pre',
  load: id =>
    id === VITES_OWN
      ? `export { fetchCode as __vitePreload } from ${JSON.stringify(join(folder, 'kit', 'calls', 'fetch-code.ts'))}`
      : undefined,
})
