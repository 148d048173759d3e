/** Lines of a sheet that staff have completed meanwhile. */

import { page } from 'vitest/browser'
import { refuse } from '#shared/kit/refusal.ts'
import { productRefusals } from '#shared/products/refusals.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { seenText } from '../screen.tsx'
import { stub } from '../stub.ts'
import { openSheet, thing } from './sheet-app.ts'

export const NEW_ID = '01JXSHEETNEW00000000000000'

export const cell = (line: number, column: string) => page.getByLabelText(`Linje ${line}: ${column}`)

export const keptKeys = () => Object.keys(localStorage).filter(key => key.startsWith('goods '))

/** The next sheet begins empty, and the calls of the sheet are about it. */
export const stubNext = (sheet: Awaited<ReturnType<typeof openSheet>>) =>
  stub(sheetCalls.addSheet, () => {
    sheet.adds.answer(sheet.add as never)
    sheet.reads.answer(() => sheet.now())
    return sheet.set({ id: NEW_ID, status: 1, products: [], job: null })
  })

/** A line with a price that is none, and one that is right but refused, for staff have completed the sheet. */
export const typeTooLate = async () => {
  const sheet = await openSheet({ products: [thing(1, 'Lampe', '80')] })
  await cell(2, 'Vare').fill('Dukkevogn')
  await cell(2, 'Pris').fill('1x7')
  sheet.adds.answer((() => refuse(productRefusals.sheet_locked)) as never)
  sheet.set({ status: 4 })
  await cell(3, 'Vare').fill('Natdragt')
  await cell(3, 'Pris').fill('25')
  await seenText('goods.lateTitle_other', { count: '2' })
  return sheet
}
