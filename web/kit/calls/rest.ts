/**
 * Amplify's REST client with the three API names, without Amplify's log-in. `Amplify.configure` would load Cognito's
 * client on every page (14 KB), but we send our own tokens.
 */
import type { createAmplifyContext } from 'aws-amplify'
import { AMPLIFY_CONTEXT_BRAND, createAmplifyContextToken } from 'aws-amplify/adapter-core/internals'
import { del, get, patch, post, put } from 'aws-amplify/api'
import type { Method } from '#shared/kit/contract.ts'

type Context = ReturnType<typeof createAmplifyContext>

interface Operation {
  response: Promise<{
    statusCode: number
    headers: Record<string, string>
    body?: { json(): Promise<unknown> }
  }>
  cancel(): void
}

type JsonBody = NonNullable<Parameters<typeof post>[0]['options']>['body']

interface Input {
  apiName: 'admin' | 'customer' | 'anonymous'
  path: string
  options: {
    headers: Record<string, string>
    queryParams?: Record<string, string>
    body?: JsonBody
    retryStrategy: { strategy: 'no-retry' }
    defaultAuthMode: 'none'
  }
}

const api = { endpoint: `${globalThis.location?.origin ?? ''}/api` }
const noSession = async () => ({})

const CONTEXT: Context = Object.freeze({
  [AMPLIFY_CONTEXT_BRAND]: true,
  token: createAmplifyContextToken(),
  resourcesConfig: { API: { REST: { admin: api, customer: api, anonymous: api } } },
  libraryOptions: {},
  fetchAuthSession: noSession,
  clearCredentials: async () => undefined,
  getTokens: async () => undefined,
})

const SEND: Record<Method, (context: Context, input: Input) => Operation> = {
  GET: get,
  POST: post,
  PUT: put,
  PATCH: patch,
  DELETE: del,
}

/** Sends a call. `response` rejects for a status of 300 or more (Amplify's `ApiError`), and without a connection. */
export const rest = (method: Method, input: Input): Operation => SEND[method](CONTEXT, input)
