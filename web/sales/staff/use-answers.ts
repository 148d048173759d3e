/**
 * The answers to a line of the clearing list: it was this product or a thing of this tenant, or no sale of a tenant, or it is
 * put back among those that wait.
 */

import { useTranslation } from 'react-i18next'
import { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { type ClearingLine, type Given, useFollows } from './clearing-words.ts'

export const useAnswers = () => {
  const { t } = useTranslation()
  const act = useAct()
  const follows = useFollows()
  return {
    assign: ({ id }: Pick<ClearingLine, 'id'>, given: Given) => {
      const { product, customer } = given
      const body = product ? { product } : { customer }
      return act(send => send(clearingCalls.assignClearing, { params: { id }, body }), {
        busy: t('clearing.assigning'),
        done: follows(given),
      })
    },
    setAside: ({ id }: Pick<ClearingLine, 'id'>, reason: string) =>
      act(send => send(clearingCalls.setClearingAside, { params: { id }, body: { reason } }), {
        busy: t('clearing.settingAside'),
        done: t('clearing.isAside'),
      }),
    reopen: ({ id }: Pick<ClearingLine, 'id'>) =>
      act(send => send(clearingCalls.reopenClearing, { params: { id } }), {
        busy: t('clearing.reopening'),
        done: t('clearing.reopened'),
      }),
  }
}
