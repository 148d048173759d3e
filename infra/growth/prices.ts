/**
 * Unit prices in US dollars. List prices of Frankfurt, written from memory, without free tiers but for those named
 * here: check them at aws.amazon.com/pricing before you quote them.
 */

const MILLION = 1_000_000

export const PRICES = {
  cloudFrontRequest: 1.2 / MILLION,
  cloudFrontGB: 0.085,
  cloudFrontFunction: 0.1 / MILLION,
  edgeCall: 0.6 / MILLION,
  edgeGBSecond: 0.00005001,
  firewall: 5,
  firewallRule: 1,
  firewallRequest: 0.6 / MILLION,
  gatewayCall: 1.2 / MILLION,
  functionCall: 0.2 / MILLION,
  functionGBSecond: 0.0000133334,
  readUnit: 0.1525 / MILLION,
  writeUnit: 0.7625 / MILLION,
  tableGB: 0.306,
  recoveryGB: 0.245,
  backupGB: 0.122,
  queueRequest: 0.4 / MILLION,
  schedule: 1 / MILLION,
  mail: 0.1 / 1_000,
  /** Taken in, and kept for 90 days. */
  logGB: 0.63 + 3 * 0.0324,
  trace: 5 / MILLION,
  secret: 0.4,
  /** A metric that an alarm looks at. */
  alarm: 0.1,
  key: 1,
  push: 0,
} as const

export type Plan = 'essentials' | 'lite'

/** Active accounts a month that are free in both plans. */
const FREE_ACCOUNTS = 10_000

/** Prices of an active account and month, up to so many accounts. */
const ACCOUNTS: Record<Plan, readonly { upTo: number; each: number }[]> = {
  essentials: [{ upTo: Number.POSITIVE_INFINITY, each: 0.015 }],
  lite: [
    { upTo: 100_000, each: 0.0055 },
    { upTo: 1_000_000, each: 0.0046 },
    { upTo: 10_000_000, each: 0.00325 },
    { upTo: Number.POSITIVE_INFINITY, each: 0.0025 },
  ],
}

/** What Cognito costs for so many active accounts in a month. */
export const accountsCost = (plan: Plan, active: number): number => {
  let from = FREE_ACCOUNTS
  let dollars = 0
  for (const { upTo, each } of ACCOUNTS[plan]) {
    dollars += Math.max(0, Math.min(active, upTo) - from) * each
    from = Math.max(from, upTo)
  }
  return dollars
}
