import * as z from 'zod/mini'
import type { Contract } from '../kit/contract.ts'
import { LANGUAGES } from '../kit/language.ts'

/** The language of an account. */
export const languageCalls = {
  setLanguage: {
    method: 'POST',
    path: 'i18n/setlang',
    audiences: ['open'],
    marketless: true,
    formEncoded: true,
    summary: 'Choose the language; with a token it is the language of the mails to that account from now on',
    body: z.object({ language: z.enum(LANGUAGES) }),
    status: 204,
    refusals: [],
  },
} as const satisfies Contract
