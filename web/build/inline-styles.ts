/**
 * Writes a style sheet into the page itself, where the page says `<style src="/kit/first-view.css"></style>`: the first
 * view cannot wait for a file. Leaves out the rules that the page has no use for. Runs in the build and in the
 * development server.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const PLACE = /<style src="([^"]+)"><\/style>/g
const RULE = /([^{}]+)(\{[^{}]*\})/g

/** Whether the page has every class and element of a selector. */
const isUsedIn = (page: string, selector: string): boolean => {
  const classes = [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => `class="[^"]*\\b${name}\\b`)
  const elements = [...selector.matchAll(/(?:^|\s)([a-z]\w*)/g)].map(([, name]) => `<${name}[\\s>]`)
  return [...classes, ...elements].every(pattern => new RegExp(pattern).test(page))
}

const shortened = (css: string): string =>
  css
    .replace(/\s+/g, ' ')
    .replace(/\s*([{};:,])\s*/g, '$1')
    .replaceAll(';}', '}')
    .trim()

/** The rules of a style sheet that a page uses, on one line. */
export const rulesFor = (page: string, css: string): string => {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(RULE, (_, selectors: string, block: string) => {
    const used = selectors.split(',').filter(selector => isUsedIn(page, selector.trim()))
    return used.length ? used.join(',') + block : ''
  })
  return shortened(rules.replace(/@media[^{]+\{\s*\}/g, ''))
}

export const withStyles = (page: string, read: (path: string) => string): string =>
  page.replace(PLACE, (_, path: string) => `<style>${rulesFor(page, read(path))}</style>`)

/** `folder`: where the paths begin. */
export const inlineStyles = (folder: string): Plugin => ({
  name: 'inline-styles',
  transformIndexHtml: {
    order: 'pre',
    handler: page => withStyles(page, path => readFileSync(join(folder, path), 'utf8')),
  },
})
