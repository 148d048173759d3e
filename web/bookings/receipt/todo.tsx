import { Paper, Stack, Text, Title } from '@mantine/core'
import { IconKey, IconPackage, IconTags } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type DayAndHour, emptyBeforeEnd, emptyBy, setUpFrom } from '#shared/bookings/shelf-hours.ts'
import { inSentence } from '#shared/kit/in-sentence.ts'
import type { Language } from '#shared/kit/language.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'
import type { CartEntry } from '../cart/cart.ts'
import styles from './receipt.module.css'

interface StepProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

const Step = ({ icon, title, children }: StepProps) => (
  <li className={styles.step}>
    <span className={styles.mark} aria-hidden>
      {icon}
    </span>
    <div>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {children}
      </Text>
    </div>
  </li>
)

/** The shop's own rule in its own language; nothing where it has none. */
const Rule = ({ market, text }: { market: VisitorsMarket; text: string }) =>
  text && (
    <span lang={market.language} className={styles.rule}>
      {text}
    </span>
  )

/** Moments at which something is due, with the shelves that it concerns: "A14 and B9". */
const byMoment = (
  booked: readonly CartEntry[],
  momentOf: (entry: CartEntry) => DayAndHour,
  language: Language,
): [DayAndHour, string][] => {
  const moments = new Map(booked.map(entry => [momentOf(entry).day, momentOf(entry)]))
  const inOrder = [...moments.values()].sort((one, other) => one.day.localeCompare(other.day))
  return inOrder.map(moment => [
    moment,
    inSentence(
      booked.filter(entry => momentOf(entry).day === moment.day).map(({ shelfName }) => shelfName),
      language,
    ),
  ])
}

/** What to bring, and what to do by which day and hour. */
export const ReceiptTodo = ({ market, booked }: { market: VisitorsMarket; booked: readonly CartEntry[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  // Who extends has the shelf already, or reads from when the other one is theirs.
  const arrive = booked.filter(({ parentBookingRequest }) => !parentBookingRequest)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="todo">
      <Stack gap="md">
        <Title order={2} id="todo">
          {t('receipt.todo')}
        </Title>
        <ol className={styles.todo}>
          <Step icon={<IconTags size={18} />} title={t('receipt.before')}>
            {t('receipt.beforeText')}
          </Step>
          {byMoment(arrive, entry => setUpFrom(market, entry), language).map(([{ day, time }, shelves]) => (
            <Step
              key={day}
              icon={<IconKey size={18} />}
              title={t('receipt.setUp', { shelves, date: show.day(day) })}
            >
              {time && t('receipt.opensAt', { time })}
              <Rule market={market} text={market.setUpHours} />
            </Step>
          ))}
          {byMoment(booked, entry => emptyBy(market, entry), language).map(([{ day, time }, shelves]) => (
            <Step
              key={day}
              icon={<IconPackage size={18} />}
              title={t('receipt.empty', { shelves, date: show.day(day) })}
            >
              {time && t('receipt.closesAt', { time })}
              {booked.some(entry => emptyBeforeEnd(market, entry)?.day === day) && (
                <> {t('receipt.closedOnLast')}</>
              )}
              <Rule market={market} text={market.emptyingHours} />
            </Step>
          ))}
        </ol>
        {market.extraInfo && (
          <Text size="sm" lang={market.language} className={styles.lines}>
            {market.extraInfo}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
