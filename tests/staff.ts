import { setPassword } from '#functions/identity/provider.ts'
import type { TestCloud } from './local-cloud.ts'

/** Makes the administrator `boss` of a market. Returns a token of theirs. */
export const staffToken = async (cloud: TestCloud, market: string): Promise<string> => {
  await setPassword({ market, username: 'boss' }, 'Correct-horse-1', 'admins')
  const body = { username: 'boss', password: 'Correct-horse-1', market_id: market }
  return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
}
