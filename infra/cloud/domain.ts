import type { Stack } from 'aws-cdk-lib'
import { domainOf } from '#events/works.ts'
import type { Api, Parts, Worker } from '#infra/parts.ts'
import { makeApi } from './api.ts'
import type { World } from './function.ts'
import { makeDeadLetters, makeQueue, onlyEncrypted } from './queues.ts'
import { makeWorker } from './workers.ts'

/** What belongs to one domain, and to one stack. */
interface Domain {
  name: string
  api: Api | undefined
  workers: readonly Worker[]
}

/** In the order of the levels; those that only listen come last. */
export const domainsOf = ({ apis, workers }: Pick<Parts, 'apis' | 'workers'>): Domain[] => {
  const names = [...apis.map(({ domain }) => domain), ...workers.map(({ work }) => domainOf(work))]
  return [...new Set(names)].map(name => ({
    name,
    api: apis.find(({ domain }) => domain === name),
    workers: workers.filter(({ work }) => domainOf(work) === name),
  }))
}

/** A domain's calls and its kinds of work. */
export const makeDomain = (stack: Stack, { name, api, workers }: Domain, world: World): void => {
  if (api) makeApi(stack, api, world)
  if (!workers.length) return
  const deadLetters = makeDeadLetters(stack, name)
  const queues = workers.map(worker => {
    const queue = makeQueue(stack, worker, deadLetters)
    makeWorker(stack, worker, queue, world)
    return queue
  })
  onlyEncrypted(stack, [deadLetters, ...queues])
}
