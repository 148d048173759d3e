/** The rows of which no customer came: kept step by step, then written as a file that staff can mend and import. */
import * as z from 'zod/mini'
import { FATES } from '#shared/customers/import-row.ts'
import { EXISTS_WORDS, REFUSED_NAME, reasonText } from '#shared/customers/import-words.ts'
import type { Language } from '#shared/kit/language.ts'
import { readText, writeFile } from '../kit/files.ts'
import { writeLeftOut } from '../kit/left-out.ts'
import type { CsvTable } from '../kit/read-csv.ts'
import type { DecidedRow } from './import-fates.ts'

const refused = z.array(
  z.object({
    line: z.number(),
    fate: z.enum(FATES),
    refusals: z.array(z.object({ field: z.string(), code: z.string() })),
  }),
)

type Refused = z.infer<typeof refused>[number]

const partKey = (market: string, job: string, step: number): string =>
  `${market}/imports/${job}/refused-${step}.json`

/** Keeps what a step leaves out. A step that runs again overwrites it. */
export const keepRefused = (
  market: string,
  job: string,
  step: number,
  left: readonly DecidedRow[],
): Promise<void> => {
  const part: Refused[] = left.map(({ row, fate, refusals }) => ({ line: row.line, fate, refusals }))
  const stored = { key: partKey(market, job, step), name: 'refused.json', type: 'application/json' }
  return writeFile(stored, JSON.stringify(part))
}

interface Wanted {
  market: string
  job: string
  table: CsvTable
  /** The steps that left rows out. */
  steps: readonly number[]
  language: Language
}

/** Writes the file of them. Returns its key. */
export const refusedCsv = async ({ market, job, table, steps, language }: Wanted): Promise<string> => {
  const parts = await Promise.all(steps.map(step => readText(partKey(market, job, step))))
  const left = parts.flatMap(part => refused.parse(JSON.parse(part ?? '')))
  return writeLeftOut({
    key: `${market}/imports/${job}/refused.csv`,
    name: `${market}-${REFUSED_NAME[language]}.csv`,
    table,
    rows: left.map(one => ({ line: one.line, reason: reasonOf(one, language) })),
    language,
  })
}

const reasonOf = ({ fate, refusals }: Refused, language: Language): string =>
  fate === 'exists' || fate === 'repeated'
    ? EXISTS_WORDS[fate][language]
    : refusals.map(one => reasonText(one, language)).join(' ')
