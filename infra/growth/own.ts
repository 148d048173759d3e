/** What Reol sets itself, read from where it is set, so that no page says something else. */
import { WORK_NAMES, WORKS, type WorkName } from '#events/works.ts'
import { GATEWAY_NAMES, type GatewayName, THROTTLES } from '#infra/gateways.ts'
import { load } from '#infra/modules.ts'
import type { Own } from './quotas.ts'

export const readOwn = async (): Promise<Own> => {
  const { DUE_PARTITIONS } = await load<{ DUE_PARTITIONS: readonly string[] }>('functions/kit/due.ts')
  return {
    throttles: Object.fromEntries(GATEWAY_NAMES.map(name => [name, THROTTLES[name].rateLimit])) as Record<
      GatewayName,
      number
    >,
    concurrency: Object.fromEntries(WORK_NAMES.map(work => [work, WORKS[work].concurrency])) as Record<
      WorkName,
      number
    >,
    duePartitions: DUE_PARTITIONS.length,
  }
}
