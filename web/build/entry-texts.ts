/** Reads from a page's source which domains' texts it loads: by `start` for the first screen, by `later` for others. */

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
  /** The path in the import. */
  path: string
}

/** Finds each `later(['bookings'], async () => (await import('../bookings/x.tsx')).X)`. */
export const laterScreensIn = (source: string): LaterScreen[] =>
  [...source.matchAll(/\blater\(\s*\[([^\]]*)\],[^;]*?import\('([^']+)'\)/g)].map(
    ([, list = '', path = '']) => ({
      domains: quotedIn(list),
      path,
    }),
  )
