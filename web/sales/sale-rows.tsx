/** Lines of sales, the newest first, by days: what the tenant gets, of what was paid. A line that came back is one of its own, with a minus. */
import { Text } from '@mantine/core'
import { IconArrowBackUp, IconDiscount } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Day, timeIn } from '#shared/kit/day.ts'
import type { SaleLine } from '#shared/sales/dearest.ts'
import { useShow } from '../kit/show.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import { useThisMarket } from '../markets/market.ts'
import styles from './sales.module.css'

/** What was sold, and that it came back where it did. */
export const SoldThing = ({ line: { name, quantity } }: { line: SaleLine }) => {
  const { t } = useTranslation()
  return (
    <span className={styles.thing}>
      <span>{name || t('sold.noName')}</span>
      {quantity === 0 && (
        <StatusMark icon={IconDiscount} tone="quiet">
          {t('sold.reduced')}
        </StatusMark>
      )}
      {quantity < 0 && (
        <StatusMark icon={IconArrowBackUp} tone="quiet">
          {t('sold.back')}
        </StatusMark>
      )}
    </span>
  )
}

export const SaleRow = ({ line }: { line: SaleLine }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  return (
    <li className={styles.row}>
      <span className={styles.time}>{timeIn(timeZone, Date.parse(line.at))}</span>
      <SoldThing line={line} />
      <strong className={styles.money}>{show.money(line.share, currencyCode)}</strong>
      <span className={styles.more}>
        <span>{line.productNumber}</span>
        <span>{t('sold.ofAmount', { amount: show.money(line.total, currencyCode) })}</span>
      </span>
    </li>
  )
}

const byDays = (lines: readonly SaleLine[]): [Day, SaleLine[]][] => {
  const days = new Map<Day, SaleLine[]>()
  for (const line of lines) days.set(line.date, [...(days.get(line.date) ?? []), line])
  return [...days]
}

export const SaleRows = ({ lines }: { lines: readonly SaleLine[] }) => {
  const show = useShow()
  return byDays(lines).map(([day, ofDay]) => (
    <section key={day} aria-label={show.day(day)}>
      <Text fw={650} className={styles.dayHead ?? ''}>
        {show.day(day)}
      </Text>
      <ul className={styles.rows}>
        {ofDay.map(line => (
          <SaleRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  ))
}
