/** The day on one page of A4, with boxes to tick by pen: staff take it along to the shelves. */
import { useTranslation } from 'react-i18next'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { timeIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { capital } from '../../kit/capital.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './sheet.module.css'
import { type ShelfLine, useShelfWords } from './shelf-words.ts'
import { useTicks } from './use-ticks.ts'

/** So many lines fit in one column of large lines, and in two of small ones; in three of tiny ones twice as many. */
const LARGE = 24
const SMALL = 70

interface RowsProps {
  title: string
  lines: readonly ShelfLine[]
  date: string
}

const Rows = ({ title, lines, date }: RowsProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useShelfWords()
  const ticks = useTicks()
  const { currencyCode } = useThisMarket()
  if (!lines.length) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {lines.map(line => {
          const more = [
            words.leftOver(line, date),
            words.why(line, date),
            ...words.services(line),
            fromWire(line.owed) > 0 && t('day.owes', { amount: show.money(line.owed, currencyCode) }),
          ]
          return (
            <li key={line.id}>
              <span className={styles.box}>{ticks.of(line) ? '✓' : ''}</span>
              <b>{line.shelf.name}</b>
              <span>
                {words.name(line)} <small>{more.filter(Boolean).join(' · ')}</small>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export const Sheet = ({ board }: { board: DayBoard }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { visualName, timeZone } = useThisMarket()
  const { date, at, needs, unconfirmed, empty, prepare, next } = board
  const lines = empty.length + prepare.length + next.empty.length + next.prepare.length
  const size = lines <= LARGE ? 'large' : lines <= SMALL ? 'small' : 'tiny'
  const day = capital(show.day(next.date))
  return (
    <div className={styles.sheet} data-size={size}>
      <header>
        <strong>{capital(show.day(date))}</strong>
        <span>
          {visualName}, {t('day.asOf', { time: timeIn(timeZone, Date.parse(at)) })}
        </span>
      </header>
      <p>
        {[
          needs.length > 0 && t('day.sheetNeeds', { count: needs.length }),
          unconfirmed.count > 0 && t('day.sheetConfirm', { count: unconfirmed.count }),
          !lines && t('day.sheetNothing'),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={styles.columns}>
        <Rows title={t('day.toEmpty')} lines={empty} date={date} />
        <Rows title={t('day.toPrepare')} lines={prepare} date={date} />
        <Rows title={`${day}: ${t('day.toEmptyThen')}`} lines={next.empty} date={next.date} />
        <Rows title={`${day}: ${t('day.toPrepareThen')}`} lines={next.prepare} date={next.date} />
      </div>
    </div>
  )
}
