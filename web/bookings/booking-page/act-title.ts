/** What staff did to a booking, in a few words, from what the audit says has changed. */
import type { TFunction } from 'i18next'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import type { HistoryRow } from '../../markets/history/change-lines.ts'

type Change = HistoryRow['changes'][number]

type Rule = (row: Pick<HistoryRow, 'changes'>) => boolean

const some =
  (matches: (change: Change) => boolean): Rule =>
  ({ changes }) =>
    changes.some(matches)

const every =
  (matches: (change: Change) => boolean): Rule =>
  ({ changes }) =>
    changes.every(matches)

const changed = (...fields: string[]): Rule => some(({ field }) => fields.includes(field))

const became = (field: string, after: unknown): Rule =>
  some(change => change.field === field && change.after === after)

const went = (field: string, before: unknown, after: unknown): Rule =>
  some(change => change.field === field && change.before === before && change.after === after)

const left = (field: string, before: unknown): Rule =>
  some(change => change.field === field && change.before === before)

const isNew = ({ before }: Change) => before === null
const isGone = ({ after }: Change) => after === null
/** Ticks of the day board, by the name of their fields (`functions/bookings/day/tick.ts`). */
const isTick = ({ field }: Change) => field.startsWith('board')

/** Money that went back was on its way first; where none was paid, there is no such step. */
const isEndedForFree = ({ field, before, after }: Change) =>
  field === 'requestStatus' && after === 'refunded' && !String(before).startsWith('refund')

const { waitingForPayment, bookedAndPaid } = SHELF_BOOKING

/** Titles a row of the audit. Of the rules that match, the first counts: a refund, say, changes much beside the status. */
export const actTitle = (t: TFunction, row: Pick<HistoryRow, 'changes'>): string => {
  const rules: readonly (readonly [Rule, string])[] = [
    [became('withdrawn', 'withdrawal'), t('requests.didEndByRight')],
    [became('withdrawn', 'cancellation'), t('requests.didEndByRules')],
    [some(change => change.field === 'handedOnAt' && !isGone(change)), t('requests.didHandOn')],
    [became('requestStatus', 'confirmed'), t('requests.didConfirm')],
    [some(isEndedForFree), t('requests.ended')],
    [became('requestStatus', 'refunded'), t('requests.didOtherwise')],
    [went('requestStatus', 'refund_failed', 'refund_initiated'), t('requests.didRetry')],
    [became('requestStatus', 'refund_initiated'), t('requests.didRefund')],
    [some(change => change.field === 'linkSentAt' && !isGone(change)), t('requests.didSendLink')],
    [went('status', waitingForPayment, bookedAndPaid), t('requests.didSettle')],
    [left('status', waitingForPayment), t('requests.didWithdraw')],
    [some(change => isTick(change) && isGone(change)), t('requests.didUntick')],
    [some(isTick), t('requests.didTick')],
    [changed('confirmationSentTo'), t('requests.didSendConfirmation')],
    [every(({ field }) => field === 'description'), t('requests.didNote')],
    [became('moveDeclined', true), t('requests.didDeclineMove')],
    [some(change => change.field === 'wishedStart' && !isGone(change)), t('requests.didAskToMove')],
    [every(({ field }) => field.startsWith('wished')), t('requests.didTakeMoveBack')],
    [changed('refundedAmount'), t('requests.didRefundPart')],
    [changed('extendedUntil'), t('requests.didExtend')],
    [every(isNew), t('requests.didBook')],
    [every(isGone), t('requests.didDelete')],
    [changed('shelf', 'dateStart'), t('requests.didMove')],
  ]
  return rules.find(([matches]) => matches(row))?.[1] ?? t('requests.didChange')
}
