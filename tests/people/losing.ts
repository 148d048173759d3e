/** Loses every event and timer, until the sweeper finds what is late. */
import { setFault } from '../cloud/fault.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import { untilQuiet } from '../cloud/market-state.ts'

/** An hour of the local clock, during which the sweeper comes by twelve times. */
const anHour = async (cloud: TestCloud) => {
  for (let passed = 0; passed < 3_600; passed += 300) {
    await cloud.call('POST', '/local/clock/', { advanceSeconds: 300 })
    await untilQuiet(cloud)
  }
}

/** Does something while every event and timer is lost, then lets an hour pass. */
export const loseAll = async <T>(cloud: TestCloud, act: () => Promise<T>): Promise<T> => {
  await setFault(cloud, 'events', 'drop')
  const result = await act()
  await cloud.idle()
  await setFault(cloud, 'events', 'off')
  await anHour(cloud)
  return result
}
