import { codeCalls } from './code-calls.ts'
import { languageCalls } from './language-calls.ts'
import { ownerCalls } from './owner-calls.ts'
import { passwordCalls } from './password-calls.ts'
import { registerCalls } from './register-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { staffCalls } from './staff-calls.ts'

/** Every call of identity. A screen imports only the calls that it makes. */
export const identityContract = {
  ...sessionCalls,
  ...codeCalls,
  ...passwordCalls,
  ...registerCalls,
  ...languageCalls,
  ...ownerCalls,
  ...staffCalls,
} as const
