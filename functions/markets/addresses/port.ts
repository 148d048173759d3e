/** What a provider of addresses does, and how one request is sent to it. */
import * as z from 'zod/mini'
import type { CountryCode } from '#shared/kit/country-codes.ts'
import type { Language } from '#shared/kit/language.ts'
import type { AddressSuggestion } from '#shared/markets/address-calls.ts'
import { ask, ServiceFailed } from '../../kit/ask.ts'

export interface Asked {
  country: CountryCode
  language: Language
  /** One session of typing and choosing. */
  session: string | undefined
}

export interface FoundAddress {
  address: string
  postalCode: string
  city: string
}

export interface AddressProvider {
  source: 'google' | 'adressevaelger'
  /** Throws when the provider gives no answer. */
  suggest: (text: string, asked: Asked) => Promise<AddressSuggestion[]>
  /** Undefined for an id that the provider does not know, or that is of another one. */
  resolve: (id: string, asked: Asked) => Promise<FoundAddress | undefined>
}

/** Somebody is typing: what comes later is of no use. */
const TIMEOUT_MS = 3_000

/** Undefined for 404. Throws `ServiceFailed` for any other refusal, and when there is no whole answer in three seconds. */
export const lookUp = async <T>(url: string, init: RequestInit = {}): Promise<T | undefined> => {
  try {
    return (await ask(new URL(url).host, url, { ...init, shape: z.unknown(), timeoutMs: TIMEOUT_MS })) as T
  } catch (error) {
    if (error instanceof ServiceFailed && error.status === 404) return undefined
    throw error
  }
}
