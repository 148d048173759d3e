/**
 * The proof with which our own function logs somebody in without a password (decision 014). Only who has our key can
 * make one, it is for one account and one challenge of the pool, and it is valid for a minute.
 */
import * as z from 'zod/mini'
import { Refusal } from '#shared/kit/refusal.ts'
import { linkToken, readLink } from '../kit/link.ts'

const VALID_SECONDS = 60

const proof = z.object({ purpose: z.literal('pool-log-in'), name: z.string(), nonce: z.string() })

/** `name`: the account's name in the pool. `nonce`: what the pool's challenge asked with. */
export const poolProofFor = (name: string, nonce: string): Promise<string> =>
  linkToken({ purpose: 'pool-log-in', name, nonce } satisfies z.infer<typeof proof>, VALID_SECONDS)

export const isPoolProof = async (given: string, name: string, nonce: string): Promise<boolean> => {
  try {
    const about = await readLink(given, proof)
    return about.name === name && nonce !== '' && about.nonce === nonce
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
