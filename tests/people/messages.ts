/** Visitors who write to a market, and its staff who read. */
import { expect } from 'vitest'
import { type Caller, openMarket, type TestCloud } from '../cloud/local-cloud.ts'
import { staffToken } from './staff.ts'

export interface Message extends Record<string, unknown> {
  id: string
  seen: boolean
  archived: boolean
  version: number
}

export const messagesAt = (cloud: TestCloud, market: string) => {
  let staff: Caller = { market }

  const open = async (): Promise<void> => {
    await openMarket(market, 1)
    staff = { market, token: await staffToken(cloud, market) }
  }

  const call = <T = Message>(method: string, path: string, body?: unknown, as = staff) =>
    cloud.call<T>(method, `/api/admin/${path}`, body, as)

  let visitors = 0
  const write = (more: object = {}, from?: string) => {
    visitors += 1
    const body = {
      name: 'Åse Møller-Holm',
      email: `aase@${market}.example`,
      phone: '20 12 34 56',
      notes: 'Må jeg komme\nkl. 9?',
      marketId: market,
      ...more,
    }
    const address = from ?? `10.9.${visitors >> 8}.${visitors & 255}`
    return cloud.call('POST', '/api/market_feedback/', body, { headers: { 'x-forwarded-for': address } })
  }

  const list = async (query = '', as = staff): Promise<Message[]> => {
    await cloud.idle()
    return (await call<{ results: Message[] }>('GET', `market_messages/?${query}`, undefined, as)).body
      .results
  }

  const written = async (notes: string): Promise<Message> => {
    expect((await write({ notes })).status).toBe(200)
    const found = (await list()).find(({ message }) => message === notes)
    if (!found) throw new Error('the message is not in the list')
    return found
  }

  const unseen = async () => {
    await cloud.idle()
    return (await call<{ unseenMessagesNumber: number }>('GET', 'badges/')).body.unseenMessagesNumber
  }

  return { open, staff: () => staff, call, write, list, written, unseen }
}
