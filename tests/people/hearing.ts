/** A tenant who wants to hear of sales, and the browsers that they hear it with. */
import { expect } from 'vitest'
import { addDays, dayIn, momentIn, timeIn } from '#shared/kit/day.ts'
import type { TestCloud } from '../cloud/local-cloud.ts'
import type { goodsOf } from './goods.ts'

interface Notices {
  publicKey: string
  devices: { id: string; endpoint: string }[]
  quietFrom: string
  quietTo: string
  dailyMail: boolean
  wasAsked: boolean
}

interface Arrived {
  topic: string
  message: { title: string; body: string; tag: string; lang: string }
}

const ZONE = 'Europe/Copenhagen'

export const hearingOf = (tenant: ReturnType<typeof goodsOf>) => {
  const read = async () => (await tenant.call<Notices>('GET', 'sale_notices/')).body
  const choose = (choice: Partial<Notices>) => tenant.call<Notices>('PATCH', 'sale_notices/', choice)
  return {
    read,
    choose,
    add: (device: object) => tenant.call<Notices>('PUT', 'sale_notices/device/', device),
    remove: async () => {
      for (const { id } of (await read()).devices) await tenant.call('DELETE', `sale_notices/device/${id}/`)
    },
    /** No hour of the market is quiet. */
    atAllHours: async () => expect((await choose({ quietFrom: '00:00', quietTo: '00:00' })).status).toBe(200),
  }
}

export const browsersOf = (cloud: TestCloud) => ({
  /** A browser says yes. Answers what its page sends to Reol. */
  subscribe: async (publicKey: string) => {
    const { status, body } = await cloud.call<{ endpoint: string }>('POST', '/local/push/', { publicKey })
    expect(status).toBe(200)
    return body
  },
  /** A browser takes its yes back, behind the back of Reol. */
  unsubscribe: ({ endpoint }: { endpoint: string }) =>
    cloud.call('DELETE', `/local/push/?device=${endpoint.split('/').at(-1)}`),
  /** What arrived, the oldest first. */
  arrived: async ({ endpoint }: { endpoint: string }): Promise<Arrived[]> =>
    (await cloud.call<Arrived[]>('GET', `/local/push/?device=${endpoint.split('/').at(-1)}`)).body,
})

const nowOf = async (cloud: TestCloud): Promise<number> =>
  Date.parse((await cloud.call<{ now: string }>('GET', '/local/clock/')).body.now)

/** Quiet hours in which the clock of the cloud stands, with two hours of them left. */
export const quietNow = async (cloud: TestCloud) => {
  const now = await nowOf(cloud)
  return { quietFrom: timeIn(ZONE, now - 3_600_000), quietTo: timeIn(ZONE, now + 2 * 3_600_000) }
}

/** The seconds until the clock of the cloud has shown the next time of a day, and what is due then has come. */
export const secondsUntil = async (cloud: TestCloud, time: string): Promise<number> => {
  const now = await nowOf(cloud)
  const today = dayIn(ZONE, now)
  const own = momentIn(ZONE, today, time)
  const next = own > now ? own : momentIn(ZONE, addDays(today, 1), time)
  return Math.ceil((next - now) / 1_000) + 2
}
