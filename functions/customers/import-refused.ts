/** The rows of which no customer came: kept step by step, then written as a file that staff can mend and import. */
import * as z from 'zod/mini'
import { FATES } from '#shared/customers/import-row.ts'
import { EXISTS_WORDS, REFUSED_WORDS, reasonText } from '#shared/customers/import-words.ts'
import type { Language } from '#shared/kit/language.ts'
import { csvOf } from '../kit/csv.ts'
import { readText, writeFile } from '../kit/files.ts'
import type { DecidedRow } from './import-fates.ts'
import type { ImportFile } from './import-file.ts'

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
  file: ImportFile
  /** The steps that left rows out. */
  steps: readonly number[]
  language: Language
}

/** Writes the file: line and reason, then the columns as they were uploaded. Returns its key. */
export const refusedCsv = async ({ market, job, file, steps, language }: Wanted): Promise<string> => {
  const parts = await Promise.all(steps.map(step => readText(partKey(market, job, step))))
  const left = parts.flatMap(part => refused.parse(JSON.parse(part ?? '')))
  const rows = new Map(file.rows.map(row => [row.line, row.cells]))
  const { line, reason, fileName } = REFUSED_WORDS[language]
  const lines = left.map(one => [one.line, reasonOf(one, language), ...(rows.get(one.line) ?? [])])
  const key = `${market}/imports/${job}/refused.csv`
  const stored = { key, name: `${market}-${fileName}.csv`, type: 'text/csv; charset=utf-8' }
  await writeFile(stored, csvOf([[line, reason, ...file.heads], ...lines], { isFirst: true }))
  return key
}

const reasonOf = ({ fate, refusals }: Refused, language: Language): string =>
  fate === 'exists' || fate === 'repeated'
    ? EXISTS_WORDS[fate][language]
    : refusals.map(one => reasonText(one, language)).join(' ')
