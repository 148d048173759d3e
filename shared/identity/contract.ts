import { codeCalls } from './code-calls.ts'
import { passwordCalls } from './password-calls.ts'
import { sessionCalls } from './session-calls.ts'

/** Every call of identity. A screen imports only the calls that it makes. */
export const identityContract = { ...sessionCalls, ...codeCalls, ...passwordCalls } as const
