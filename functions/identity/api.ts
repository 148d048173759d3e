import { identityContract } from '#shared/identity/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail, confirmPasswordReset, emailConfirmationData, resetPasswordData } from './links.ts'
import { logIn } from './log-in.ts'
import { logInByCode } from './log-in-by-code.ts'
import { refresh } from './refresh.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { revoke } from './revoke.ts'
import { sendCode } from './send-code.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'users', 'sessions', 'links']

export const handler = serve('identity', identityContract, {
  logIn,
  sendCode,
  logInByCode,
  refresh,
  revoke,
  changePassword,
  requestPasswordReset,
  resetPasswordData,
  emailConfirmationData,
  confirmPasswordReset,
  confirmEmail,
})
