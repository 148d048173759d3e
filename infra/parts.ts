/**
 * Everything that runs, as data: one API function a domain, one worker a subscription, and the relay. The cloud
 * (infra/cloud) and the local cloud (infra/local) are both made from this list, so neither has what the other lacks.
 */
import { QUEUES, type QueueName } from '#events/subscriptions.ts'
import { bookingsContract } from '#shared/bookings/contract.ts'
import { customersContract } from '#shared/customers/contract.ts'
import { identityContract } from '#shared/identity/contract.ts'
import { type Contract, type Endpoint, endpoints } from '#shared/kit/contract.ts'
import { marketsContract } from '#shared/markets/contract.ts'
import { paymentsContract } from '#shared/payments/contract.ts'
import { shelvesContract } from '#shared/shelves/contract.ts'

/** What a function may touch besides the logs; each is the least grant that its verbs need. */
export type Grant =
  | 'table:read'
  | 'table:write'
  | 'users'
  | 'secrets'
  | 'mail'
  | `queue:${QueueName}`
  /** To put a message on the queue at a moment, or at once when that has come. */
  | `schedules:${QueueName}`

export interface Part {
  name: string
  /** Path of the Lambda entry from the project's root. It exports `handler`. */
  entry: string
  grants: readonly Grant[]
}

export interface Api extends Part {
  contract: Contract
}

export interface Worker extends Part {
  queue: QueueName
}

const api = (name: string, contract: Contract, grants: readonly Grant[]): Api => ({
  name,
  contract,
  entry: `functions/${name}/api.ts`,
  grants,
})

export const APIS: readonly Api[] = [
  api('identity', identityContract, ['table:read', 'table:write', 'users', 'secrets']),
  api('markets', marketsContract, ['table:read']),
  api('customers', customersContract, ['table:read']),
  api('shelves', shelvesContract, ['table:read']),
  api('bookings', bookingsContract, ['table:read', 'table:write']),
  api('payments', paymentsContract, [
    'table:read',
    'table:write',
    'secrets',
    'queue:payments-on-elavon-notified',
  ]),
]

const WORKER_GRANTS: Record<QueueName, readonly Grant[]> = {
  'bookings-on-booking-reserved': ['schedules:bookings-on-hold-due'],
  'bookings-on-hold-due': ['table:read', 'table:write', 'schedules:bookings-on-hold-due'],
  'customers-on-account-confirmed': ['table:write'],
  'payments-on-payment-opened': ['schedules:payments-on-payment-due'],
  'payments-on-payment-due': ['table:read', 'table:write', 'secrets', 'schedules:payments-on-payment-due'],
  'payments-on-elavon-notified': ['table:read', 'table:write', 'secrets'],
  'payments-on-refund-requested': [
    'table:read',
    'table:write',
    'secrets',
    'schedules:payments-on-refund-requested',
  ],
  'messages-on-bookings-paid': ['table:read', 'table:write', 'mail'],
  'messages-on-customer-created': ['table:read', 'table:write', 'mail', 'secrets'],
  'messages-on-password-reset-requested': ['table:read', 'table:write', 'mail', 'secrets'],
  'messages-on-refund-requested': ['table:read', 'table:write', 'mail'],
  'messages-on-refund-ended': ['table:read', 'table:write', 'mail'],
}

/** `payments-on-payment-due` lives in `functions/payments/on-payment-due.ts`. */
export const WORKERS: readonly Worker[] = QUEUES.map(queue => {
  const [domain, ...rest] = queue.split('-')
  return {
    name: queue,
    queue,
    entry: `functions/${domain}/${rest.join('-')}.ts`,
    grants: WORKER_GRANTS[queue],
  }
})

/** Forwards the outbox from the table's stream to the queues. */
export const RELAY: Part = {
  name: 'relay',
  entry: 'functions/kit/relay.ts',
  grants: QUEUES.map(queue => `queue:${queue}` as const),
}

export const PARTS: readonly Part[] = [...APIS, ...WORKERS, RELAY]

/** The queues that a schedule feeds when it falls due: a hold, an open payment, a refund to try again. */
export const SCHEDULED: readonly QueueName[] = QUEUES.filter(queue =>
  PARTS.some(({ grants }) => grants.includes(`schedules:${queue}`)),
)

export const ENDPOINTS: readonly Endpoint[] = APIS.flatMap(({ name, contract }) => endpoints(name, contract))
