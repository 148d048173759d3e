/** Writes one line of JSON an entry. Never log a password, a token, card data or a whole body. */
import { Logger } from '@aws-lambda-powertools/logger'

/** Each line names its function as `service`: the log group is the domain's. */
export const log = new Logger({ serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'reol' })

/**
 * A field for log lines that are counted: the log group makes a metric of them (infra/cloud/log.ts).
 * late: the sweeper sent again what timers and events had lost ·
 * mail-quota: the account has sent all mails that it may in a day ·
 * many-mails: a market has sent half of the mails that it may in a day, or guests have made all free bookings of one ·
 * unusual-holds: so much is held that it looks like an attack · unknown-webhooks: a webhook names nothing that exists.
 */
export const counted = (
  what: 'late' | 'mail-quota' | 'many-mails' | 'unusual-holds' | 'unknown-webhooks',
): { counted: string } => ({
  counted: what,
})
