/** Switches the faults of the local cloud's parts on and off. */
import type { TestCloud } from './local-cloud.ts'

/** Sets the fault of a part, for the next `times` calls or until it is set to "off". Each part has its own modes. */
export const setFault = (
  cloud: Pick<TestCloud, 'call'>,
  part: 'elavon' | 'instagram' | 'mail' | 'push' | 'events',
  mode: string,
  times?: number,
) => cloud.call('POST', '/local/fault/', { service: part, mode, ...(times ? { times } : {}) })
