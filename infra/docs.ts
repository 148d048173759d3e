/**
 * `npm run docs`: writes the generated documents and data. Git keeps those that people read or that the functions need, and
 * tests/docs/docs.test.ts fails when they are out of date. The descriptions for programs (docs/api/openapi.json,
 * docs/events/) it leaves out: every build puts them beside the site, under /api/docs/.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apiList } from './docs/api-list.ts'
import { descriptions } from './docs/api-pages.ts'
import { holidaysText } from './docs/holidays.ts'
import { OPERATIONS_PAGE, operationsPage } from './docs/operations-page.ts'
import { tablePage } from './docs/table-page.ts'
import { ROOT } from './modules.ts'
import { ENDPOINTS } from './parts.ts'

/** The generated files that git keeps: their paths from the project's root, and their texts. */
export const generated = async (): Promise<Record<string, string>> => ({
  'docs/api/README.md': apiList(ENDPOINTS),
  [OPERATIONS_PAGE]: await operationsPage(ROOT),
  'docs/table.md': await tablePage(ROOT),
  'functions/markets/holidays.json': holidaysText(),
})

const forPrograms = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(await descriptions()).map(([path, text]) => [
      path.startsWith('events/') ? `docs/${path}` : `docs/api/${path}`,
      text,
    ]),
  )

const run = async (): Promise<void> => {
  for (const [path, text] of Object.entries({ ...(await generated()), ...(await forPrograms()) })) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
}

if (import.meta.main) await run()
