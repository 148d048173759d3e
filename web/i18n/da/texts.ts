import { bookings } from './bookings.ts'
import { codes } from './codes.ts'
import { customers } from './customers.ts'
import { fields } from './fields.ts'
import { identity } from './identity.ts'
import { kit } from './kit.ts'
import { markets } from './markets.ts'
import { payments } from './payments.ts'
import { shelves } from './shelves.ts'

/** Every text in Danish. */
const texts = {
  ...bookings,
  ...codes,
  ...customers,
  ...fields,
  ...identity,
  ...kit,
  ...markets,
  ...payments,
  ...shelves,
}

export default texts
