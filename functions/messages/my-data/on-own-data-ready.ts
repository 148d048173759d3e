import { ownDataReady } from '#events/messages.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { env } from '../../kit/env.ts'
import { ignoreRefusal } from '../../kit/ignore-refusal.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { READY_TEXTS } from './ready-texts.ts'

/** Tells a tenant that the file of their data is ready. The link leads to their settings: the file needs a log-in. */
export default letterTo(named, {
  on: ownDataReady,
  texts: READY_TEXTS,
  read: async ({ marketId }, { userNumber }) => {
    const found = await readCustomer(marketId, userNumber).catch(ignoreRefusal(commonRefusals.not_found))
    return found && { ...found, customer: userNumber }
  },
  letter: ({ userNumber }, { market: { marketId, visualName }, say }) => ({
    subject: say.subject(visualName),
    lead: [say.lead(visualName, userNumber)],
    button: { label: say.button, url: `${env('SITE_URL')}/user?market=${marketId}#/settings` },
    closing: [say.closing],
  }),
})
