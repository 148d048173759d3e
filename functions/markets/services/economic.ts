import * as z from 'zod/mini'
import { deployment, operatorKey } from '../../kit/deployment.ts'
import { ask, ServiceFailed } from './service.ts'

const self = z.object({ company: z.optional(z.object({ name: z.optional(z.string()) })) })

/** Reads whose books the shop's agreement token opens. Throws `ServiceFailed`. */
export const checkEconomic = async (agreementToken: string): Promise<string> => {
  const appSecret = await operatorKey('economicAppSecret')
  if (!appSecret) throw new ServiceFailed('e-conomic', undefined, { cause: 'the operator has no app secret' })
  const answer = await ask('e-conomic', `${deployment().economicUrl}/self`, self, {
    headers: { 'X-AppSecretToken': appSecret, 'X-AgreementGrantToken': agreementToken },
  })
  return answer.company?.name ?? ''
}
