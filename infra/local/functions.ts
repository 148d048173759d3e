/** Loads the Lambda handlers of infra/parts.ts into this process, and calls them. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'aws-lambda'
import type { Subscriber } from '#functions/kit/subscriber.ts'
import { load, ROOT } from '#infra/modules.ts'
import type { Part } from '#infra/parts.ts'
import { cannotStart } from './errors.ts'

export type Handler = (event: unknown, context: Context) => Promise<unknown>

/** Calls the part of this name. Throws what the handler throws, or `TimedOut` after `seconds`. */
export type Invoke = (name: string, event: unknown, seconds?: number) => Promise<unknown>

export interface Functions {
  invoke: Invoke
}

/** `standIns` replace the handlers of parts. Throws `CannotStart` when an entry is missing. */
export const loadFunctions = async (
  parts: readonly Part[],
  standIns: Record<string, Handler> = {},
): Promise<Functions> => {
  const loaded = await Promise.all(
    parts.map(async part => [part.name, standIns[part.name] ?? (await handlerOf(part))] as const),
  )
  const handlers = new Map<string, Handler>(loaded)
  return {
    invoke: (name, event, seconds = 30) => {
      const handler = handlers.get(name)
      if (!handler) throw new Error(`There is no function ${name}`)
      return withinTime(handler(event, context(name, seconds)), seconds)
    },
  }
}

/** Makes the same handler as `moduleOf` (infra/bundling.ts). Imports late: the program must set up the log first. */
export const handlerOf = async ({ name, entry }: Part): Promise<Handler> => {
  if ('listeners' in entry) {
    const { relay } = await import('#functions/kit/relay.ts')
    const { sweep } = await import('#functions/kit/sweep.ts')
    return { relay, sweep }[entry.made](entry.listeners) as Handler
  }
  if ('subscribers' in entry) {
    const { worker } = await import('#functions/kit/worker.ts')
    const modules = await Promise.all(entry.subscribers.map(load<{ default: Subscriber }>))
    return worker(modules.map(module => module.default)) as Handler
  }
  if (!existsSync(join(ROOT, entry.handler)))
    throw cannotStart(`The function ${name} has no file ${entry.handler}`)
  const { handler } = await load<{ handler?: Handler }>(entry.handler)
  if (!handler) throw cannotStart(`${entry.handler} exports no handler`)
  return handler
}

export const TIMED_OUT = 'TimedOut'

const withinTime = async (work: Promise<unknown>, seconds: number): Promise<unknown> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise((_, reject) => {
    const error = Object.assign(new Error(`no answer within ${seconds} s`), { name: TIMED_OUT })
    timer = setTimeout(() => reject(error), seconds * 1000)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const context = (name: string, seconds: number): Context => {
  const until = Date.now() + seconds * 1000
  return {
    callbackWaitsForEmptyEventLoop: true,
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:eu-central-1:000000000000:function:${name}`,
    memoryLimitInMB: '512',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${name}`,
    logStreamName: 'local',
    getRemainingTimeInMillis: () => Math.max(0, until - Date.now()),
    done: () => undefined,
    fail: () => undefined,
    succeed: () => undefined,
  }
}
