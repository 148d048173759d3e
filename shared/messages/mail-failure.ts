/** Why a mail did not arrive, as staff are told. */
export const MAIL_FAILURES = ['unknown_address', 'mailbox_full', 'refused', 'blocked', 'complained'] as const

export type MailFailure = (typeof MAIL_FAILURES)[number]

/** What SES calls a bounce (its `bounceSubType`). Any other is a refusal of the reader's server. */
const BOUNCES = new Map<string, MailFailure>([
  ['General', 'unknown_address'],
  ['NoEmail', 'unknown_address'],
  ['MailboxFull', 'mailbox_full'],
  // The address refused a mail earlier, so SES sends it no more.
  ['OnAccountSuppressionList', 'blocked'],
  ['Suppressed', 'blocked'],
])

interface Told {
  how: 'bounced' | 'complained' | 'rejected'
  why: string
}

export const failureOf = ({ how, why }: Told): MailFailure => {
  if (how === 'complained') return 'complained'
  return (how === 'bounced' && BOUNCES.get(why)) || 'refused'
}
