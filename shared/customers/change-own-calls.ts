import * as z from 'zod/mini'
import { identityRefusals } from '../identity/refusals.ts'
import { bankAccount, bankRegNumber, iban, sortCode } from '../kit/bank-fields.ts'
import type { Contract } from '../kit/contract.ts'
import { COUNTRY_CODES } from '../kit/country-codes.ts'
import { fieldRefusals } from '../kit/field-refusals.ts'
import { proofField } from '../kit/owner-proof.ts'
import { inputRefusals, kitRefusals } from '../kit/refusals.ts'
import { email, line, optionalLine, personName } from '../kit/text.ts'
import { ownAccount } from './own-calls.ts'
import { customerRefusals } from './refusals.ts'

const { bank_account, bank_reg_number, invalid_iban, sort_code } = fieldRefusals

/** What a tenant changes of the own account. Apart, because only the settings load it. */
export const changeOwnCalls = {
  changeOwn: {
    method: 'PATCH',
    path: 'customer',
    audiences: ['customer'],
    makesStale: ['customer'],
    summary:
      'Change the own data; a new address counts once its owner has confirmed it, and the one that waits gets its mail again',
    body: z.object({
      /** The version that the caller read (D30). Without it the last writer wins. */
      version: z.optional(z.int(inputRefusals.invalid.code)),
      name: z.optional(personName),
      email: z.optional(email),
      phone: z.optional(line(40)),
      address: z.optional(optionalLine(200)),
      postalCode: z.optional(optionalLine(20)),
      city: z.optional(optionalLine(100)),
      country: z.optional(z.enum(COUNTRY_CODES)),
      remindersOff: z.optional(z.boolean()),
      bankRegNumber: z.optional(bankRegNumber),
      sortCode: z.optional(sortCode),
      bankAccount: z.optional(bankAccount),
      iban: z.optional(iban),
      /** For another address, and another bank account. */
      proof: proofField,
    }),
    answer: ownAccount,
    refusals: [
      kitRefusals.changed_meanwhile,
      kitRefusals.proof_needed,
      identityRefusals.nothing_changed,
      identityRefusals.too_many_attempts,
      customerRefusals.invalid_phone,
      customerRefusals.phone_country,
      bank_account,
      bank_reg_number,
      invalid_iban,
      sort_code,
    ],
  },
} as const satisfies Contract
