/** What staff do to a transfer at once. What needs a form opens a dialog. */
import { useTranslation } from 'react-i18next'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { useFigures } from '../settlement/figures.ts'
import type { Transfer } from './use-bank.ts'

export const useTransferActs = () => {
  const { t } = useTranslation()
  const act = useAct()
  const { money } = useFigures()
  const takeOut = ({ id, name, customer, amount }: Transfer) => {
    const of = { name: name || customer, amount: money(amount) }
    return act(send => send(bankCalls.removeBankTransaction, { params: { id } }), {
      ask: {
        title: t('bank.takeOutTitle', of),
        text: t('bank.takeOutText', of),
        action: t('bank.takeOut'),
      },
      busy: t('bank.takingOut'),
      done: t('bank.takenOut', of),
    })
  }
  /** `id`: of a transfer of the tenant, also of one that was never opened. */
  const payAgain = (id: string) =>
    act(send => send(bankCalls.payBankTransactionAgain, { params: { id } }), {
      busy: t('bank.makingReady'),
      done: ({ name, customer, amount }) =>
        t('bank.paysAgain', { name: name || customer, amount: money(amount) }),
    })
  return { takeOut, payAgain }
}
