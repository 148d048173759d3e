/** `npm run docs`: writes the generated documents and data. tests/docs/docs.test.ts fails when they are out of date. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { loadContracts } from './contracts.ts'
import { apiList } from './docs/api-list.ts'
import { openApiText } from './docs/api-pages.ts'
import { eventSchemas } from './docs/event-schemas.ts'
import { holidaysText } from './docs/holidays.ts'
import { tablePage } from './docs/table-page.ts'
import { ROOT } from './modules.ts'
import { ENDPOINTS } from './parts.ts'

/** Every generated document: its path from the project's root, and its text. */
export const generated = async (): Promise<Record<string, string>> => ({
  'docs/api/openapi.json': openApiText(),
  'docs/api/README.md': apiList(ENDPOINTS),
  'docs/table.md': await tablePage(ROOT),
  'functions/markets/holidays.json': holidaysText(),
  ...eventSchemas(await loadContracts()),
})

const run = async (): Promise<void> => {
  for (const [path, text] of Object.entries(await generated())) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
}

if (import.meta.main) await run()
