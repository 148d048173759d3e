/** What the reader of a till's file was not sure about: asked once, above what would become of the file. */
import { Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { useTranslation } from 'react-i18next'
import type { Reading } from '#shared/sales/till-file-calls.ts'
import { DAY_ORDERS, dayInCell } from '#shared/tills/csv-days.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Card } from '../../kit/card.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { SalesPreview } from './file-words.ts'

interface QuestionProps {
  label: string
  hint?: string | undefined
  chosen: string | null
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

const Question = ({ label, hint, chosen, choices, onChoose }: QuestionProps) => (
  <Radio.Group value={chosen} onChange={onChoose} label={label} description={hint}>
    <Stack gap="sm" mt="xs">
      {choices.map(choice => (
        <Radio key={choice.value} {...choice} />
      ))}
    </Stack>
  </Radio.Group>
)

interface SalesQuestionsProps {
  preview: SalesPreview
  onAnswer: (more: Partial<Reading>) => void
}

/** Which number of the dates is the month, each choice with the day that it makes of one of them. */
const DayOrder = ({ preview: { questions }, onAnswer }: SalesQuestionsProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  if (!questions.dayOrder) return null
  const { chosen, example } = questions.dayOrder
  const choices = DAY_ORDERS.flatMap(value => {
    const day = dayInCell(example, timeZone, value)?.day
    return day ? [{ value, label: show.day(day) }] : []
  })
  const choose = (value: string) => {
    const dayOrder = DAY_ORDERS.find(one => one === value)
    if (dayOrder) onAnswer({ dayOrder })
  }
  return (
    <Question label={t('salesfile.askDays', { text: example })} {...{ chosen, choices }} onChoose={choose} />
  )
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
  const { t } = useTranslation()
  if (!Object.values(props.preview.questions).some(Boolean)) return null
  return (
    <Card title={t('salesfile.questions')}>
      <DayOrder {...props} />
      <SameNumber {...props} />
      <Total {...props} />
    </Card>
  )
}
