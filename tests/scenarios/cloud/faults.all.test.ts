/** What a buyer sees while an outside service fails in the slower ways, and after it works again. */
import { beforeAll, test } from 'vitest'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { buyersDuringFaults } from '../../people/buyers-during-faults.ts'

const cloud = cloudForTests()
const { cannotPayWhile, isPaidWhileMailIs } = buyersDuringFaults(cloud, 'faults-slow')
beforeAll(() => openMarket('faults-slow', 20))

test.each(['refuse', 'drop', 'slow'])(
  'While the card provider has the fault %s, a buyer cannot pay, but the reservation stays',
  cannotPayWhile,
)

test.each(['refuse', 'slow'])(
  'A booking is paid while mail has the fault %s, and its mails follow later',
  isPaidWhileMailIs,
  90_000,
)
