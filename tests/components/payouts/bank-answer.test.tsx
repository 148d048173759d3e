/** Staff read in what the bank says of transfers. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answer } from '#shared/kit/contract.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { button, seenText } from '../screen.tsx'
import { openStaff } from '../staff-app.tsx'
import { stub } from '../stub.ts'
import { startOnTuesday } from '../tuesday.ts'
import { ANNA, FILE, stubBank } from './bank-app.ts'
import { FINALIZED, SENT, stubPeriods } from './settlement-app.ts'

startOnTuesday()
beforeEach(() => {
  stubPeriods(FINALIZED, SENT)
})

test('What the bank says is read in: what came back is booked back with its reason, and the rest is counted', async () => {
  stubBank()
  const row: Answer<typeof bankCalls.readBankAnswer>['results'][number] = {
    ...{
      fate: 'book_back',
      outcome: 'returned',
      transaction: ANNA.id,
      customer: '100001',
      name: 'Anna Jensen',
    },
    ...{ file: FILE.number, reference: 'REOL-407-0', amount: '612.80', day: '2027-06-18', code: 'AC04' },
    ...{ text: 'Kontoen er ophævet', reason: 'account_closed' },
  }
  const reads = stub(bankCalls.readBankAnswer, {
    ...{ kind: 'pain.002', results: [row] },
    counts: { book_back: 1, withdraw: 0, nothing: 31, unknown: 0 },
  })
  const returns = stub(bankCalls.returnBankTransaction, ANNA)
  await openStaff('/payments/bank')
  await seenText('bank.answerTitle')
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('there is no field for a file')
  await userEvent.upload(page.elementLocator(input), new File(['<a/>'], 'svar.xml'))
  await seenText('bank.answerBack_one', { count: '1' })
  await seenText('bank.answerNothing_other', { count: '31' })
  expect(reads.sent).toHaveLength(1)
  await button('bank.bookBackOf', { name: 'Anna Jensen' }).click()
  await seenText('bank.isBookedBack', { name: 'Anna Jensen' })
  expect(returns.sent).toMatchObject([
    { params: { id: ANNA.id }, body: { reason: 'account_closed', note: 'AC04 Kontoen er ophævet' } },
  ])
  await seenText('bank.answerBooked')
})
