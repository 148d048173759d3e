/** Ends the worker of a job in the middle, as a crash does. */
import { expect } from 'vitest'
import { client } from '#functions/kit/table.ts'

/** The transaction of a step: it notes the job. */
export const isOfJob = (
  commandName: string | undefined,
  { input }: { input: unknown },
  job: string,
): boolean => commandName?.startsWith('TransactWrite') === true && JSON.stringify(input).includes(job)

/** Ends the worker at its nth transaction, before or after the table has it. */
export const killedAt = async (
  job: string,
  nth: number,
  when: 'before' | 'after',
  work: () => Promise<void>,
): Promise<void> => {
  let seen = 0
  client.middlewareStack.add(
    (next, { commandName }) =>
      async args => {
        if (!isOfJob(commandName, args, job) || ++seen !== nth) return next(args)
        if (when === 'after') await next(args)
        throw new Error('killed')
      },
    { step: 'build', name: 'killing' },
  )
  try {
    await expect(work()).rejects.toThrow('killed')
  } finally {
    client.middlewareStack.remove('killing')
  }
}
