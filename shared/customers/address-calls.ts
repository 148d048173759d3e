import * as z from 'zod/mini'
import { answeredEmail } from '../kit/answered.ts'
import type { Contract } from '../kit/contract.ts'
import { byLink } from './by-link.ts'

/** The links in the mails to a tenant's new address, and to the former one. */
export const addressCalls = {
  emailChangeData: {
    ...byLink,
    path: 'get_email_change_data',
    summary: 'Which address a link would put in the place of which',
    answer: z.object({ marketId: z.string(), email: answeredEmail, oldEmail: answeredEmail }),
  },
  confirmEmailChange: {
    ...byLink,
    path: 'email/change/confirm',
    summary:
      'Put the new address of a customer in the place of the old one; ends every session of the account',
    /** `username`: whose sessions ended, the customer number. */
    answer: z.object({ detail: z.string(), username: z.string() }),
  },
  undoEmailChange: {
    ...byLink,
    path: 'email/change/undo',
    summary:
      'Put a former address back within seven days; ends password and sessions, and mails a link to choose another password',
    answer: z.object({ detail: z.string(), username: z.string() }),
  },
} as const satisfies Contract
