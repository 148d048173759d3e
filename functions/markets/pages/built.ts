/** The built apps, as the deployment put them into the site's bucket. */
import * as z from 'zod/mini'
import { readSiteFile } from '../../kit/site-files.ts'

const names = z.array(z.string())
const byLanguage = z.object({ da: names, de: names, en: names })

/**
 * What the build wrote (web/build/page-files.ts): the scripts and styles that each screen needs, besides those in its
 * page.
 */
const screens = z.object({
  landing: byLanguage,
  type: byLanguage,
  price: byLanguage,
  services: byLanguage,
  date: byLanguage,
  checkout: byLanguage,
  success: byLanguage,
  inside: byLanguage,
  terms: byLanguage,
  home: byLanguage,
})

export type Screen = keyof z.infer<typeof screens>

export interface Built {
  login: string
  public: string
  files: z.infer<typeof screens>
}

/** Reads the built pages; undefined before the first deployment. */
export const readBuilt = async (): Promise<Built | undefined> => {
  const [login, home, list] = await Promise.all(
    ['login/index.html', 'public/index.html', 'pages.json'].map(readSiteFile),
  )
  return login && home && list ? { login, public: home, files: screens.parse(JSON.parse(list)) } : undefined
}
