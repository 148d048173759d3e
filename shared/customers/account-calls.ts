import * as z from 'zod/mini'
import { identityRefusals } from '../identity/refusals.ts'
import { answeredEmail } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { byLink } from './by-link.ts'
import { customerRefusals } from './refusals.ts'

const { account_changed_since, account_confirmed } = customerRefusals

const ofAccount = { ...byLink, refusals: [...byLink.refusals, account_changed_since] } as const

/** How a tenant confirms the account that they are paid to: by the link in the mail about it. */
export const accountCalls = {
  accountConfirmationData: {
    ...ofAccount,
    path: 'get_bank_account_confirmation_data',
    summary: 'Which account a link would confirm',
    answer: z.object({
      marketId: z.string(),
      email: answeredEmail,
      /** The last characters of the account. */
      ends: z.string(),
    }),
  },
  confirmAccount: {
    ...ofAccount,
    path: 'bank_account/confirm',
    summary: 'Confirm the account that the tenant has changed: from now on they are paid out to it',
    answer: z.object({ detail: z.string() }),
  },
  mailAccountLink: {
    method: 'POST',
    path: 'customer/bank_account/confirmation',
    audiences: ['customer'],
    summary: 'Send the mail again by which the tenant confirms the account',
    refusals: [account_confirmed, identityRefusals.too_many_attempts],
  },
} as const satisfies Contract
