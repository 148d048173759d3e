import { feedbackGiven } from '#events/messages.ts'
import type { messagesContract } from '#shared/messages/contract.ts'
import { ALL_MARKETS } from '../../kit/all-markets.ts'
import type { Verb } from '../../kit/http.ts'
import { emit } from '../../kit/outbox.ts'
import { commit } from '../../kit/table.ts'
import { isWithinLimits, phoneOf, RECEIVED, tooManyMessages } from './feedback.ts'
import { checkPerson } from './provider.ts'

/**
 * Mails a message to the operator. Refuses `invalid_phone`, `recaptcha_error`, and `too_many_messages` beyond the limits:
 * the operator has no drawer, and the form keeps its text.
 */
export const writeToOperator: Verb<typeof messagesContract.writeToOperator> = async call => {
  const { name, email, notes, country = 'dk', grecaptchaToken } = call.body
  const phone = await phoneOf(call.body.phone, country)
  await checkPerson(grecaptchaToken, call.address)
  if (!(await isWithinLimits(ALL_MARKETS, call.address))) throw tooManyMessages()
  const language = call.language ?? 'da'
  await commit([emit(ALL_MARKETS, feedbackGiven, { name, email, phone, notes, language })])
  return RECEIVED
}
