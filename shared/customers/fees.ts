/** The commissions of a tenant, each with the day from which it counts (D84). */
import * as z from 'zod/mini'
import type { Day } from '../kit/day.ts'

/** In per cent, in the order of days; the first counts from the beginning, and its day is empty. */
export const fees = z.array(z.object({ from: z.string(), fee: z.number() }))

/** A tenant's commission now, and all of them with their days; no days: it has never changed. */
interface Fees {
  fee: number
  fees: z.output<typeof fees>
}

/** The commission that counts on a day, in per cent. */
export const feeOn = ({ fee, fees }: Fees, day: Day): number =>
  fees.findLast(({ from }) => from <= day)?.fee ?? fee

/** A tenant whose commission is `fee` per cent from today on. Earlier days keep theirs; the last of several on one day counts. */
export const withFee = <T extends Fees>(tenant: T, fee: number, today: Day): T => {
  if (fee === tenant.fee) return tenant
  const known = tenant.fees.length ? tenant.fees : [{ from: '', fee: tenant.fee }]
  return { ...tenant, fee, fees: [...known.filter(({ from }) => from < today), { from: today, fee }] }
}

/** The day from which the present commission counts; undefined: it has never changed. */
export const feeSince = ({ fees }: Pick<Fees, 'fees'>): Day | undefined => fees.at(-1)?.from
