/**
 * EventBridge Scheduler's own protocol, for one-time schedules whose target is a queue. At least once, by our clock.
 * A moment in the past is refused: the service does not say what it would do with one, so nobody may rely on it.
 */
import { now } from '#functions/kit/clock.ts'
import { alarm } from './alarm.ts'
import { type Answered, type Asked, json } from './http.ts'
import type { Store } from './store.ts'

interface Schedule {
  Name: string
  GroupName: string
  ScheduleExpression: string
  Target: { Arn: string; RoleArn: string; Input?: string; DeadLetterConfig?: { Arn?: string } }
  [field: string]: unknown
}

export interface Scheduler {
  /** Undefined when the request is not for the scheduler. */
  answer: (asked: Asked) => Promise<Answered | undefined>
  /** Puts the message of everything that is due on its queue. */
  runDue: () => void
  due: () => number
  stop: () => void
}

/** `send` puts a message on the queue of an ARN; false when there is no such queue. */
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
  const { arm, stop } = alarm(next, runDue)

  const create = (schedule: Schedule): Answered => {
    if (pending.has(idOf(schedule)))
      return refusal(409, 'ConflictException', `${schedule.Name} already exists.`)
    return save(schedule)
  }

  const save = (schedule: Schedule): Answered => {
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

  const remove = (schedule: Schedule): Answered => {
    pending.delete(idOf(schedule))
    store.remove('schedule', idOf(schedule))
    return json(200, {})
  }

  const answer = async (asked: Asked): Promise<Answered | undefined> => {
    const name = /^\/schedules\/([^/]+)$/.exec(asked.path)?.[1]
    if (!name) return undefined
    const body = JSON.parse((await asked.body()).toString() || '{}') as Partial<Schedule>
    const GroupName = body.GroupName ?? new URLSearchParams(asked.query).get('groupName') ?? 'default'
    const given = { ...body, Name: decodeURIComponent(name), GroupName } as Schedule
    if (asked.method === 'POST') return create(given)
    const known = pending.get(idOf(given))
    if (!known) return refusal(404, 'ResourceNotFoundException', `Schedule ${name} does not exist.`)
    if (asked.method === 'PUT') return save(given)
    if (asked.method === 'DELETE') return remove(known)
    return json(200, { ...known, Arn: arnOf(known), State: 'ENABLED' })
  }

  arm()
  return { answer, runDue, due: () => dueNow().length, stop }
}

const idOf = ({ GroupName, Name }: Pick<Schedule, 'GroupName' | 'Name'>) => `${GroupName}/${Name}`

const arnOf = (schedule: Schedule) => `arn:aws:scheduler:eu-central-1:000000000000:schedule/${idOf(schedule)}`

/** Milliseconds since 1970 of `at(2026-11-28T10:00:00)`, read as UTC; undefined for anything else. */
const momentOf = ({ ScheduleExpression = '' }: Pick<Schedule, 'ScheduleExpression'>): number | undefined => {
  const at = /^at\((\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\)$/.exec(ScheduleExpression)?.[1]
  const moment = Date.parse(`${at}Z`)
  return Number.isNaN(moment) ? undefined : moment
}

const refusal = (status: number, type: string, Message: string): Answered =>
  json(status, { Message }, { 'x-amzn-errortype': type })
