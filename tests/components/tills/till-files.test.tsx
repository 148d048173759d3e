/** Staff make a file of products for their till. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { jobsContract } from '#shared/jobs/contract.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { tillsContract } from '#shared/tills/contract.ts'
import { button, says, seenText } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'

startOnTuesday()

const BY_FILE: Answer<typeof tillsContract.readTill> = {
  ...{ till: '', valid: false, byFile: true, lastContact: null, problem: null },
  ...{ waiting: 0, more: false, days: [], failed: [] },
}

const job = (counts: Record<string, number>, done = 3): Answer<typeof jobsContract.read> => ({
  ...{ state: 'done', done, total: done, counts, isClosing: false },
})

test('A shop whose till gives files makes one with what changed, and reads what is new, changed and gone', async () => {
  stub(tillsContract.readTill, BY_FILE)
  stub(tillsContract.readProductFile, {
    products: 1200,
    last: { at: '2027-06-15T07:48:00.000Z', products: 1190 },
  })
  const makes = stub(tillsContract.makeProductFile, { job: '01M7YPFKG789VHXMJ047KSPYF0' })
  stub(jobsContract.read, job({ products: 1200, new: 30, changed: 4, gone: 20, written: 34 }))
  await openStaff('/payments/till')
  await seenText('tillfiles.products_other', { number: '1.200' })
  await seenText('till.todayAt', { time: '09:48' })
  await page.getByRole('radio', { name: says('tillfiles.onlyChanges') }).click()
  await button('tillfiles.make').click()
  await seenText('tillfiles.gone')
  await seenText('tillfiles.products_other', { number: '34' })
  expect(makes.sent.map(({ body }) => body)).toEqual([{ onlyChanges: true, language: 'da' }])
})
