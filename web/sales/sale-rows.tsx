/** Lines of sales, the newest first, by days. A line that came back is one of its own, with a minus. */
import { Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
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
    <>
      <span className={styles.name}>{name || t('sold.noName')}</span>
      {quantity < 0 && (
        <StatusMark icon={IconArrowBackUp} tone="quiet">
          {t('sold.back')}
        </StatusMark>
      )}
    </>
  )
}

export const SaleRow = ({ line }: { line: SaleLine }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  return (
    <li className={styles.row}>
      <span className={styles.time}>{timeIn(timeZone, Date.parse(line.at))}</span>
      <span className={styles.thing}>
        <SoldThing line={line} />
        <span className={styles.soft}>{line.productNumber}</span>
      </span>
      <span className={styles.money}>
        <strong>{show.money(line.total, currencyCode)}</strong>
        <span className={styles.soft}>
          {t('sold.youGetAmount', { amount: show.money(line.share, currencyCode) })}
        </span>
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
