import { asFailure, CallFailure } from '../failure.ts'

/**
 * The answer of a call as a form holds it: moments as days, amounts as they are typed. So is the present state that a
 * refusal `changed_meanwhile` carries (D30).
 */
export const asFields = async <T>(
  answer: Promise<T>,
  fieldsOf: (thing: T) => Record<string, unknown>,
): Promise<Record<string, unknown>> => {
  try {
    return fieldsOf(await answer)
  } catch (thrown) {
    const failure = asFailure(thrown)
    const body = failure.body as { present?: T } | undefined
    if (typeof body?.present !== 'object' || body.present === null) throw thrown
    throw new CallFailure(failure.status, { ...body, present: fieldsOf(body.present) })
  }
}
