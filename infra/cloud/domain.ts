import type { Stack } from 'aws-cdk-lib'
import { domainOf } from '#events/works.ts'
import { MAIL_FAILED_WORK } from '#infra/mail-failures.ts'
import type { Api, Parts, Worker } from '#infra/parts.ts'
import { makeApi } from './api.ts'
import type { FunctionContext } from './function.ts'
import { followFailedMails } from './mail-failures.ts'
import { denyPlainHttp, makeDeadLetters, makeQueue } from './queues.ts'
import { makeWorker } from './workers.ts'

/** The parts of one domain. They form one stack. */
interface Domain {
  name: string
  api: Api | undefined
  workers: readonly Worker[]
}

/** The domains in the order of their levels; those that only subscribe come last. */
export const domainsOf = ({ apis, workers }: Pick<Parts, 'apis' | 'workers'>): Domain[] => {
  const names = [...apis.map(({ domain }) => domain), ...workers.map(({ work }) => domainOf(work))]
  return [...new Set(names)].map(name => ({
    name,
    api: apis.find(({ domain }) => domain === name),
    workers: workers.filter(({ work }) => domainOf(work) === name),
  }))
}

/** Makes a domain's calls and its kinds of work. */
export const makeDomain = (stack: Stack, { name, api, workers }: Domain, context: FunctionContext): void => {
  if (api) makeApi(stack, api, context)
  if (!workers.length) return
  const deadLetters = makeDeadLetters(stack, name)
  const queues = workers.map(worker => {
    const queue = makeQueue(stack, worker, deadLetters)
    makeWorker(stack, worker, queue, context)
    return { worker, queue }
  })
  const policy = denyPlainHttp(stack, [deadLetters, ...queues.map(({ queue }) => queue)])
  const mails = queues.find(({ worker }) => worker.work === MAIL_FAILED_WORK)
  if (mails) followFailedMails(stack, { queue: mails.queue, deadLetters, policy })
}
