/**
 * The answers to a line of the clearing list: it was this product or a thing of this tenant, or it was free, or it is put
 * back among those that wait.
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
    setFree: ({ id }: Pick<ClearingLine, 'id'>) => {
      const body = { kind: 'other', reason: t('clearing.wasFree') } as const
      return act(send => send(clearingCalls.setClearingAside, { params: { id }, body }), {
        busy: t('clearing.settingAside'),
        done: t('clearing.isAside'),
      })
    },
    reopen: ({ id }: Pick<ClearingLine, 'id'>) =>
      act(send => send(clearingCalls.reopenClearing, { params: { id } }), {
        busy: t('clearing.reopening'),
        done: t('clearing.reopened'),
      }),
  }
}
