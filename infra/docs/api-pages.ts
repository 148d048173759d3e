/** Writes /api/docs/: the description of the calls as one page without scripts or other hosts. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadContracts } from '#infra/contracts.ts'
import { ENDPOINTS } from '#infra/parts.ts'
import { apiPage } from './api-page.ts'
import { eventSchemas } from './event-schemas.ts'
import { type OpenApi, openApi } from './openapi.ts'

/** The version is the package's. */
export const describedApi = (): OpenApi => {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
  ) as { version: string }
  return openApi(ENDPOINTS, version)
}

export const openApiText = (): string => `${JSON.stringify(describedApi(), null, 2)}\n`

/** What programs read: the description of the calls and of each message, by its path under /api/docs/. */
export const descriptions = async (): Promise<Record<string, string>> => ({
  'openapi.json': openApiText(),
  ...eventSchemas(await loadContracts()),
})

/** Writes `<site>/api/docs/`: index.html, its style, and the descriptions. `site` is the folder of the built web. */
export const writeApiPages = async (site: string): Promise<void> => {
  const folder = join(site, 'api', 'docs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), apiPage(describedApi()))
  for (const [path, text] of Object.entries(await descriptions())) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  copyFileSync(join(import.meta.dirname, 'api-page.css'), join(folder, 'style.css'))
}
