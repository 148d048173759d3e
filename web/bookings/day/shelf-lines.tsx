/** The shelves to empty and to prepare, of the board's day or of the next open one. */
import { IconCircle, IconHistory, IconPackage, IconSparkles, IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { goodsInShop } from '../../customers/goods-in-shop.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { JobGroup } from './job-group.tsx'
import styles from './line.module.css'
import { Line } from './line.tsx'
import { type ShelfLine, useShelfWords } from './shelf-words.ts'
import { useTicks } from './use-ticks.ts'

/** Who empties a shelf may have things in the shop, which are handed out. */
const hasGoods = (line: ShelfLine): line is ShelfLine & { customer: string } =>
  line.kind === 'empty' && line.customer !== null

const Bring = ({ line }: { line: ShelfLine }) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useShelfWords()
  const { currencyCode } = useThisMarket()
  const Mark = line.kind === 'empty' ? IconPackage : IconTag
  return (
    <>
      {words.services(line).map(text => (
        <span key={text} className={styles.chip}>
          <Mark size={16} aria-hidden />
          {text}
        </span>
      ))}
      {hasGoods(line) && (
        <Link className={styles.chip} to={goodsInShop(line.customer)}>
          {t('day.goods')}
        </Link>
      )}
      {fromWire(line.owed) > 0 && (
        <span className={styles.chip} data-tone="owed">
          <IconCircle size={12} aria-hidden />
          <span>{t('day.owes', { amount: show.money(line.owed, currencyCode) })}</span>
        </span>
      )}
    </>
  )
}

/** `date`: the day of the board, or the next open one. */
export const ShelfRow = ({ line, date }: { line: ShelfLine; date: string }) => {
  const { t } = useTranslation()
  const words = useShelfWords()
  const { kind, id, on, shelf } = line
  const left = words.leftOver(line, date)
  const name = words.name(line)
  const hasBring = line.services.length > 0 || hasGoods(line) || fromWire(line.owed) > 0
  return (
    <Line
      shelf={shelf.name}
      shelfTo={`/booking/calendar?${new URLSearchParams({ booking: id, day: on })}`}
      title={
        left ? (
          <>
            {name}
            <span className={styles.chip} data-tone="left">
              <IconHistory size={14} aria-hidden />
              {left}
            </span>
          </>
        ) : (
          name
        )
      }
      name={name}
      why={words.why(line, date)}
      bring={hasBring && <Bring line={line} />}
      verb={t('day.open')}
      to={`/booking/requests/${id}`}
      tick={{ kind, id, on }}
      done={kind === 'empty' ? t('day.emptied') : t('day.ready')}
    />
  )
}

interface ShelvesPartProps {
  kind: ShelfLine['kind']
  lines: readonly ShelfLine[]
  date: string
}

/** Nothing for a day without such shelves: another part says so. */
export const ShelvesPart = ({ kind, lines, date }: ShelvesPartProps) => {
  const { t } = useTranslation()
  const ticks = useTicks()
  if (!lines.length) return null
  const left = lines.filter(line => !ticks.of(line) && !ticks.isGone(line)).length
  const done = lines.length - left
  const [title, note] =
    kind === 'empty'
      ? [t('day.toEmpty'), t('day.areEmptied', { count: done })]
      : [t('day.toPrepare'), t('day.areReady', { count: done })]
  return (
    <JobGroup
      id={`day-${kind}`}
      icon={kind === 'empty' ? IconPackage : IconSparkles}
      title={title}
      count={left}
      note={done ? note : undefined}
    >
      {lines.map(line => (
        <ShelfRow key={line.id} line={line} date={date} />
      ))}
    </JobGroup>
  )
}
