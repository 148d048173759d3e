/** Acts as Secrets Manager's GetSecretValue for the deployment's secrets, which the first start creates. */
import { randomInt } from 'node:crypto'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { Store } from './store.ts'

export const SECRETS = { links: 'reol-links', seals: 'reol-seals', push: 'reol-push' } as const
export const OPERATOR_KEYS_SECRET = 'reol-operator-keys'
/** What the sandboxes of outside services accept. */
export const SANDBOX_KEY = 'sandbox-key'
/** The app that the sandbox of Instagram knows. */
export const SANDBOX_APP = '1000200030004000'
const OPERATOR_KEYS = {
  recaptcha: SANDBOX_KEY,
  economicAppSecret: SANDBOX_KEY,
  instagram: SANDBOX_KEY,
  googlePlaces: SANDBOX_KEY,
  adressevaelger: SANDBOX_KEY,
}
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

const newSecret = (): string => Array.from({ length: 64 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Handles the calls of Secrets Manager. Returns undefined for other requests. */
export const secretsOf = (store: Store): ((request: HttpRequest) => Promise<HttpResponse | undefined>) => {
  for (const id of Object.values(SECRETS))
    store.put('secret', id, store.get<string>('secret', id) ?? newSecret())
  store.put('secret', OPERATOR_KEYS_SECRET, JSON.stringify(OPERATOR_KEYS))
  return async request => {
    const target = String(request.headers['x-amz-target'] ?? '')
    if (!target.startsWith('secretsmanager.')) return undefined
    const { SecretId = '' } = JSON.parse((await request.body()).toString()) as { SecretId?: string }
    const SecretString = store.get<string>('secret', SecretId)
    if (target !== 'secretsmanager.GetSecretValue' || !SecretString) {
      const type =
        target === 'secretsmanager.GetSecretValue' ? 'ResourceNotFoundException' : 'InvalidRequestException'
      return json(400, { __type: type, Message: "Secrets Manager can't find the specified secret." })
    }
    const ARN = `arn:aws:secretsmanager:eu-central-1:000000000000:secret:${SecretId}`
    return json(200, { ARN, Name: SecretId, VersionId: '1', SecretString, VersionStages: ['AWSCURRENT'] })
  }
}
