/**
 * Checks the signature of Elavon's webhooks. The rule is not officially documented, so it is alone in this file
 * (docs/integrations.md).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { unseal } from '../kit/secrets.ts'
import type { Market } from '../markets/table/market.ts'

/** `Signature-<signerId>`: base64 of SHA-512 over the decoded shared secret followed by the raw body. */
export const isSignedByElavon = async (
  { marketId, elavon }: Market,
  { body, headers }: { body: Buffer; headers: Record<string, string | undefined> },
): Promise<boolean> => {
  if (!elavon) return false
  const given = Buffer.from(headers[`signature-${elavon.signerId.toLowerCase()}`] ?? '', 'base64')
  const secret = Buffer.from(await unseal(elavon.sealedWebhookSecret, marketId), 'base64')
  const right = createHash('sha512').update(secret).update(body).digest()
  return given.length === right.length && timingSafeEqual(given, right)
}
