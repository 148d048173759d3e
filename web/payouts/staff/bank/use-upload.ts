/** A file is in the bank: a job writes its transfers on the balances of the tenants. */
import { useTranslation } from 'react-i18next'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { useFigures } from '../settlement/figures.ts'
import { type PeriodJob, usePeriodJob } from '../settlement/use-period-job.ts'
import { BANK_PATHS, type BankFile } from './use-bank.ts'

/** How far that job is. */
export const useUpload = ({ id, job }: BankFile): PeriodJob => {
  const followed = usePeriodJob(`bank file ${id}`, {
    known: job,
    stale: BANK_PATHS,
    // The file itself shows what the job has done.
    onDone: () => followed.forget(),
  })
  return followed
}

/** Marks a file as put into the bank, which begins that job. */
export const useMark = ({ id, number, transactions, total }: BankFile, upload: PeriodJob) => {
  const { t } = useTranslation()
  const act = useAct()
  const { money } = useFigures()
  const of = { number, count: transactions, amount: money(total) }
  return async () => {
    const started = await act(send => send(bankCalls.markBankFileUploaded, { params: { id } }), {
      ask: {
        title: t('bank.markTitle', of),
        text: t('bank.markText', of),
        action: t('bank.mark'),
        color: 'shelf',
      },
      busy: t('bank.beginning'),
      ...(upload.state === 'elsewhere' && { refused: { bank_file_state: t('bank.stillWriting') } }),
    })
    if (started) upload.keep(started)
  }
}
