import { logInCodeRequested } from '#events/identity.ts'
import { readName } from '#shared/identity/names.ts'
import type { Language } from '#shared/kit/language.ts'
import { readCustomer } from '../../customers/table/customer.ts'
import { administratorsCalled, readAdministrator } from '../../identity/table/administrator.ts'
import {
  type CodeWanted,
  codeOwner,
  digitsOf,
  readCode,
  staffCodeOwner,
} from '../../identity/table/log-in-code.ts'
import { readLogin } from '../../identity/table/login.ts'
import { nowSeconds } from '../../kit/clock.ts'
import { onEvent } from '../../kit/subscriber.ts'
import { readMarket } from '../../markets/table/market.ts'
import { writeTo } from '../letter/write-to.ts'
import { CODE_TEXTS } from './log-in-code-texts.ts'

interface Reader {
  email: string
  name: string
  language: Language
  /** The customer's number, for the screens that show their mails. */
  customer?: string
  /** Whose code it is. */
  who: string
  /** Tells the mails of one event apart. */
  mail: string
}

/** Each administrator gets a code of their own: two people may share the address of the shop. */
const staffCalled = async (market: string, wanted: CodeWanted): Promise<Reader[]> => {
  if (wanted.account !== undefined) return staffInSession(market, wanted, wanted.account)
  const all = await administratorsCalled(market, readName(wanted.email))
  return all
    .filter(({ isInvited }) => !isInvited)
    .map(({ account, username, email, language }) => ({
      email,
      name: username,
      language,
      who: staffCodeOwner(wanted, { account, email }),
      mail: `:${account}`,
    }))
}

const staffInSession = async (market: string, wanted: CodeWanted, account: string): Promise<Reader[]> => {
  const row = await readAdministrator(market, account)
  if (row?.email !== wanted.email) return []
  const { email, username: name, language } = row
  return [{ email, name, language, who: codeOwner(wanted), mail: '' }]
}

const customerCalled = async (market: string, wanted: CodeWanted): Promise<Reader[]> => {
  const { email, account } = wanted
  const login = await readLogin(market, email)
  if (!login || (account !== undefined && login.username !== account)) return []
  const { username: customer, language } = login
  const { name } = await readCustomer(market, customer)
  return [{ email, name, language, customer, who: codeOwner(wanted), mail: '' }]
}

/** Mails the code to the address, if it is that of an account and the code is still valid. */
export default onEvent({
  on: logInCodeRequested,
  work: 'messages',
  grants: ['table:read', 'table:write', 'mail', 'links'],
  handle: async ({ market, id, payload: { nonce, language, ...wanted } }) => {
    const code = await readCode(market, codeOwner(wanted))
    if (code?.nonce !== nonce || code.until <= nowSeconds()) return
    const called = wanted.as ? staffCalled : customerCalled
    for (const reader of await called(market, wanted))
      await sendCode(market, `${id}${reader.mail}`, nonce, {
        ...reader,
        language: language ?? reader.language,
        isProof: wanted.account !== undefined,
      })
  },
})

const sendCode = async (
  market: string,
  event: string,
  nonce: string,
  { email, name, language, who, customer, isProof }: Reader & { isProof: boolean },
): Promise<void> => {
  const shop = await readMarket(market)
  const say = CODE_TEXTS[language]
  await writeTo(
    shop,
    event,
    { email, name, language, customer },
    {
      // Without the code: a subject is shown on locked screens, and the table keeps it.
      subject: say.subject(shop.visualName),
      lead: [say.lead],
      code: await digitsOf(market, who, nonce),
      closing: [isProof ? say.proofClosing : say.closing],
    },
  )
}
