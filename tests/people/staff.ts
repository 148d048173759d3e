import { setPassword } from '#functions/identity/provider.ts'
import { newAdministrator } from '#functions/identity/table/administrator.ts'
import { commit } from '#functions/kit/table.ts'
import { identityRefusals } from '#shared/identity/refusals.ts'
import type { StaffRole } from '#shared/kit/rights.ts'
import type { Answer, TestCloud } from '../cloud/local-cloud.ts'

export const STAFF_PASSWORD = 'Correct-horse-1'

/** Makes an administrator of a market who can log in; one who is there already gets this password. */
export const makeStaff = async (
  market: string,
  username: string,
  password: string = STAFF_PASSWORD,
  role: StaffRole = 'owner',
): Promise<void> => {
  const email = `${username}@staff.example`
  const administrator = { username, email, role, verified: true, language: 'da', createdTs: 1 } as const
  await commit(newAdministrator(market, administrator)).catch(error => {
    if (error.code !== identityRefusals.username_taken.code) throw error
  })
  await setPassword({ market, username }, password, 'admins')
}

/** Makes the administrator `boss` of a market, or another one. Returns a token of theirs. */
export const staffToken = async (cloud: TestCloud, market: string, username = 'boss'): Promise<string> => {
  await makeStaff(market, username)
  const body = { username, password: STAFF_PASSWORD, market_id: market }
  return (await cloud.call<{ accessToken: string }>('POST', '/api/token/', body)).body.accessToken
}

type AsStaff = <T>(method: string, path: string) => Promise<Answer<T>>

/** Reads every page of the list of shelves. */
export const allShelves = async (asStaff: AsStaff): Promise<{ id: string }[]> => {
  const read = async (page: number) =>
    (await asStaff<{ results: { id: string }[]; pagesCount: number }>('GET', `shelves/?page=${page}`)).body
  const { results, pagesCount } = await read(1)
  const others = await Promise.all(Array.from({ length: pagesCount - 1 }, (_, at) => read(at + 2)))
  return [...results, ...others.flatMap(page => page.results)]
}
