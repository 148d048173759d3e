/**
 * Fills a built page (web/login/index.html, web/public/index.html) with what it is about. The page marks the places by
 * comments: what it says about itself, what it shows before its scripts run, and what it says without scripts.
 */
import type { Language } from '#shared/kit/language.ts'
import { LOCALE } from '#shared/kit/language.ts'
import { escaped, jsonInScript } from '../../kit/html.ts'

/** What a document says about itself. All texts are plain. */
export interface About {
  language: Language
  title: string
  description: string
  /** Absolute, also `picture`. */
  url: string
  picture: string | undefined
  /** False for pages that no search engine should show. */
  isFound: boolean
}

/** A file that the browser fetches before the page asks for it. */
export type Preload = { file: string } | { image: string; srcSet: string | undefined; sizes?: string }

export interface Document {
  about: About
  preloads: readonly Preload[]
  /** The data of the page's first calls, which its scripts read (web/kit/frame/embedded.ts). */
  data: unknown
  /** The values of the first view's places; without it the page stays empty until its scripts run. */
  firstView: Record<string, string> | undefined
  /** Paragraphs for a browser without scripts. */
  withoutScripts: readonly string[]
}

/** Returns the document. Throws when the built page lacks one of the marks. */
export const fill = (
  built: string,
  { about, preloads, data, firstView, withoutScripts }: Document,
): string => {
  const { language } = about
  const isPicture = (preload: Preload) => 'image' in preload
  const head = [...aboutLines(about), ...preloads.filter(isPicture).map(preloadLine)]
  // With the page's own scripts (web/build/first-paint-first.ts), and behind them: browsers fetch in this order.
  const files = preloads.filter(preload => !isPicture(preload)).map(preloadLine)
  const script = `<script type="application/json" id="embedded">${jsonInScript(data)}</script>`
  const page = built
    .replace(/<html lang="\w+"/, () => `<html lang="${language}"`)
    .replace('</template>', () => `  ${files.join('\n    ')}\n  </template>`)
  return [
    ['about', () => `${head.join('\n    ')}\n    ${script}`],
    ['first-view', (inside: string) => (firstView ? withValues(inside, firstView) : '')],
    ['without-scripts', () => withoutScripts.map(text => `<p>${escaped(text)}</p>`).join('')],
  ].reduce((text, [name, content]) => withPlace(text, name as string, content as Content), page)
}

type Content = (inside: string) => string

/** A place is `<!--name … /name-->`, where the content is commented out, or `<!--name-->…<!--/name-->`. */
const withPlace = (page: string, name: string, content: Content): string => {
  const place = new RegExp(`<!--${name}(?:-->)?([^]*?)(?:<!--)?/${name}-->`)
  if (!place.test(page)) throw new Error(`the built page has no place ${name}`)
  return page.replace(place, (_, inside: string) => content(inside))
}

/** Fills `{{name}}`, and removes a line that has a value's place without a value. */
const withValues = (inside: string, values: Record<string, string>): string =>
  inside
    .split('\n')
    .filter(line => [...line.matchAll(/\{\{(\w+)\}\}/g)].every(([, name = '']) => values[name]))
    .join('\n')
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name] ?? ''))

const aboutLines = ({ language, title, description, url, picture, isFound }: About): string[] => {
  const meta = (kind: 'name' | 'property', name: string, content: string | undefined) =>
    content ? [`<meta ${kind}="${name}" content="${escaped(content)}" />`] : []
  return [
    `<title>${escaped(title)}</title>`,
    ...meta('name', 'description', description),
    ...(isFound
      ? [`<link rel="canonical" href="${escaped(url)}" />`]
      : ['<meta name="robots" content="noindex" />']),
    ...meta('property', 'og:type', 'website'),
    ...meta('property', 'og:title', title),
    ...meta('property', 'og:description', description),
    ...meta('property', 'og:image', picture),
    ...meta('property', 'og:url', url),
    ...meta('property', 'og:locale', LOCALE[language].replace('-', '_')),
  ]
}

const preloadLine = (preload: Preload): string => {
  if ('file' in preload) {
    const kind = preload.file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
    return `<link ${kind} crossorigin href="${escaped(preload.file)}" />`
  }
  const { image, srcSet, sizes } = preload
  const widths = srcSet ? ` imagesrcset="${escaped(srcSet)}" imagesizes="${escaped(sizes ?? '')}"` : ''
  return `<link rel="preload" as="image" href="${escaped(image)}"${widths} fetchpriority="high" />`
}
