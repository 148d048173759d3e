/** What a deployment costs in a month, item by item: amounts of month.ts times prices of prices.ts. */
import { domainOf, WORK_NAMES } from '#events/works.ts'
import type { Load } from './load.ts'
import { FUNCTIONS, type Month, monthOf } from './month.ts'
import { accountsCost, PRICES as P, type Plan } from './prices.ts'

export interface Item {
  name: string
  /** How it is counted, for the reader of the table. */
  how: string
  dollars: (month: Month) => number
}

/** Firewalls: of the site, with seven rules, and of the user pool, with one. */
const FIREWALLS = 2 * P.firewall + 8 * P.firewallRule

/** The metrics that alarms of their own look at, beside one for each dead-letter queue (infra/cloud/watch/alarms.ts). */
const SINGLE_METRICS = 24
const READERS = 2
const DEAD_LETTERS = new Set(WORK_NAMES.map(domainOf)).size + READERS
/** An alarm over all functions is paid by the function, one over all queues by the queue. */
const ALARM_METRICS = SINGLE_METRICS + DEAD_LETTERS + FUNCTIONS + WORK_NAMES.length

/** Four that the deployment makes, and three keys of CloudFront. */
const SECRETS = 7

/** With a highest concurrency Lambda asks an idle queue from five sides, for 20 seconds each. */
const IDLE_REQUESTS_A_QUEUE = (5 * 30 * 86_400) / 20

const FIXED: readonly Item[] = [
  { name: 'Firewalls', how: '2 and 8 rules', dollars: () => FIREWALLS },
  { name: 'Alarms', how: `${ALARM_METRICS} metrics`, dollars: () => ALARM_METRICS * P.alarm },
  {
    name: 'Idle queues',
    how: `${WORK_NAMES.length}, asked from five sides`,
    dollars: () => WORK_NAMES.length * IDLE_REQUESTS_A_QUEUE * P.queueRequest,
  },
  { name: 'Secrets', how: `${SECRETS}`, dollars: () => SECRETS * P.secret },
  { name: 'Key of the backups', how: '1', dollars: () => P.key },
]

/** Assumed: GB-seconds. A call has a function of 1 GB for 0.05 s, a message one of 0.5 GB for 0.2 s, a look for 1 s. */
const CALL_GB_SECONDS = 0.05
const MESSAGE_GB_SECONDS = 0.1
const LOOK_GB_SECONDS = 0.5
const EDGE_GB_SECONDS = 0.125 * 0.005

/** Requests to SQS: a message is sent, taken and removed. */
const REQUESTS_A_MESSAGE = 3
/** Bytes in logs: a line of the function, and half as much of the gateway. */
const LOG_BYTES_A_CALL = 1_500
const LOG_BYTES_A_MESSAGE = 1_000
/** Backups that are kept: 3 daily ones and 4 weekly ones. */
const COPIES = 7
/** X-Ray takes one run of each function and second, and five of a hundred beyond. */
const TRACED_A_FUNCTION = 30 * 86_400
const TRACED_BEYOND = 0.05

/** Assumed: so many functions have nearly all runs. */
const BUSY_FUNCTIONS = 10

/** Runs that X-Ray traces. */
const tracesOf = ({ calls, messages }: Month): number => {
  const runs = calls + messages
  const all = Math.min(runs, BUSY_FUNCTIONS * TRACED_A_FUNCTION)
  return all + (runs - all) * TRACED_BEYOND
}

const gigabytes = (bytes: number): number => bytes / 1e9

const ITEMS: readonly Item[] = [
  {
    name: 'CloudFront',
    how: 'requests, traffic, the function before calls and pages',
    dollars: ({ requests, trafficGB, calls, files }) =>
      requests * P.cloudFrontRequest +
      trafficGB * P.cloudFrontGB +
      (calls + files / 10) * P.cloudFrontFunction,
  },
  {
    name: 'Lambda@Edge',
    how: 'each call',
    dollars: ({ calls }) => calls * (P.edgeCall + EDGE_GB_SECONDS * P.edgeGBSecond),
  },
  { name: 'Firewall', how: 'each request', dollars: ({ requests }) => requests * P.firewallRequest },
  { name: 'Gateways', how: 'each call', dollars: ({ calls }) => calls * P.gatewayCall },
  {
    name: 'Functions',
    how: '0.05 s a call, 0.2 s a message, 1 s a look at a till',
    dollars: ({ calls, messages, looks }) =>
      (calls + messages) * P.functionCall +
      (calls * CALL_GB_SECONDS +
        (messages - looks) * MESSAGE_GB_SECONDS +
        looks * (LOOK_GB_SECONDS + MESSAGE_GB_SECONDS)) *
        P.functionGBSecond,
  },
  {
    name: 'Table, reads and writes',
    how: 'units of docs/benchmarks.md',
    dollars: ({ reads, writes }) => reads * P.readUnit + writes * P.writeUnit,
  },
  {
    name: 'Table, storage and recovery',
    how: '0.5 GB a market, 5 KB a sale for ever',
    dollars: ({ dataGB }) => dataGB * (P.tableGB + P.recoveryGB),
  },
  { name: 'Backups', how: `${COPIES} copies`, dollars: ({ dataGB }) => COPIES * dataGB * P.backupGB },
  {
    name: 'Queues',
    how: '3 requests a message',
    dollars: ({ messages }) => messages * REQUESTS_A_MESSAGE * P.queueRequest,
  },
  {
    name: 'Schedules',
    how: 'holds, payments, looks, pushes',
    dollars: ({ schedules }) => schedules * P.schedule,
  },
  { name: 'Mails', how: '4 a booking, and those about sales', dollars: ({ mails }) => mails * P.mail },
  { name: 'Pushes', how: 'the makers of browsers ask nothing', dollars: ({ pushes }) => pushes * P.push },
  {
    name: 'Logs',
    how: '1.5 KB a call, 1 KB a message, 90 days',
    dollars: ({ calls, messages }) =>
      gigabytes(calls * LOG_BYTES_A_CALL + messages * LOG_BYTES_A_MESSAGE) * P.logGB,
  },
  {
    name: 'Traces',
    how: 'of few runs all, of many five of a hundred',
    dollars: month => tracesOf(month) * P.trace,
  },
]

const accounts = (plan: Plan): Item => ({
  name: `Accounts (Cognito ${plan === 'lite' ? 'Lite' : 'Essentials'})`,
  how: '500 active a market, 10,000 free',
  dollars: ({ activeAccounts }) => accountsCost(plan, activeAccounts),
})

export const items = (plan: Plan): readonly Item[] => [...FIXED, ...ITEMS, accounts(plan)]

/** The dollars of each item, by its name. */
export const costOf = (load: Load, plan: Plan): Map<string, number> => {
  const month = monthOf(load)
  return new Map(items(plan).map(({ name, dollars }) => [name, dollars(month)]))
}

export const totalOf = (load: Load, plan: Plan): number =>
  [...costOf(load, plan).values()].reduce((all, one) => all + one, 0)
