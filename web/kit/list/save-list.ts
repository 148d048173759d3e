/** Fetches all pages of a list and saves them as a file. Loaded with the first file that somebody asks for. */
import type { Language } from '#shared/kit/language.ts'
import type { Workbook, WorkbookCell } from '#shared/kit/workbook.ts'
import { renderCsv } from '#shared/kit/workbook-csv.ts'
import { sheetsOf } from '#shared/kit/workbook-sheets.ts'
import type { Column, Page } from './column.ts'

interface Saving<Row> {
  /** Fetches a page, from 1. */
  ask: (page: number) => Promise<Page<Row>>
  columns: readonly Column<Row>[]
  title: string
  format: 'xlsx' | 'csv'
  language: Language
}

/** A list of more pages is one that nobody reads: what it has is narrowed down first. */
const MOST_PAGES = 400

const allRows = async <Row>(ask: Saving<Row>['ask']): Promise<Row[]> => {
  const rows: Row[] = []
  for (let at = 1; at <= MOST_PAGES; at += 1) {
    const { results, pagesCount, more } = await ask(at)
    rows.push(...results)
    if (!results.length || (at >= pagesCount && !more)) break
  }
  return rows
}

/** What stands in a cell: as the file has it, or as the table shows it where that is a text. */
const inFile = <Row>({ file, cell }: Column<Row>, row: Row): WorkbookCell => {
  if (file) return file.value(row)
  const shown = cell(row)
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null
}

/** At most 31 characters, and none that a sheet's name may not have. */
const sheetName = (title: string): string => title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31)

const bookOf = <Row>({ columns, title, language }: Saving<Row>, rows: readonly Row[]): Workbook => {
  const told = columns.filter(one => rows.some(row => inFile(one, row) !== null))
  return {
    language,
    tables: [
      {
        name: sheetName(title),
        columns: told.map(one => ({ title: one.title, type: one.file?.type ?? 'text', width: 24 })),
        rows: rows.map(row =>
          told.map(one => {
            const value = inFile(one, row)
            return value === null || one.file ? value : String(value)
          }),
        ),
      },
    ],
    about: { name: '', lines: [] },
  }
}

const blobOf = async (book: Workbook, format: 'xlsx' | 'csv'): Promise<Blob> => {
  if (format === 'csv') return new Blob([renderCsv(book)], { type: 'text/csv;charset=utf-8' })
  const { default: writeXlsxFile } = await import('write-excel-file/browser')
  return writeXlsxFile(sheetsOf(book)).toBlob()
}

/** Saves all hits of a list. Throws what its calls throw. */
export const saveList = async <Row>(saving: Saving<Row>): Promise<void> => {
  const { ask, title, format } = saving
  const url = URL.createObjectURL(await blobOf(bookOf(saving, await allRows(ask)), format))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title}.${format}`
  link.click()
  URL.revokeObjectURL(url)
}
