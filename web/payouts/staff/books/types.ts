/** What the screens of the books are made of. */
import type { Answer } from '#shared/kit/contract.ts'
import type { booksCalls } from '#shared/payouts/books-calls.ts'

export type BooksSettings = Answer<typeof booksCalls.readBooksSettings>
export type Choices = Answer<typeof booksCalls.readBooksChoices>
export type Voucher = Answer<typeof booksCalls.listVouchers>['results'][number]
export type Line = Answer<typeof booksCalls.readVoucher>['lines'][number]
export type Problem = NonNullable<Voucher['problem']>
