/** What staff do to a file for the bank. */
import { useTranslation } from 'react-i18next'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { useFigures } from '../settlement/figures.ts'
import { useFile } from '../settlement/use-file.ts'
import { type PeriodJob, usePeriodJob } from '../settlement/use-period-job.ts'
import { BANK_PATHS, type BankFile } from './use-bank.ts'

/** The job that writes the transfers of a file on balances. */
export const useUpload = ({ id, job }: BankFile): PeriodJob => {
  const followed = usePeriodJob(`bank file ${id}`, {
    known: job,
    stale: BANK_PATHS,
    // The file itself shows what the job has done.
    onDone: () => followed.forget(),
  })
  return followed
}

export const useFileActs = ({ id, number, transactions, total }: BankFile, upload: PeriodJob) => {
  const { t } = useTranslation()
  const act = useAct()
  const { money } = useFigures()
  const { isMaking: isFetching, open } = useFile()
  const of = { number, count: transactions, amount: money(total) }
  const mark = async () => {
    const started = await act(send => send(bankCalls.markBankFileUploaded, { params: { id } }), {
      ask: {
        title: t('bank.markTitle', of),
        text: t('bank.markText', of),
        action: t('bank.mark'),
        color: 'shelf',
      },
      busy: t('bank.beginning'),
    })
    if (started) upload.keep(started)
  }
  const fetch = () => open(send => send(bankCalls.fetchBankFile, { params: { id } }))
  return { mark, fetch, isFetching }
}
