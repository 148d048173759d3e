/** All of a transfer: the whole account, its day, its settlement and its file, and what staff should know. */
import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { useShow } from '../../../kit/show.ts'
import { useFigures } from '../settlement/figures.ts'
import styles from './bank.module.css'
import type { Transfer } from './use-bank.ts'
import { useReasonWords, useTroubleWords } from './use-bank-words.ts'

interface DetailsProps {
  transfer: Transfer
  /** How many letters of a text the bank shows. */
  textLength: number | null
}

const Returned = ({
  returned: { day, reason, note, by },
}: {
  returned: NonNullable<Transfer['returned']>
}) => {
  const { t } = useTranslation()
  const show = useShow()
  const reasons = useReasonWords()
  return (
    <>
      <Fact name={t('bank.cameBack')}>
        {show.date(day)}, {by}
      </Fact>
      <Fact name={t('bank.why')}>{[reasons[reason], note].filter(Boolean).join(': ')}</Fact>
    </>
  )
}

export const TransferDetails = ({ transfer, textLength }: DetailsProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useTroubleWords(textLength)
  const { money } = useFigures()
  const { account, text, dueDate, number, file, customer, salesPeriod, warnings, returned } = transfer
  const kept = fromWire(transfer.settled) - fromWire(transfer.amount)
  const report = `/payments/reports?${new URLSearchParams({ customer, salesPeriod })}`
  return (
    <div className={styles.details}>
      <Facts className={styles.facts}>
        <Fact name={t('bank.account')}>{account || t('bank.none')}</Fact>
        <Fact name={t('bank.text')}>{text}</Fact>
        <Fact name={t('bank.payDay')}>{show.date(dueDate)}</Fact>
        <Fact name={t('bank.settlement')}>
          <Anchor component={Link} to={report}>
            {t('bank.numberOf', { number })}
          </Anchor>
        </Fact>
        {kept > 0 && transfer.state !== 'taken_out' && (
          <Fact name={t('bank.staysOnBalance')}>{money(kept)}</Fact>
        )}
        {file && <Fact name={t('bank.file')}>{file}</Fact>}
        {returned && <Returned returned={returned} />}
      </Facts>
      {warnings.map(warning => (
        <Text key={warning} size="sm">
          {words[warning].means}
        </Text>
      ))}
    </div>
  )
}
