/** Starts the sandboxes of the outside services, each on an origin of its own as in reality. */
import type { Faults } from '../faults.ts'
import type { Store } from '../store.ts'
import { waitForAll } from '../wait-for-all.ts'
import { startAddresses } from './addresses/server.ts'
import { startEconomic } from './economic/server.ts'
import { startElavon } from './elavon/server.ts'
import { startFlexpos } from './flexpos/server.ts'
import { startInstagram } from './instagram/server.ts'
import { startPush } from './push.ts'
import { startRecaptcha } from './recaptcha.ts'
import { startZettle } from './zettle/server.ts'

interface Options {
  store: Store
  faults: Faults
  /** Returns the address of the site, which is known once the gateway listens. */
  site: () => string
  /** Returns the port of the last run, which a browser may still know. */
  previousPort: (part: string) => number
  /** Takes each server as soon as it runs, so that all are stopped when another cannot start. */
  registered: <T extends { stop: () => unknown }>(server: T) => T
}

export type Providers = Awaited<ReturnType<typeof startProviders>>

export const startProviders = async ({ store, faults, site, previousPort, registered }: Options) => {
  const [elavon, recaptcha, instagram, addresses, zettle, push, flexpos, economic] = await waitForAll([
    startElavon({ store, port: previousPort('elavon'), site, fault: () => faults.take('elavon') }).then(
      registered,
    ),
    startRecaptcha(previousPort('recaptcha'), () => faults.take('recaptcha')).then(registered),
    startInstagram({ store, port: previousPort('instagram'), fault: () => faults.take('instagram') }).then(
      registered,
    ),
    startAddresses(previousPort('addresses'), () => faults.take('addresses')).then(registered),
    startZettle({ store, port: previousPort('zettle'), site, fault: () => faults.take('zettle') }).then(
      registered,
    ),
    startPush({ store, port: previousPort('push'), fault: () => faults.take('push') }).then(registered),
    startFlexpos({ store, port: previousPort('flexpos'), fault: () => faults.take('flexpos') }).then(
      registered,
    ),
    startEconomic({
      store,
      port: previousPort('economic'),
      fault: method => faults.take('economic', method),
    }).then(registered),
  ])
  return { elavon, recaptcha, instagram, addresses, zettle, push, flexpos, economic }
}
