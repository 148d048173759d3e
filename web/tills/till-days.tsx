/** Whether each day adds up: what the till took, and where that is in Reol. */
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { capital } from '../kit/capital.ts'
import { Card } from '../kit/card.tsx'
import { Fact, Facts } from '../kit/facts.tsx'
import { useShow } from '../kit/show.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import { useThisMarket } from '../markets/market.ts'
import { useToday } from '../markets/use-today.ts'
import styles from './till.module.css'
import type { Till } from './till-words.ts'

type Day = Till['days'][number]

/** The others are a press away. */
const FEW = 5

const useMoney = () => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (amount: string | number): string => show.money(amount, currencyCode)
}

/** The worst that is true of a day, in a word. */
const Verdict = ({ day: { difference, clearing, told } }: { day: Day }) => {
  const { t } = useTranslation()
  const money = useMoney()
  const lacks = fromWire(difference)
  if (lacks)
    return (
      <StatusMark icon={IconAlertTriangle} tone="bad">
        {t('till.lacks', { amount: money(lacks) })}
      </StatusMark>
    )
  if (told && fromWire(told.difference))
    return (
      <StatusMark icon={IconAlertTriangle} tone="bad">
        {t('till.isOtherwise')}
      </StatusMark>
    )
  if (fromWire(clearing))
    return (
      <StatusMark icon={IconClock} tone="waiting">
        {t('till.unclear', { amount: money(clearing) })}
      </StatusMark>
    )
  return (
    <StatusMark icon={IconCheck} tone="good">
      {t('till.addsUp')}
    </StatusMark>
  )
}

/** What the till itself said when it was asked after the day. */
const Told = ({ told }: { told: NonNullable<Day['told']> }) => {
  const { t } = useTranslation()
  const show = useShow()
  const money = useMoney()
  const { timeZone } = useThisMarket()
  const ms = Date.parse(told.at)
  const when = { day: show.day(dayIn(timeZone, ms)), time: timeIn(timeZone, ms) }
  const more = fromWire(told.difference)
  const said = () => {
    if (more === 0) return t('till.toldSame', when)
    const amount = money(Math.abs(more))
    return more > 0 ? t('till.toldMore', { ...when, amount }) : t('till.toldLess', { ...when, amount })
  }
  return (
    <Text size="sm" c="dimmed">
      {said()}
    </Text>
  )
}

const OfDay = ({ day }: { day: Day }) => {
  const { t } = useTranslation()
  const show = useShow()
  const money = useMoney()
  const today = useToday()
  const { date, purchases, total, lines, clearing, aside, beside, difference, otherCurrencies, told } = day
  const parts = [
    { name: t('till.inSales'), amount: lines, to: undefined },
    { name: t('till.inClearing'), amount: clearing, to: `/payments/clearing?date=${date}` },
    { name: t('till.setAside'), amount: aside, to: `/payments/clearing?state=aside&date=${date}` },
    { name: t('till.beside'), amount: beside, to: undefined },
  ].filter(({ amount, to }) => fromWire(amount) !== 0 || (!to && amount === lines))
  const lacks = fromWire(difference)
  const name = date === today ? t('till.todayDay') : capital(show.day(date))
  return (
    <li>
      <div className={styles.dayHead}>
        <strong>{name}</strong>
        <Verdict day={day} />
      </div>
      <Facts className={styles.sums}>
        <Fact name={t('till.took', { count: purchases })}>{money(total)}</Fact>
        {parts.map(part => (
          <Fact
            key={part.name}
            name={
              part.to ? (
                <Anchor component={Link} to={part.to} fz="inherit">
                  {part.name}
                </Anchor>
              ) : (
                part.name
              )
            }
          >
            {money(part.amount)}
          </Fact>
        ))}
        {lacks !== 0 && (
          <Fact name={t('till.difference')} data-lacks>
            {money(lacks)}
          </Fact>
        )}
      </Facts>
      {otherCurrencies.map(({ currency, receipts }) => (
        <Text key={currency} size="sm" c="dimmed">
          {t('till.otherCurrency', { count: receipts, currency })}
        </Text>
      ))}
      {told && <Told told={told} />}
    </li>
  )
}

export const TillDays = ({ days }: { days: readonly Day[] }) => {
  const { t } = useTranslation()
  const [shown, setShown] = useState(FEW)
  if (!days.length) return null
  return (
    <Card title={t('till.daysTitle')}>
      <Stack gap="md">
        <ul className={styles.days}>
          {days.slice(0, shown).map(day => (
            <OfDay key={`${day.date} ${day.till}`} day={day} />
          ))}
        </ul>
        {days.length > shown && (
          <Button variant="default" size="sm" onClick={() => setShown(days.length)}>
            {t('till.moreDays')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
