/** Writes the parts of docs/operations.md that are computed: what ends first, and what it costs. People write the rest. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { costTable } from '../growth/cost-table.ts'
import { readOwn } from '../growth/own.ts'
import type { Own } from '../growth/quotas.ts'
import { firstEnd, type Rows, roomTable, TILL_SHARES, workersTable } from '../growth/room-table.ts'
import { markdownTable } from './markdown-table.ts'

export const OPERATIONS_PAGE = 'docs/operations.md'

/** A kind of work with fewer a second is in no table of the page. */
const FEWEST_MESSAGES = 1

const table = ({ head, rows }: Rows): string => markdownTable(head, rows)

const firstEnds = (own: Own): string =>
  TILL_SHARES.map(share => `- With a till in ${share * 100} of 100 markets: ${firstEnd(own, share)}.`).join(
    '\n',
  )

/** Returns the page with its computed parts as the code has them. Throws when a part has no place. */
export const operationsPage = async (root: string): Promise<string> => {
  const own = await readOwn()
  const parts = {
    first: firstEnds(own),
    room: table(roomTable(own)),
    workers: table(workersTable(own, FEWEST_MESSAGES)),
    cost: table(costTable('essentials', 'lite')),
  }
  let page = readFileSync(join(root, OPERATIONS_PAGE), 'utf8')
  for (const [name, text] of Object.entries(parts)) {
    const place = new RegExp(`(<!-- ${name}, by npm run docs -->\n)[^]*?(<!-- end -->)`)
    if (!place.test(page)) throw new Error(`${OPERATIONS_PAGE} has no place for the part ${name}`)
    page = page.replace(place, (_, begin: string, end: string) => `${begin}\n${text}\n\n${end}`)
  }
  return page
}
