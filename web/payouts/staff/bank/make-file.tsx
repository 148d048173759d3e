/** Makes the file of what is ready, as a job; before that it says what the shop has not told of its bank. */
import { Anchor, Button, NativeSelect, Text } from '@mantine/core'
import { IconFilePlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { BANK_FILE_FORMATS } from '#shared/markets/bank-formats.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { Card } from '../../../kit/card.tsx'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useMayDo } from '../../../kit/rights/may.ts'
import { FORMAT_NAMES } from '../../../markets/bank-format-names.ts'
import { useFigures } from '../settlement/figures.ts'
import { isAtWork, JobProgress } from '../settlement/job-progress.tsx'
import { shortenedAccount } from '../settlement/shortened-account.ts'
import { usePeriodJob } from '../settlement/use-period-job.ts'
import styles from './bank.module.css'
import { BANK_PATHS, type BankExport } from './use-bank.ts'
import { useMissingWords } from './use-bank-words.ts'

/** What the settings of the shop do not say (specification 8). */
const Missing = ({ of }: { of: BankExport['missing'] }) => {
  const { t } = useTranslation()
  const words = useMissingWords()
  if (!of.length) return null
  return (
    <Notice role="note">
      {of.map(one => (
        <Text key={one} size="sm">
          {words[one]}
        </Text>
      ))}
      <Anchor component={Link} to="/settings/bank" fz="sm">
        {t('bank.toSettings')}
      </Anchor>
    </Notice>
  )
}

const useMaking = ({ salesPeriod, format: usual }: BankExport) => {
  const { t } = useTranslation()
  const act = useAct()
  const [format, setFormat] = useState(usual)
  const job = usePeriodJob(`bank export ${salesPeriod}`, {
    stale: BANK_PATHS,
    // The file that it has made is shown.
    onDone: () => job.forget(),
  })
  const body = { salesPeriod, ...(format && format !== usual && { format }) }
  const make = async () => {
    const started = await act(send => send(bankCalls.startBankExport, { body }), {
      busy: t('bank.beginning'),
    })
    if (started) job.keep(started)
  }
  return { job, format, setFormat, make }
}

const FormatBox = ({
  value,
  onChoose,
}: {
  value: BankExport['format']
  onChoose: (value: BankExport['format']) => void
}) => {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('bank.format')}
      value={value}
      data={[
        ...(value ? [] : [{ value: '', label: t('bank.choose') }]),
        ...BANK_FILE_FORMATS.map(format => ({ value: format, label: FORMAT_NAMES[format] })),
      ]}
      onChange={({ currentTarget }) =>
        onChoose(BANK_FILE_FORMATS.find(format => format === currentTarget.value) ?? '')
      }
    />
  )
}

/** `isNext`: no file of the period is on its way, so that this is what comes next. */
export const MakeFile = ({ bank, isNext }: { bank: BankExport; isNext: boolean }) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const { money } = useFigures()
  const { job, format, setFormat, make } = useMaking(bank)
  const { ready, missing, account, waiting } = bank
  const joining = waiting.filter(({ why }) => why === 'ready').length
  return (
    <Card title={isNext ? t('bank.newFile') : t('bank.moreReady')} size="h3">
      <Missing of={missing} />
      <Facts className={styles.facts}>
        <Fact name={t('bank.count')}>{ready.count}</Fact>
        <Fact name={t('bank.total')} data-headline>
          {money(ready.total)}
        </Fact>
        {account && <Fact name={t('bank.fromAccount')}>{shortenedAccount(account)}</Fact>}
      </Facts>
      {joining > 0 && <Text size="sm">{t('bank.joining', { count: joining })}</Text>}
      <JobProgress of={job} title={t('bank.making')} hint={t('bank.mayLeave')} isPlain />
      {may('money') && !isAtWork(job) && (
        <>
          <FormatBox value={format} onChoose={setFormat} />
          <Button
            variant={isNext ? 'filled' : 'default'}
            disabled={!format || ready.count + joining === 0}
            leftSection={<IconFilePlus size={20} aria-hidden />}
            onClick={() => void make()}
          >
            {t('bank.make')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('bank.makeHint')}
          </Text>
        </>
      )}
    </Card>
  )
}
