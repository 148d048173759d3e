/** A file for the bank: what the bank must show of it, how far it is, and what comes next. */
import { Button, Text } from '@mantine/core'
import { IconCheck, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../kit/card.tsx'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import { useShow } from '../../../kit/show.ts'
import { FORMAT_NAMES } from '../../../markets/bank-format-names.ts'
import { useMoment } from '../../../markets/moment.ts'
import { useFigures } from '../settlement/figures.ts'
import { isAtWork, JobProgress } from '../settlement/job-progress.tsx'
import { shortenedAccount } from '../settlement/shortened-account.ts'
import type { PeriodJob } from '../settlement/use-period-job.ts'
import styles from './bank.module.css'
import { FileState } from './file-state.tsx'
import { FileSteps } from './file-steps.tsx'
import type { BankFile } from './use-bank.ts'
import { useFileActs, useUpload } from './use-file-acts.ts'
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

const Verbs = ({ file, upload }: { file: BankFile; upload: PeriodJob }) => {
  const { t } = useTranslation()
  const { mark, fetch, isFetching } = useFileActs(file, upload)
  const [isWithdrawing, setIsWithdrawing] = useState(false)
  const isFetched = file.fetched !== null
  const mayMark = file.state !== 'uploaded' && !isAtWork(upload)
  const fetchVerb = (
    <Button
      variant={isFetched || file.state === 'uploaded' ? 'default' : 'filled'}
      loading={isFetching}
      leftSection={<IconDownload size={20} aria-hidden />}
      onClick={() => void fetch()}
    >
      {isFetched ? t('bank.fetchAgain') : t('bank.fetch')}
    </Button>
  )
  return (
    <div className={styles.fileVerbs}>
      {!isFetched && fetchVerb}
      {mayMark && (
        <Button
          variant={isFetched ? 'filled' : 'default'}
          leftSection={<IconCheck size={20} aria-hidden />}
          onClick={() => void mark()}
        >
          {t('bank.mark')}
        </Button>
      )}
      {isFetched && fetchVerb}
      {file.state === 'made' && mayMark && (
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
