/**
 * Checks the signature of Elavon's webhooks. The rule is not officially documented, so it is alone in this file
 * (docs/integrations.md).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { unseal } from '../kit/secrets.ts'
import { readCredentials } from '../markets/table/credentials.ts'

/**
 * `Signature-<signerId>`: base64 of SHA-512 over the decoded shared secret followed by the raw body. A former card account
 * may sign too: its payments can still be refunded.
 */
export const isSignedByElavon = async (
  marketId: string,
  { body, headers }: { body: Buffer; headers: Record<string, string | undefined> },
): Promise<boolean> => {
  const { cardAccounts } = await readCredentials(marketId)
  for (const { signerId, webhookSecret } of cardAccounts.values()) {
    const given = Buffer.from(headers[`signature-${signerId.toLowerCase()}`] ?? '', 'base64')
    if (!webhookSecret || !given.length) continue
    const secret = Buffer.from(await unseal(webhookSecret.sealed, marketId), 'base64')
    const right = createHash('sha512').update(secret).update(body).digest()
    if (given.length === right.length && timingSafeEqual(given, right)) return true
  }
  return false
}
