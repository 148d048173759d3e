/**
 * CloudFront adds a key to each request that it sends to the gateway. A request without it was sent to the gateway's
 * own address, past the firewall. Two keys are valid, so that they can be changed (docs/operations.md).
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import { refuse } from '#shared/kit/refusal.ts'
import { commonRefusals } from '#shared/kit/refusals.ts'
import { env } from './env.ts'

/** The header with the key. CloudFront overwrites it when a visitor sends one. */
export type OriginKeyHeader = 'x-origin-key'

const HEADER: OriginKeyHeader = 'x-origin-key'

/** Equal lengths, as the comparison demands. */
const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Refuses `permission_denied` when the request does not carry one of the keys. */
export const checkOrigin = (headers: Record<string, string | undefined>): void => {
  const given = hashed(headers[HEADER] ?? '')
  const isOurs = env('ORIGIN_KEYS')
    .split(',')
    .some(key => timingSafeEqual(hashed(key), given))
  if (!isOurs) throw refuse(commonRefusals.permission_denied)
}
