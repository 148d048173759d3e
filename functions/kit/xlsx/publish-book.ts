/** Publishes a workbook for its asker alone, as a spreadsheet or as CSV (D51, D52). */
import type { Workbook } from '#shared/kit/workbook.ts'
import { CSV_TYPE, renderCsv } from '#shared/kit/workbook-csv.ts'
import { publishFile } from '../files.ts'
import { newId } from '../ids.ts'
import { renderXlsx, XLSX_TYPE } from './render.ts'

export type BookFormat = 'xlsx' | 'csv'

interface Published {
  /** Under which it is kept: the market, and what it is. */
  folder: string
  /** Of the download, without what says its format. */
  name: string
  format: BookFormat
}

/** Answers a link to the file. */
export const publishBook = async (book: Workbook, { folder, name, format }: Published) =>
  publishFile(
    {
      key: `${folder}/${newId()}.${format}`,
      name: `${name}.${format}`,
      type: format === 'xlsx' ? XLSX_TYPE : CSV_TYPE,
    },
    format === 'xlsx' ? await renderXlsx(book) : renderCsv(book),
  )
