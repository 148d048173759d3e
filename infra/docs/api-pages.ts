/** Writes /api/docs/: the description of the calls as one page without scripts or other hosts. */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDPOINTS } from '#infra/parts.ts'
import { apiPage } from './api-page.ts'
import { type OpenApi, openApi } from './openapi.ts'

/** The version is the package's. */
export const describedApi = (): OpenApi => {
  const { version } = JSON.parse(
    readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8'),
  ) as { version: string }
  return openApi(ENDPOINTS, version)
}

export const openApiText = (): string => `${JSON.stringify(describedApi(), null, 2)}\n`

/** Writes `<site>/api/docs/`: index.html, its style, and openapi.json. `site` is the folder of the built web. */
export const writeApiPages = (site: string): void => {
  const folder = join(site, 'api', 'docs')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), apiPage(describedApi()))
  writeFileSync(join(folder, 'openapi.json'), openApiText())
  copyFileSync(join(import.meta.dirname, 'api-page.css'), join(folder, 'style.css'))
}
