/** The states of a sales period, and how they follow each other (specification 4, D45). */
import type { Day } from '../kit/day.ts'
import type { Machine } from '../kit/machine.ts'

export const PERIOD = { draft: 1, inBooks: 2, finalized: 3, sent: 4 } as const
export const PERIOD_STATES = [1, 2, 3, 4] as const
export type PeriodStatus = (typeof PERIOD_STATES)[number]

/**
 * freeze: its lines are frozen and it goes to the books · reset: the books give it back · finalize: its settlements and their
 * rows count · send: the tenants have it, also again.
 */
type PeriodEvent = 'freeze' | 'reset' | 'finalize' | 'send'

export const periodMachine: Machine<PeriodStatus, PeriodEvent> = {
  [PERIOD.draft]: { freeze: PERIOD.inBooks, finalize: PERIOD.finalized },
  [PERIOD.inBooks]: { reset: PERIOD.draft, finalize: PERIOD.finalized },
  [PERIOD.finalized]: { send: PERIOD.sent },
  [PERIOD.sent]: { send: PERIOD.sent },
}

/**
 * The first day on which days may be finalized: the first of the month of the last of them. Finalizing cannot be undone, and
 * withholds the rent of a month in advance no earlier than that.
 */
export const finalizableFrom = (dateTo: Day): Day => `${dateTo.slice(0, 7)}-01`

/** made: staff may fetch it · uploading: its rows are being written on balances · uploaded: all of them are · withdrawn. */
export const BANK_FILE_STATES = ['made', 'uploading', 'uploaded', 'withdrawn'] as const
export type BankFileState = (typeof BANK_FILE_STATES)[number]

/**
 * open: staff may change it · in_file · sent: it has left the balance · returned: the bank sent it back · taken_out: staff have
 * kept the money on the balance.
 */
export const TRANSFER_STATES = ['open', 'in_file', 'sent', 'returned', 'taken_out'] as const
export type TransferState = (typeof TRANSFER_STATES)[number]

/** What became of the money of a settlement: waiting: it is on its way to the bank · sent: paid out · returned: sent back. */
export const PAID_OUT_STATES = ['waiting', 'sent', 'returned'] as const
export type PaidOut = (typeof PAID_OUT_STATES)[number]
