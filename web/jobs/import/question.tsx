/** What the reader of a file was not sure about: asked once for the whole file. */
import { Radio, Stack } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { useTranslation } from 'react-i18next'
import { DAY_ORDERS, type DayOrder, dayInCell } from '#shared/tills/csv-days.ts'
import { useShow } from '../../kit/show.ts'

interface QuestionProps {
  label: string
  hint?: string | undefined
  chosen: string | null
  choices: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

export const Question = ({ label, hint, chosen, choices, onChoose }: QuestionProps) => (
  <Radio.Group value={chosen} onChange={onChoose} label={label} description={hint}>
    <Stack gap="sm" mt="xs">
      {choices.map(choice => (
        <Radio key={choice.value} {...choice} />
      ))}
    </Stack>
  </Radio.Group>
)

interface AskDayOrderProps {
  /** Null: the dates themselves say it. */
  of: { chosen: DayOrder | null; example: string } | null
  /** Of the market: a cell may say a moment. */
  timeZone: string
  onChoose: (order: DayOrder) => void
}

/** Which number of the dates is the month, each choice with the day that it makes of one of them. */
export const AskDayOrder = ({ of, timeZone, onChoose }: AskDayOrderProps) => {
  const { t } = useTranslation()
  const show = useShow()
  if (!of) return null
  const { chosen, example } = of
  const choices = DAY_ORDERS.flatMap(value => {
    const day = dayInCell(example, timeZone, value)?.day
    return day ? [{ value, label: show.day(day) }] : []
  })
  const choose = (value: string) => {
    const order = DAY_ORDERS.find(one => one === value)
    if (order) onChoose(order)
  }
  return (
    <Question label={t('import.askDays', { text: example })} {...{ chosen, choices }} onChoose={choose} />
  )
}
