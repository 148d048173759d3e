/** Staff read in what the bank says, and book back what came back. */
import { Button, FileButton, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { AnswerFate } from '#shared/payouts/bank-answer.ts'
import { bankCalls } from '#shared/payouts/bank-calls.ts'
import { useAct } from '../../../kit/act/use-act.ts'
import { Card } from '../../../kit/card.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import { useFigures } from '../settlement/figures.ts'
import styles from './bank.module.css'
import { useReasonWords } from './use-bank-words.ts'

type BankAnswer = Answer<typeof bankCalls.readBankAnswer>
type Row = BankAnswer['results'][number]

/** What the bank said, without what was booked back since. */
const useBankAnswer = () => {
  const { t } = useTranslation()
  const act = useAct()
  const [answer, setAnswer] = useState<BankAnswer>()
  const [booked, setBooked] = useState<readonly string[]>([])
  const read = async (file: File | null) => {
    if (!file) return
    const found = await act(send => send(bankCalls.readBankAnswer, { body: { file } }), {
      busy: t('bank.reading'),
    })
    if (!found) return
    setBooked([])
    setAnswer(found)
  }
  const bookBack = async ({ transaction: id, reason, code, text, name }: Row) => {
    if (!id) return
    const body = { reason, note: [code, text].filter(Boolean).join(' ').slice(0, 200) }
    const done = await act(send => send(bankCalls.returnBankTransaction, { params: { id }, body }), {
      busy: t('bank.saving'),
      done: t('bank.isBookedBack', { name }),
    })
    if (done) setBooked(ids => [...ids, id])
  }
  const left = answer?.results.filter(({ transaction }) => !booked.includes(transaction ?? '')) ?? []
  return { answer, left, isBooked: booked.length > 0, read, bookBack }
}

const useCountWords = () => {
  const { t } = useTranslation()
  return (fate: AnswerFate, count: number): string =>
    ({
      book_back: t('bank.answerBack', { count }),
      withdraw: t('bank.answerWithdraw', { count }),
      nothing: t('bank.answerNothing', { count }),
      unknown: t('bank.answerUnknown', { count }),
    })[fate]
}

const AnswerRow = ({ row, onBookBack }: { row: Row; onBookBack: (row: Row) => void }) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const reasons = useReasonWords()
  const { name, customer, amount, fate, reason, code, text, file } = row
  return (
    <li>
      <div>
        <span>{name || customer}</span>
        <span>{amount && money(amount)}</span>
      </div>
      <Text size="sm" c="dimmed">
        {[reasons[reason], code, text].filter(Boolean).join(' · ')}
      </Text>
      {fate === 'book_back' ? (
        <Button
          size="sm"
          variant="default"
          aria-label={t('bank.bookBackOf', { name: name || customer })}
          onClick={() => onBookBack(row)}
        >
          {t('bank.bookBack')}
        </Button>
      ) : (
        <Text size="sm">{t('bank.withdrawFirst', { file: file ?? '' })}</Text>
      )}
    </li>
  )
}

const AnswerCard = () => {
  const { t } = useTranslation()
  const { answer, left, isBooked, read, bookBack } = useBankAnswer()
  const words = useCountWords()
  const toDo = left.filter(({ fate }) => fate === 'book_back' || fate === 'withdraw')
  const back = toDo.filter(({ fate }) => fate === 'book_back')
  const none = isBooked ? t('bank.answerBooked') : t('bank.answerNone')
  const counts = (['withdraw', 'nothing', 'unknown'] as const).filter(fate => answer?.counts[fate])
  return (
    <Card title={t('bank.answerTitle')} size="h3">
      <Text size="sm" c="dimmed">
        {t('bank.answerText')}
      </Text>
      <FileButton accept=".xml,.csv,.txt,text/csv,application/xml" onChange={file => void read(file)}>
        {props => (
          <Button {...props} mt="sm" variant="default" leftSection={<IconUpload size={20} aria-hidden />}>
            {t('bank.answerChoose')}
          </Button>
        )}
      </FileButton>
      {answer && (
        <Notice role="status" title={back.length ? words('book_back', back.length) : none}>
          {counts.map(fate => (
            <Text key={fate} size="sm">
              {words(fate, answer.counts[fate] ?? 0)}
            </Text>
          ))}
        </Notice>
      )}
      {toDo.length > 0 && (
        <ul className={styles.files}>
          {toDo.map(row => (
            <AnswerRow
              key={`${row.transaction} ${row.outcome}`}
              row={row}
              onBookBack={one => void bookBack(one)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

/** For who may book money back. */
export const BankAnswerCard = () => (
  <IfMay right="money">
    <AnswerCard />
  </IfMay>
)
