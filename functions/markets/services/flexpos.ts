import * as z from 'zod/mini'
import { ask } from '../../kit/ask.ts'
import { deployment } from '../../kit/deployment.ts'
import type { Account } from './account.ts'

/**
 * Logs in with the shop's API key and company id. Flexpos documents nothing publicly: this is the log-in of an open
 * client (docs/integrations.md). Throws `ServiceFailed`.
 */
export const checkFlexpos = async (apiKey: string, companyId: string): Promise<Account> => {
  const pair = Buffer.from(`${companyId}:${apiKey}`).toString('base64')
  const { flexposAuthUrl } = deployment()
  await ask(
    'Flexpos',
    `${flexposAuthUrl}/api/v2/auth/login?audience=${encodeURIComponent('https://api.flexpos.com')}`,
    {
      shape: z.unknown(),
      method: 'POST',
      headers: { authorization: `Basic ${pair}` },
      body: new URLSearchParams({ scope: 'product:read' }),
    },
  )
  return { name: '', id: companyId }
}
