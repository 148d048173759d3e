import { identityContract } from '#shared/identity/contract.ts'
import type { Grant } from '../kit/grants.ts'
import { serve } from '../kit/http.ts'
import { changeRole, invite, listAdministrators, remove } from './administrators.ts'
import { changePassword } from './change-password.ts'
import { rememberBrowser } from './known-browser.ts'
import { confirmEmail, confirmPasswordReset, emailConfirmationData, resetPasswordData } from './links.ts'
import { logIn } from './log-in.ts'
import { logInByCode } from './log-in-by-code.ts'
import { logInByStaffCode } from './log-in-by-staff-code.ts'
import { changeOwn, readOwn } from './own-account.ts'
import { confirmSecondFactor, startSecondFactor, stopSecondFactor } from './own-second-factor.ts'
import { prove, sendProofCode } from './prove-owner.ts'
import { refresh } from './refresh.ts'
import { registerMarket } from './register-market.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { revoke } from './revoke.ts'
import { sendCode, sendStaffCode } from './send-code.ts'
import { setLanguage } from './set-language.ts'
import { undoStaffAddress } from './undo-staff-address.ts'

export const grants: readonly Grant[] = ['table:read', 'table:write', 'users', 'sessions', 'links', 'seals']

export const handler = serve('identity', identityContract, {
  logIn,
  sendCode,
  logInByCode,
  sendStaffCode,
  logInByStaffCode,
  refresh,
  revoke,
  changePassword,
  prove,
  sendProofCode,
  requestPasswordReset,
  resetPasswordData,
  emailConfirmationData,
  confirmPasswordReset,
  confirmEmail,
  undoStaffAddress,
  registerMarket,
  setLanguage,
  readOwn,
  changeOwn,
  listAdministrators,
  invite,
  changeRole,
  removeAdministrator: remove,
  startSecondFactor,
  confirmSecondFactor,
  stopSecondFactor,
}).use(rememberBrowser)
