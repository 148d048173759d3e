/** A file for the bank: what the bank must show of it, how far it is, and what comes next. */
import { Button, Text } from '@mantine/core'
import { IconCheck, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { Card } from '../../../kit/card.tsx'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import { useShow } from '../../../kit/show.ts'
import { FORMAT_NAMES } from '../../../markets/bank-format-names.ts'
import { useMoment } from '../../../markets/moment.ts'
import { useFigures } from '../settlement/figures.ts'
import { isAtWork, JobProgress } from '../settlement/job-progress.tsx'
import { shortenedAccount } from '../settlement/shortened-account.ts'
import { useFile } from '../settlement/use-file.ts'
import type { PeriodJob } from '../settlement/use-period-job.ts'
import styles from './bank.module.css'
import { FileState } from './file-state.tsx'
import { FileSteps } from './file-steps.tsx'
import type { BankFile } from './use-bank.ts'
import { useMark, useUpload } from './use-upload.ts'
import { WithdrawFile } from './withdraw-file.tsx'

const GROUP = /.{1,8}/g

/** "9f2c41ab 77d05e1c …": a person compares groups of eight. */
const inGroups = (hash: string): string => hash.match(GROUP)?.join(' ') ?? ''

const FileFacts = ({ file }: { file: BankFile }) => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  const { money } = useFigures()
  const { transactions, total, day, account, format, made, madeBy, name, uploaded, uploadedBy } = file
  const when = (at: string, who: string) => `${moment(Date.parse(at))}, ${who}`
  return (
    <Facts className={styles.facts}>
      <Fact name={t('bank.count')}>{transactions}</Fact>
      <Fact name={t('bank.total')} data-headline>
        {money(total)}
      </Fact>
      <Fact name={t('bank.firstDay')}>{show.date(day)}</Fact>
      <Fact name={t('bank.fromAccount')}>{shortenedAccount(account)}</Fact>
      <Fact name={t('bank.format')}>{FORMAT_NAMES[format]}</Fact>
      <Fact name={t('bank.made')}>{when(made, madeBy)}</Fact>
      {uploaded && <Fact name={t('bank.uploaded')}>{when(uploaded, uploadedBy)}</Fact>}
      <Fact name={t('bank.fileName')}>{name}</Fact>
    </Facts>
  )
}

const Hash = ({ of }: { of: string }) => {
  const { t } = useTranslation()
  return (
    <div>
      <Text size="sm" c="dimmed">
        {t('bank.hash')}
      </Text>
      <code className={styles.hash}>{inGroups(of)}</code>
    </div>
  )
}

const MarkVerb = ({ file, upload }: { file: BankFile; upload: PeriodJob }) => {
  const { t } = useTranslation()
  const mark = useMark(file, upload)
  // Nobody but who began the job sees how it ended. The server refuses a second one while it runs.
  const isElsewhere = upload.state === 'elsewhere'
  if (file.state === 'uploaded' || (isAtWork(upload) && !isElsewhere)) return null
  return (
    <Button
      variant={file.fetched && !isElsewhere ? 'filled' : 'default'}
      leftSection={<IconCheck size={20} aria-hidden />}
      onClick={() => void mark()}
    >
      {isElsewhere ? t('bank.markAgain') : t('bank.mark')}
    </Button>
  )
}

const FetchVerb = ({ file }: { file: BankFile }) => {
  const { t } = useTranslation()
  const { isMaking, open } = useFile()
  const params = { id: file.id }
  return (
    <Button
      variant={file.fetched || file.state === 'uploaded' ? 'default' : 'filled'}
      loading={isMaking}
      leftSection={<IconDownload size={20} aria-hidden />}
      onClick={() => void open(send => send(bankCalls.fetchBankFile, { params }))}
    >
      {file.fetched ? t('bank.fetchAgain') : t('bank.fetch')}
    </Button>
  )
}

const Verbs = ({ file, upload }: { file: BankFile; upload: PeriodJob }) => {
  const { t } = useTranslation()
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const fetch = <FetchVerb key="fetch" file={file} />
  const mark = <MarkVerb key="mark" file={file} upload={upload} />
  return (
    <div className={styles.fileVerbs}>
      {/* By their keys they are the same buttons when their order changes, so the focus stays. */}
      {file.fetched ? [mark, fetch] : [fetch, mark]}
      {file.state === 'made' && !isAtWork(upload) && (
        <Button variant="outline" color="berry" onClick={() => setIsWithdrawing(true)}>
          {t('bank.withdraw')}
        </Button>
      )}
      {isWithdrawing && <WithdrawFile file={file} onClose={() => setIsWithdrawing(false)} />}
    </div>
  )
}

export const FileCard = ({ file }: { file: BankFile }) => {
  const { t } = useTranslation()
  const upload = useUpload(file)
  const title = t('bank.fileOf', { number: file.number })
  return (
    <Card title={title} size="h3" mark={<FileState file={file} />}>
      <FileFacts file={file} />
      <Hash of={file.sha256} />
      {file.state === 'made' && !isAtWork(upload) && <FileSteps file={file} />}
      <JobProgress
        of={upload}
        title={t('bank.writing', { number: file.number })}
        hint={t('bank.mayLeave')}
        isPlain
      />
      <IfMay right="money">
        <Verbs file={file} upload={upload} />
      </IfMay>
    </Card>
  )
}
