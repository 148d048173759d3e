/** Acts as Secrets Manager's GetSecretValue for the deployment's one secret, which the first start creates. */
import { randomInt } from 'node:crypto'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { Store } from './store.ts'

export const SECRET_ID = 'reol'
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Handles the calls of Secrets Manager. Returns undefined for other requests. */
export const secretsOf = (store: Store): ((request: HttpRequest) => Promise<HttpResponse | undefined>) => {
  const text =
    store.get<string>('secret', SECRET_ID) ??
    Array.from({ length: 64 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  store.put('secret', SECRET_ID, text)
  return async request => {
    const target = String(request.headers['x-amz-target'] ?? '')
    if (!target.startsWith('secretsmanager.')) return undefined
    const { SecretId } = JSON.parse((await request.body()).toString()) as { SecretId?: string }
    if (target !== 'secretsmanager.GetSecretValue' || SecretId !== SECRET_ID) {
      const type =
        target === 'secretsmanager.GetSecretValue' ? 'ResourceNotFoundException' : 'InvalidRequestException'
      return json(400, { __type: type, Message: "Secrets Manager can't find the specified secret." })
    }
    const ARN = `arn:aws:secretsmanager:eu-central-1:000000000000:secret:${SECRET_ID}`
    return json(200, {
      ARN,
      Name: SECRET_ID,
      VersionId: '1',
      SecretString: text,
      VersionStages: ['AWSCURRENT'],
    })
  }
}
