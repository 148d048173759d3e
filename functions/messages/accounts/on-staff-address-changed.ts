import { staffAddressChanged } from '#events/identity.ts'
import { readAdministrator } from '../../identity/table/administrator.ts'
import { letterTo } from '../letter/letter-to.ts'
import { named } from '../letter/readers.ts'
import { STAFF_TEXTS } from './staff-texts.ts'
import { undoButton } from './undo-button.ts'

/** Writes to an administrator's old address that another one has taken its place, with a link to undo that. */
export default letterTo(named, {
  on: staffAddressChanged,
  texts: STAFF_TEXTS,
  read: async ({ marketId }, { account, oldEmail }) => {
    const found = await readAdministrator(marketId, account)
    return found && { email: oldEmail, name: found.username, language: found.language, now: found.email }
  },
  letter: async (
    { now },
    { market, payload: { account, oldEmail, changedTs }, name, language, say: { addressChanged: say } },
  ) => {
    const { marketId, visualName } = market
    const about = { kind: 'admin', market: marketId, username: account, email: oldEmail, changedTs } as const
    return {
      subject: say.subject({ market: visualName, username: name }),
      lead: [say.lead({ market: visualName, username: name, email: now })],
      button: await undoButton(language, about),
      closing: [say.closing],
    }
  },
})
