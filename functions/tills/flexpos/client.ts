import * as z from 'zod/mini'
import { nowSeconds } from '../../kit/clock.ts'
import { deployment } from '../../kit/deployment.ts'
import { digest } from '../../kit/ids.ts'
import { type AskTill, readAnswer, sendToTill, TillRefused, tillClient } from '../ask-till.ts'
import { TillFailed } from '../till-failed.ts'

export interface FlexposKey {
  apiKey: string
  companyId: string
}

const tokenAnswer = z.object({ access_token: z.string() })

/** Flexpos does not say how long a log-in lasts; a public client takes a quarter of an hour. */
const LASTS_SECONDS = 600

const logIn = async ({ apiKey, companyId }: FlexposKey) => {
  const audience = encodeURIComponent('https://api.flexpos.com')
  const body = await sendToTill(`${deployment().flexposAuthUrl}/api/v2/auth/login?audience=${audience}`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${companyId}:${apiKey}`).toString('base64')}` },
    body: new URLSearchParams({ scope: 'product:read' }),
  }).catch(error => {
    throw error instanceof TillRefused ? new TillFailed('key', error.message) : error
  })
  const { access_token: token } = readAnswer(body, tokenAnswer)
  return { token, untilTs: nowSeconds() + LASTS_SECONDS }
}

/** Asks Flexpos with the shop's key and company id, by the log-in of a public client (docs/integrations.md). */
export const flexposClient = (key: FlexposKey): AskTill =>
  tillClient(digest('flexpos', key.apiKey, key.companyId), () => logIn(key))
