/** Asks reCAPTCHA v3 whether a person sends a form. See docs/integrations.md. */
import * as z from 'zod/mini'
import { refuse } from '#shared/kit/refusal.ts'
import { messageRefusals } from '#shared/messages/refusals.ts'
import { ask, ServiceFailed } from '../../kit/ask.ts'
import { deployment, operatorKey } from '../../kit/deployment.ts'
import { env } from '../../kit/env.ts'
import { log } from '../../kit/log.ts'

/** The scripts of the page give this action, so a token of another form of the site does not count. */
const ACTION = 'feedback'
/** reCAPTCHA's scores go from 0 (a robot) to 1. Google's own threshold. */
const LOWEST_SCORE = 0.5

const verdict = z.object({
  success: z.boolean(),
  score: z.optional(z.number()),
  action: z.optional(z.string()),
  hostname: z.optional(z.string()),
  'error-codes': z.optional(z.array(z.string())),
})

/** What reCAPTCHA says of us, not of the visitor: then no visitor is to blame. */
const OUR_FAULTS = new Set(['missing-input-secret', 'invalid-input-secret', 'invalid-keys', 'bad-request'])

/**
 * Refuses `recaptcha_error` when no person sends the form, where the deployment asks reCAPTCHA. A service that does not
 * answer stops nobody: the limits of a visitor still hold.
 */
export const checkPerson = async (token: string | undefined, address: string): Promise<void> => {
  const { recaptchaSiteKey } = deployment()
  if (!recaptchaSiteKey) return
  const secret = await operatorKey('recaptcha')
  if (!secret) return log.error('the deployment has a site key of reCAPTCHA, and no secret')
  if (!token) throw refuse(messageRefusals.recaptcha_error)
  const found = await verdictOn({ secret, response: token, remoteip: address })
  if (!found || found['error-codes']?.some(code => OUR_FAULTS.has(code))) {
    return log.warn('reCAPTCHA gave no verdict', { errors: found?.['error-codes'] })
  }
  const isRight =
    found.success &&
    found.action === ACTION &&
    found.hostname === new URL(env('SITE_URL')).hostname &&
    (found.score ?? 0) >= LOWEST_SCORE
  if (!isRight) throw refuse(messageRefusals.recaptcha_error)
}

const verdictOn = async (fields: Record<string, string>): Promise<z.infer<typeof verdict> | undefined> => {
  try {
    return await ask('reCAPTCHA', `${deployment().recaptchaUrl}/recaptcha/api/siteverify`, {
      shape: verdict,
      method: 'POST',
      body: new URLSearchParams(fields),
    })
  } catch (error) {
    if (!(error instanceof ServiceFailed)) throw error
    log.warn('reCAPTCHA does not answer', { error })
    return undefined
  }
}
