/** Makes an XLSX file of a workbook (D52): real numbers and dates, a bold head that stays in sight, text that is text. */
import type { Workbook } from '#shared/kit/workbook.ts'
import { sheetsOf } from '#shared/kit/workbook-sheets.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The library is loaded at the first call, so that a function which rarely makes a file starts fast. */
export const renderXlsx = async (book: Workbook): Promise<Buffer> => {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  return writeXlsxFile(sheetsOf(book)).toBuffer()
}
