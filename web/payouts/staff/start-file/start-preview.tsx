/** What would become of a file of start balances, and what is asked once for it. */
import { Button, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { PLUS_IS } from '#shared/payouts/start-file.ts'
import type { StartReading } from '#shared/payouts/start-file-calls.ts'
import { START_LEFT_OUT } from '#shared/payouts/start-file-words.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { ImportPreview } from '../../../jobs/import/import-preview.tsx'
import { AskDayOrder, Question } from '../../../jobs/import/question.tsx'
import { Card } from '../../../kit/card.tsx'
import { Fact, Facts } from '../../../kit/facts.tsx'
import { useShow } from '../../../kit/show.ts'
import { useThisMarket } from '../../../markets/market.ts'
import { type StartPreview, useColumnWords, useFates } from './file-words.ts'

type Row = StartPreview['samples'][number]

interface StartPreviewProps {
  preview: StartPreview
  /** Reads the file again, as staff say. */
  onRead: (more: Partial<StartReading>) => void
  onWrite: () => Promise<void>
  /** Leads back to the choice of a file. */
  onOther: () => void
}

const useMoney = () => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (amount: string | number): string => show.money(amount, currencyCode)
}

const Questions = ({ preview: { questions }, onRead }: Pick<StartPreviewProps, 'preview' | 'onRead'>) => {
  const { t } = useTranslation()
  const { timeZone } = useThisMarket()
  const { dayOrder, plusIs } = questions
  const choose = (value: string) => {
    const chosen = PLUS_IS.find(one => one === value)
    if (chosen) onRead({ plusIs: chosen })
  }
  return (
    <Card title={t('import.questions')}>
      <Question
        label={t('startfile.askPlus')}
        hint={plusIs.chosen ? undefined : t('startfile.askPlusBelow')}
        chosen={plusIs.chosen}
        choices={[
          { value: 'tenants', label: t('startfile.plusTenants') },
          { value: 'shops', label: t('startfile.plusShops') },
        ]}
        onChoose={choose}
      />
      <AskDayOrder of={dayOrder} timeZone={timeZone} onChoose={order => onRead({ dayOrder: order })} />
    </Card>
  )
}

const Customer = ({ row: { name, customer, date } }: { row: Row }) => {
  const { t } = useTranslation()
  const show = useShow()
  const where = [customer && t('startfile.customer', { number: customer }), show.date(date)]
  return (
    <>
      {name || t('startfile.noName')}
      <Text size="sm" c="dimmed">
        {where.filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}

/** Who owes how much by the row, and why it is not written. */
const More = ({ row: { fate, amount, unread } }: { row: Row }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const money = useMoney()
  const why = fate === 'unread' ? unread : fate === 'written' ? null : fate
  const owed = fromWire(amount ?? '0.00')
  const text = { amount: money(Math.abs(owed)) }
  return (
    <>
      {owed !== 0 && (
        <Text size="sm" fw={650}>
          {owed > 0 ? t('startfile.youOwe', text) : t('startfile.theyOwe', text)}
        </Text>
      )}
      {why && <Text size="sm">{START_LEFT_OUT[why][language]}</Text>}
    </>
  )
}

export const StartPreviewStep = ({ preview, onRead, onWrite, onOther }: StartPreviewProps) => {
  const { t } = useTranslation()
  const money = useMoney()
  const number = new Intl.NumberFormat(useLanguage())
  const { counts, questions, owed, owing } = preview
  const isOpen = questions.dayOrder?.chosen === null || questions.plusIs.chosen === null
  return (
    <ImportPreview
      preview={preview}
      columnNames={useColumnWords()}
      fates={useFates()}
      about={t('startfile.row')}
      cellsOf={row => ({ what: <Customer row={row} />, more: <More row={row} /> })}
      questions={<Questions {...{ preview, onRead }} />}
      begin={
        counts.written > 0 &&
        !isOpen && (
          <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void onWrite()}>
            {t('startfile.write', { count: counts.written, number: number.format(counts.written) })}
          </Button>
        )
      }
      nothing={isOpen ? t('import.answerFirst') : t('startfile.nothing')}
      onColumns={columns => onRead({ columns })}
      onOther={onOther}
    >
      {counts.written > 0 && (
        <Card title={t('startfile.sums')} size="h3">
          <Facts>
            <Fact name={t('balances.owed')}>{money(owed)}</Fact>
            <Fact name={t('balances.owing')}>{money(Math.abs(fromWire(owing)))}</Fact>
          </Facts>
        </Card>
      )}
    </ImportPreview>
  )
}
