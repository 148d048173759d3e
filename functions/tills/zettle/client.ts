import * as z from 'zod/mini'
import { nowSeconds } from '../../kit/clock.ts'
import { deployment } from '../../kit/deployment.ts'
import { digest } from '../../kit/ids.ts'
import { type AskTill, readAnswer, sendToTill, TillRefused, tillClient } from '../ask-till.ts'
import { TillFailed } from '../till-failed.ts'

export interface ZettleKey {
  apiKey: string
  clientId: string
}

const tokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() })

/** A log-in lasts two hours. */
const MARGIN_SECONDS = 300

const logIn = async ({ apiKey, clientId }: ZettleKey) => {
  const form = {
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    client_id: clientId,
    assertion: apiKey,
  }
  const url = `${deployment().zettleOauthUrl}/token`
  const body = await sendToTill(url, { method: 'POST', body: new URLSearchParams(form) }).catch(error => {
    throw error instanceof TillRefused ? new TillFailed('key', error.message) : error
  })
  const { access_token: token, expires_in } = readAnswer(body, tokenAnswer)
  return { token, untilTs: nowSeconds() + expires_in - MARGIN_SECONDS }
}

/** Asks Zettle with the shop's key. */
export const zettleClient = (key: ZettleKey): AskTill =>
  tillClient(digest('zettle', key.apiKey, key.clientId), () => logIn(key))
