import { expect, test } from 'vitest'
import { failureOf } from '#shared/messages/mail-failure.ts'

test.each([
  ['bounced', 'General', 'unknown_address'],
  ['bounced', 'NoEmail', 'unknown_address'],
  ['bounced', 'MailboxFull', 'mailbox_full'],
  ['bounced', 'OnAccountSuppressionList', 'blocked'],
  ['bounced', 'ContentRejected', 'refused'],
  ['bounced', 'toString', 'refused'],
  ['rejected', '', 'refused'],
  ['rejected', 'NoEmail', 'refused'],
  ['complained', '', 'complained'],
] as const)('A mail that SES %s, saying "%s", is told as %s', (how, why, reason) => {
  expect(failureOf({ how, why })).toBe(reason)
})
