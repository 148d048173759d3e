/** The rows of an upload that an import left out, as a file that staff can mend and import again. */

import { csvOf } from '#shared/kit/csv.ts'
import type { Language } from '#shared/kit/language.ts'
import { readText, writeFile } from './files.ts'
import type { CsvTable } from './read-csv.ts'

/** The heads of the file's own columns. */
const HEADS: Record<Language, readonly [string, string]> = {
  da: ['Linje', 'Årsag'],
  de: ['Zeile', 'Grund'],
  en: ['Line', 'Reason'],
}

interface LeftOut {
  /** Where the file lies, and what the download is called. */
  key: string
  name: string
  table: CsvTable
  /** The rows by their lines, and why in words. */
  rows: readonly { line: number; reason: string }[]
  language: Language
}

/** Writes the file: line and reason, then the columns as they were uploaded. Returns its key. */
export const writeLeftOut = async ({ key, name, table, rows, language }: LeftOut): Promise<string> => {
  const cellsOf = new Map(table.rows.map(({ line, cells }) => [line, cells]))
  const lines = rows.map(({ line, reason }) => [line, reason, ...(cellsOf.get(line) ?? [])])
  const text = csvOf([[...HEADS[language], ...table.heads], ...lines], { isFirst: true })
  await writeFile({ key, name, type: 'text/csv; charset=utf-8' }, text)
  return key
}

export interface LeftOutRow {
  line: number
  reason: string
}

const partKey = (folder: string, step: number): string => `${folder}/left-out-${step}.json`

/** Keeps the rows that a step of a job leaves out. A step that runs again overwrites them. */
export const keepLeftOut = (
  { folder, step }: { folder: string; step: number },
  rows: readonly LeftOutRow[],
): Promise<void> =>
  writeFile(
    { key: partKey(folder, step), name: 'left-out.json', type: 'application/json' },
    JSON.stringify(rows),
  )

interface KeptLeftOut extends Omit<LeftOut, 'key' | 'rows'> {
  folder: string
  /** The steps that kept rows. */
  steps: readonly number[]
}

/** Writes the file of the rows that the steps of a job kept. Returns its key. */
export const writeKeptLeftOut = async ({ folder, steps, ...file }: KeptLeftOut): Promise<string> => {
  const parts = await Promise.all(steps.map(step => readText(partKey(folder, step))))
  const rows = parts.flatMap(part => JSON.parse(part ?? '[]') as LeftOutRow[])
  return writeLeftOut({ ...file, key: `${folder}/left-out.csv`, rows })
}
