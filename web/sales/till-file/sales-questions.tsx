/** What the reader of a till's file was not sure about: asked once, above what would become of the file. */
import { useTranslation } from 'react-i18next'
import type { Reading } from '#shared/sales/till-file-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { AskDayOrder, Question } from '../../jobs/import/question.tsx'
import { Card } from '../../kit/card.tsx'
import { useThisMarket } from '../../markets/market.ts'
import type { SalesPreview } from './file-words.ts'

interface SalesQuestionsProps {
  preview: SalesPreview
  onAnswer: (more: Partial<Reading>) => void
}

/** Whether receipts whose number was booked before are of another register. */
const SameNumber = ({ preview: { questions }, onAnswer }: SalesQuestionsProps) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  if (!questions.sameNumber) return null
  const { chosen, rows } = questions.sameNumber
  return (
    <Question
      label={t('salesfile.askSame', { count: rows, number: number.format(rows) })}
      hint={t('salesfile.askSameHint')}
      chosen={chosen}
      choices={[
        { value: 'same', label: t('salesfile.isSame') },
        { value: 'apart', label: t('salesfile.isApart') },
      ]}
      onChoose={value => onAnswer({ sameNumber: value === 'apart' ? 'apart' : 'same' })}
    />
  )
}

/** Whether a column has what the whole receipt comes to, or what was paid for each row. */
const Total = ({ preview: { questions, columns }, onAnswer }: SalesQuestionsProps) => {
  const { t } = useTranslation()
  if (!questions.total) return null
  const { chosen, column: at } = questions.total
  const choose = (value: string) => {
    const column = value === 'receiptTotal' ? value : 'paid'
    const left = (one: (typeof columns)[number]['column']) => (one === column ? null : one)
    onAnswer({ columns: columns.map((one, nth) => (nth === at ? column : left(one.column))) })
  }
  return (
    <Question
      label={t('salesfile.askTotal', { text: columns[at]?.header })}
      chosen={chosen}
      choices={[
        { value: 'receiptTotal', label: t('salesfile.isTotal') },
        { value: 'paid', label: t('salesfile.isPaid') },
      ]}
      onChoose={choose}
    />
  )
}

export const SalesQuestions = (props: SalesQuestionsProps) => {
  const { timeZone } = useThisMarket()
  const { t } = useTranslation()
  if (!Object.values(props.preview.questions).some(Boolean)) return null
  return (
    <Card title={t('import.questions')}>
      <AskDayOrder
        of={props.preview.questions.dayOrder}
        timeZone={timeZone}
        onChoose={dayOrder => props.onAnswer({ dayOrder })}
      />
      <SameNumber {...props} />
      <Total {...props} />
    </Card>
  )
}
