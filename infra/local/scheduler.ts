/**
 * Acts as EventBridge Scheduler for one-time schedules with a queue as target. Delivers at least once, by the local
 * clock. Refuses a moment in the past: AWS does not document what happens then, so our code must not rely on it.
 */
import { now } from '#functions/kit/clock.ts'
import { alarm } from './alarm.ts'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { Store } from './store.ts'

interface Schedule {
  Name: string
  GroupName: string
  ScheduleExpression: string
  Target: { Arn: string; RoleArn: string; Input?: string; DeadLetterConfig?: { Arn?: string } }
  [field: string]: unknown
}

export interface Scheduler {
  /** Returns undefined for requests of other services. */
  answer: (request: HttpRequest) => Promise<HttpResponse | undefined>
  /** Sends the message of every due schedule to its queue. */
  runDue: () => Promise<void>
  due: () => number
  /** The names of the schedules that are to come. */
  names: () => string[]
  stop: () => void
}

/** `send` sends a message to the queue of an ARN, and returns false when there is no such queue. */
export const startScheduler = (store: Store, send: (arn: string, body: string) => boolean): Scheduler => {
  const pending = new Map(store.list<Schedule>('schedule').map(schedule => [idOf(schedule), schedule]))

  const dueNow = () => [...pending.values()].filter(schedule => (momentOf(schedule) ?? 0) <= now())

  const runDue = () => {
    for (const schedule of dueNow().sort((a, b) => (momentOf(a) ?? 0) - (momentOf(b) ?? 0))) {
      const { Arn, Input = '', DeadLetterConfig } = schedule.Target
      if (!send(Arn, Input) && !send(DeadLetterConfig?.Arn ?? '', Input)) console.error(`No queue ${Arn}`)
      pending.delete(idOf(schedule))
      store.remove('schedule', idOf(schedule))
    }
  }

  const next = () =>
    pending.size ? Math.min(...[...pending.values()].map(schedule => momentOf(schedule) ?? 0)) : undefined
  const { arm, ring, stop } = alarm(next, runDue)

  const create = (schedule: Schedule): HttpResponse => {
    if (pending.has(idOf(schedule)))
      return refusal(409, 'ConflictException', `${schedule.Name} already exists.`)
    return save(schedule)
  }

  const save = (schedule: Schedule): HttpResponse => {
    const moment = momentOf(schedule)
    if (moment === undefined || moment <= now() || !schedule.Target?.Arn) {
      return refusal(
        400,
        'ValidationException',
        `Invalid Schedule Expression ${schedule.ScheduleExpression}.`,
      )
    }
    store.put('schedule', idOf(schedule), schedule)
    pending.set(idOf(schedule), schedule)
    arm()
    return json(200, { ScheduleArn: arnOf(schedule) })
  }

  const remove = (schedule: Schedule): HttpResponse => {
    pending.delete(idOf(schedule))
    store.remove('schedule', idOf(schedule))
    return json(200, {})
  }

  const answer = async (request: HttpRequest): Promise<HttpResponse | undefined> => {
    const name = /^\/schedules\/([^/]+)$/.exec(request.path)?.[1]
    if (!name) return undefined
    const body = JSON.parse((await request.body()).toString() || '{}') as Partial<Schedule>
    const GroupName = body.GroupName ?? new URLSearchParams(request.query).get('groupName') ?? 'default'
    const given = { ...body, Name: decodeURIComponent(name), GroupName } as Schedule
    if (request.method === 'POST') return create(given)
    const known = pending.get(idOf(given))
    if (!known) return refusal(404, 'ResourceNotFoundException', `Schedule ${name} does not exist.`)
    if (request.method === 'PUT') return save(given)
    if (request.method === 'DELETE') return remove(known)
    return json(200, { ...known, Arn: arnOf(known), State: 'ENABLED' })
  }

  arm()
  const names = () => [...pending.values()].map(({ Name }) => Name)
  return { answer, runDue: ring, due: () => dueNow().length, names, stop }
}

const idOf = ({ GroupName, Name }: Pick<Schedule, 'GroupName' | 'Name'>) => `${GroupName}/${Name}`

const arnOf = (schedule: Schedule) => `arn:aws:scheduler:eu-central-1:000000000000:schedule/${idOf(schedule)}`

/** Reads `at(2026-11-28T10:00:00)` as UTC, in ms since 1970. Returns undefined for other expressions. */
const momentOf = ({ ScheduleExpression = '' }: Pick<Schedule, 'ScheduleExpression'>): number | undefined => {
  const at = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(ScheduleExpression)?.[1]
  const moment = Date.parse(`${at}Z`)
  return Number.isNaN(moment) ? undefined : moment
}

const refusal = (status: number, type: string, Message: string): HttpResponse =>
  json(status, { Message }, { 'x-amzn-errortype': type })
