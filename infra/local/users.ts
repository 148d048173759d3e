/**
 * Runs Cognito from the internal parts of cognito-local, with our clock, our store, and user names that are not mail
 * addresses. Its own start function loads the old SDK to call Lambda triggers; ours run in this process.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { now } from '#functions/kit/clock.ts'
import { USERS } from '#infra/users.ts'
import { withCognitoBehaviour } from './cognito-behaviour.ts'
import { type ChallengePool, withChallenge } from './cognito-challenge.ts'
import { type HttpRequest, type HttpResponse, json } from './http.ts'
import type { Store } from './store.ts'
import { userStores } from './users-store.ts'

const POOL = 'eu-central-1_local0001'
const SERVICE = 'AWSCognitoIdentityProviderService.'

type Call = (context: unknown, ...given: unknown[]) => Promise<Record<string, unknown>>
type Made = new (...parts: unknown[]) => { init: (context: unknown) => Promise<void> } & Record<string, Call>

const require = createRequire(import.meta.url)
const internal = (path: string) => require(`cognito-local/lib/${path}.js`) as Record<string, Made>

export interface Users {
  pool: string
  client: string
  /** The `iss` of every token. */
  issuer: string
  /** The public keys that the tokens are signed with. */
  jwks: { keys: Record<string, string>[] }
  /** Returns undefined for requests of other services. */
  answer: (request: HttpRequest) => Promise<HttpResponse | undefined>
}

/** `trigger` calls the function that Cognito would call. */
export const startUsers = async (store: Store, trigger: ChallengePool['trigger']): Promise<Users> => {
  const context = { logger: quiet() }
  const clock = { get: () => new Date(now()) }
  const triggers = { enabled: () => false }
  const stores = userStores(store)
  const cognito = await openPool(context, clock, stores)
  const IssuerDomain = 'https://cognito-idp.eu-central-1.amazonaws.com'
  const { JwtTokenGenerator = missing() } = internal('services/tokenGenerator')
  const services = {
    clock,
    cognito,
    triggers,
    tokenGenerator: new JwtTokenGenerator(clock, triggers, { IssuerDomain }),
  }
  const { Router } = require('cognito-local/lib/server/Router.js') as {
    Router: (services: unknown) => (target: string) => Call
  }
  const plain = withCognitoBehaviour(
    (target, fields) => Router(services)(target)(context, fields),
    user => signOut(context, cognito, user),
  )
  const client = await prepare(store, plain)
  const call = withChallenge(plain, {
    pool: POOL,
    trigger,
    statusOf: async name => (await userOf(context, cognito, name)).user?.UserStatus as string | undefined,
    tokensFor: name => tokensFor(context, services, client, name),
  })
  const { jwk } = require('cognito-local/lib/keys/cognitoLocal.public.json') as {
    jwk: Record<string, string>
  }
  return {
    pool: POOL,
    client,
    issuer: `${IssuerDomain}/${POOL}`,
    jwks: { keys: [jwk] },
    answer: async request =>
      request.path === `/${POOL}/.well-known/jwks.json` ? json(200, { keys: [jwk] }) : answer(request, call),
  }
}

const openPool = async (context: unknown, clock: unknown, stores: ReturnType<typeof userStores>) => {
  const { CognitoServiceImpl = missing() } = internal('services/cognitoService')
  const { UserPoolServiceFactoryImpl = missing() } = internal('services/userPoolService')
  const clients = await stores.create(context, 'clients', { Clients: {} })
  // It reads pools from a folder. Ours are in the store, so give it an empty folder.
  const folder = mkdtempSync(join(tmpdir(), 'reol-users-'))
  const pools = new UserPoolServiceFactoryImpl(clock, stores)
  const cognito = new CognitoServiceImpl(folder, clients, { UsernameAttributes: [] }, pools)
  await cognito.init(context)
  rmSync(folder, { recursive: true, force: true })
  await cognito.createUserPool?.(context, { Id: POOL, Name: 'reol' })
  return cognito
}

type User = Record<string, unknown>

const userOf = async (context: unknown, cognito: Record<string, Call>, name: string) => {
  const pool = (await cognito.getUserPool?.(context, POOL)) as Record<string, Call> | undefined
  return { pool, user: (await pool?.getUserByUsername?.(context, name)) as User | null | undefined }
}

const signOut = async (context: unknown, cognito: Record<string, Call>, name: string): Promise<void> => {
  const { pool, user } = await userOf(context, cognito, name)
  if (!user) throw Object.assign(new Error('User does not exist.'), { code: 'UserNotFoundException' })
  await pool?.saveUser?.(context, { ...user, RefreshTokens: [] })
}

interface Services {
  cognito: Record<string, Call>
  tokenGenerator: Record<string, Call>
}

/** What cognito-local does after a right password. */
const tokensFor = async (
  context: unknown,
  { cognito, tokenGenerator }: Services,
  client: string,
  name: string,
): Promise<object> => {
  const { pool, user } = await userOf(context, cognito, name)
  const groups = await pool?.listUserGroupMembership?.(context, user)
  const app = await cognito.getAppClient?.(context, client)
  const tokens = await tokenGenerator.generate?.(context, user, groups, app, undefined, 'Authentication')
  await pool?.storeRefreshToken?.(context, tokens?.RefreshToken, user)
  return { AuthenticationResult: tokens }
}

/** Creates the groups and the client unless they exist. The store keeps the client's id. */
const prepare = async (
  store: Store,
  call: (target: string, fields: Record<string, unknown>) => Promise<object>,
) => {
  const known = store.get<string>('client', POOL)
  if (known) return known
  for (const GroupName of USERS.groups) await call('CreateGroup', { UserPoolId: POOL, GroupName })
  const { UserPoolClient } = (await call('CreateUserPoolClient', {
    UserPoolId: POOL,
    ClientName: 'reol',
    ExplicitAuthFlows: ['ALLOW_ADMIN_USER_PASSWORD_AUTH', 'ALLOW_CUSTOM_AUTH', 'ALLOW_REFRESH_TOKEN_AUTH'],
    AccessTokenValidity: USERS.accessTokenHours,
    IdTokenValidity: USERS.idTokenMinutes,
    RefreshTokenValidity: USERS.refreshTokenDays,
    TokenValidityUnits: { AccessToken: 'hours', IdToken: 'minutes', RefreshToken: 'days' },
    EnableTokenRevocation: true,
    PreventUserExistenceErrors: 'ENABLED',
  })) as { UserPoolClient: { ClientId: string } }
  store.put('client', POOL, UserPoolClient.ClientId)
  return UserPoolClient.ClientId
}

const answer = async (
  request: HttpRequest,
  call: (target: string, fields: Record<string, unknown>) => Promise<object>,
): Promise<HttpResponse | undefined> => {
  const target = String(request.headers['x-amz-target'] ?? '')
  if (!target.startsWith(SERVICE)) return undefined
  const type = { 'content-type': 'application/x-amz-json-1.1' }
  try {
    const fields = JSON.parse((await request.body()).toString() || '{}') as Record<string, unknown>
    const given = await call(target.slice(SERVICE.length), fields)
    return { status: 200, headers: type, body: JSON.stringify(given, seconds) }
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (!code) console.error(`Cognito could not ${target}:`, error)
    return json(code ? 400 : 500, { __type: code ?? 'InternalErrorException', message }, type)
  }
}

/** Cognito writes times as seconds. */
function seconds(this: Record<string, unknown>, key: string, value: unknown) {
  const given = this[key]
  return given instanceof Date ? Math.floor(given.getTime() / 1000) : value
}

const missing = (): never => {
  throw new Error('cognito-local is not the version that package.json names')
}

const quiet = (): Record<string, unknown> => {
  const nothing = () => undefined
  const logger = { debug: nothing, info: nothing, warn: nothing, error: nothing, trace: nothing }
  return { ...logger, child: () => logger }
}
