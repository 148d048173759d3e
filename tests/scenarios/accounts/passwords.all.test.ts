/** Users choose passwords while the user pool fails: a link that a crash used by half works again. */
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { log } from '#functions/kit/log.ts'
import { cloudForTests, openMarket } from '../../cloud/local-cloud.ts'
import { before, FIRST, passwordsAt, USED } from '../../people/choosing-passwords.ts'

const cloud = cloudForTests()
const MARKET = 'passwords-cut-off'
const { newAccount, resetLink, choose, logIn } = passwordsAt(cloud, MARKET)

beforeAll(() => openMarket(MARKET, 1))
afterEach(() => void vi.restoreAllMocks())

test.each(['AdminSetUserPassword', 'AdminUserGlobalSignOut'])(
  'After a crash at %s the link can be used again after 30 s',
  async command => {
    const account = await newAccount(FIRST)
    const token = await resetLink(account)
    vi.spyOn(log, 'error').mockReturnValue()
    const said = vi.spyOn(console, 'error').mockReturnValue()
    before(command, async () => {
      throw new Error('the process is gone')
    })
    expect((await choose(token, 'Den-ene-kode')).status).toBe(500)
    // The local cloud says that no contract declares this.
    expect(said).toHaveBeenCalledTimes(1)
    said.mockReset()
    expect(await choose(token, 'Den-anden-kode')).toMatchObject({ status: 503, body: { detail: 'busy' } })
    await cloud.later(31)
    expect((await choose(token, 'Den-anden-kode')).status).toBe(200)
    expect((await logIn(account, 'Den-anden-kode')).status).toBe(200)
    expect(await choose(token, 'Den-ene-kode')).toEqual(USED)
  },
)
