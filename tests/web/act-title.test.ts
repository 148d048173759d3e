/** The history of a booking says what staff did. */
import type { TFunction } from 'i18next'
import { describe, expect, it } from 'vitest'
import { actTitle } from '#web/bookings/booking-page/act-title.ts'

const key = ((name: string) => name.replace('requests.', '')) as TFunction

/** Each change as the audit has it: `[field, before, after]`. */
const titleOf = (...changes: [field: string, before: unknown, after: unknown][]) =>
  actTitle(key, { changes: changes.map(([field, before, after]) => ({ field, before, after })) })

describe('what staff did', () => {
  it.each([
    ['didConfirm', ['requestStatus', 'paid', 'confirmed']],
    ['didRefund', ['requestStatus', 'confirmed', 'refund_initiated']],
    ['didRetry', ['requestStatus', 'refund_failed', 'refund_initiated']],
    ['didOtherwise', ['requestStatus', 'refund_failed', 'refunded']],
    ['ended', ['requestStatus', 'confirmed', 'refunded']],
    ['didSendLink', ['linkSentAt', null, '2026-11-23T09:00:00Z']],
    ['didSettle', ['status', 6, 2]],
    ['didWithdraw', ['status', 6, 1]],
    ['didTick', ['boardEmptied', null, '2026-11-23']],
    ['didUntick', ['boardEmptied', '2026-11-23', null]],
    ['didSendConfirmation', ['confirmationSentTo', null, 'anna@act-title.example']],
    ['didNote', ['description', null, 'Comes late']],
    ['didRefundPart', ['refundedAmount', null, 5000]],
    ['didExtend', ['extendedUntil', null, '2026-12-05']],
    ['didMove', ['shelf', '12', '14']],
    ['didMove', ['dateStart', '2026-11-23', '2026-11-24']],
    ['didChange', ['dateEnd', '2026-11-23', '2026-11-24']],
  ] as const)('%s: %j', (title, change) => {
    expect(titleOf([...change])).toBe(title)
  })

  it('is a booking when all is new, and its end when all is gone', () => {
    expect(titleOf(['shelf', null, '12'], ['dateStart', null, '2026-11-23'])).toBe('didBook')
    expect(titleOf(['shelf', '12', null], ['dateStart', '2026-11-23', null])).toBe('didDelete')
  })

  it('is a refund also when the shelf is free earlier by it', () => {
    expect(
      titleOf(
        ['dateStart', '2026-11-23', '2026-11-24'],
        ['refundedAmount', 0, 5000],
        ['requestStatus', 'confirmed', 'refund_initiated'],
      ),
    ).toBe('didRefund')
  })

  it('is a payment link also when its sending made the booking wait for money', () => {
    expect(titleOf(['status', 1, 6], ['linkSentAt', null, '2026-11-23T09:00:00Z'])).toBe('didSendLink')
  })
})
