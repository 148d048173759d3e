import * as z from 'zod/mini'
import { ask, ServiceFailed } from '../../kit/ask.ts'
import { deployment, operatorKey } from '../../kit/deployment.ts'
import type { Account } from './account.ts'

const self = z.object({ company: z.optional(z.object({ name: z.optional(z.string()) })) })

/** Reads whose books the shop's agreement token opens. Throws `ServiceFailed`. */
export const checkEconomic = async (agreementToken: string): Promise<Account> => {
  const appSecret = await operatorKey('economicAppSecret')
  if (!appSecret) throw new ServiceFailed('e-conomic', undefined, { cause: 'the operator has no app secret' })
  const { company } = await ask('e-conomic', `${deployment().economicUrl}/self`, {
    shape: self,
    headers: { 'X-AppSecretToken': appSecret, 'X-AgreementGrantToken': agreementToken },
  })
  return { name: company?.name ?? '', id: '' }
}
