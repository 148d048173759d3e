/** How the provider answers while a fault of /local/fault/ lasts. */
import { type Mode, untilGivenUp } from '../../faults.ts'
import type { Answered, Asked } from '../../http.ts'
import { answerOf, fault } from './shapes.ts'

/** Undefined drops the connection without an answer. */
export const faulty =
  (take: () => Mode, answerer: (asked: Asked) => Promise<Answered>) =>
  async (asked: Asked): Promise<Answered | undefined> => {
    const mode = take()
    if (mode === 'down') return answerOf(fault(503, 'serviceUnavailable', 'The service is not available'))
    if (mode === 'refuse') return answerOf(fault(403, 'forbidden', 'The merchant may not do this'))
    if (mode === 'slow') await untilGivenUp()
    const answered = await answerer(asked)
    if (mode === 'pending') return undecided(asked, answered)
    return mode === 'drop' ? undefined : answered
  }

const undecided = (asked: Asked, answered: Answered): Answered => {
  if (asked.method !== 'GET' || !asked.path.includes('/transactions/') || answered.status !== 200)
    return answered
  const transaction = {
    ...JSON.parse(String(answered.body)),
    state: 'authorizationPending',
    isAuthorized: false,
  }
  return { ...answered, body: JSON.stringify(transaction) }
}
