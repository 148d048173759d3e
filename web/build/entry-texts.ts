/** Which domains' texts a page loads, read from its source: the first screen's by `start`, a later one's by `later`. */

const QUOTED = /'([\w-]+)'/g

const quotedIn = (list: string): string[] => [...list.matchAll(QUOTED)].map(([, name]) => name ?? '')

/** `start(<Routes />, ['markets'])` in an entry's main.tsx; the texts of the kit come with every page. */
export const domainsStartedWith = (main: string): string[] => {
  const [, list] = /\bstart\(<\w+ \/>, \[([^\]]*)\]\)/.exec(main) ?? []
  if (list === undefined) throw new Error('an entry starts without naming its texts')
  return ['kit', ...quotedIn(list)]
}

interface LaterScreen {
  domains: string[]
  /** As it is imported. */
  path: string
}

/** `later(['bookings'], async () => (await import('../bookings/x.tsx')).X)`, as often as it stands there. */
export const laterScreensIn = (source: string): LaterScreen[] =>
  [...source.matchAll(/\blater\(\s*\[([^\]]*)\],[^;]*?import\('([^']+)'\)/g)].map(
    ([, list = '', path = '']) => ({
      domains: quotedIn(list),
      path,
    }),
  )
