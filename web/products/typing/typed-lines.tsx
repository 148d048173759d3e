/** What stands on a sheet, below the thing that is typed on a phone: the wrong ones first, then the newest. */
import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { isBlank, isWrong, type Row, runsOf, shareOf } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { RowError } from './grid-row.tsx'
import styles from './one-by-one.module.css'
import { PriceDoubt } from './price-doubt.tsx'
import type { SheetRows } from './use-sheet-rows.ts'

interface LineProps {
  /** One thing, or several that follow one another and are alike. */
  run: readonly [Row, ...Row[]]
  /** The number of the first, from 1. */
  number: number
  fee: number
  sheet: SheetRows
  onChoose: () => void
}

const Line = ({ run, number, fee, sheet, onChoose }: LineProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { words } = useGoods()
  const [row] = run
  const count = run.length
  const share = shareOf(row.typed, fee)
  const wrong = isWrong(row)
  return (
    <li className={styles.line} data-wrong={wrong || undefined}>
      <button type="button" className={styles.choose} onClick={onChoose}>
        <span className={styles.number}>{count > 1 ? `${number}–${number + count - 1}` : number}</span>
        <span className={styles.name}>{row.typed.name || t('goods.noName')}</span>
        <span>
          {count > 1 && <span className={styles.number}>{count} × </span>}
          <strong>{row.typed.price || '–'}</strong>
        </span>
        {share !== undefined && !wrong && (
          <span className={styles.share}>
            {row.typed.description && `${row.typed.description} · `}
            <span>{words.gets(show.money(share * count, currencyCode))}</span>
          </span>
        )}
      </button>
      {wrong ? (
        <RowError row={row} sheet={sheet} />
      ) : (
        <PriceDoubt
          row={row}
          onChange={price => {
            for (const { key } of run) sheet.change(key, { price })
          }}
        />
      )}
    </li>
  )
}

interface TypedLinesProps extends Pick<LineProps, 'fee' | 'sheet'> {
  rows: readonly Row[]
  /** The row that is typed. */
  but: string
  onChoose: (key: string) => void
}

export const TypedLines = ({ rows, but, fee, sheet, onChoose }: TypedLinesProps) => {
  const { t } = useTranslation()
  const others = rows.filter(row => !isBlank(row) && row.key !== but)
  const wrong = others.filter(isWrong)
  const right = others.filter(row => !isWrong(row))
  if (!others.length) return null
  return (
    <section aria-label={t('goods.things')}>
      <Text fw={650}>
        {t('goods.countOfThings', { count: others.length })}
        {wrong.length > 0 && `, ${t('goods.countOfWrong', { count: wrong.length })}`}
      </Text>
      <ul className={styles.lines}>
        {[...runsOf(wrong).toReversed(), ...runsOf(right).toReversed()].map(run => {
          const [row, ...more] = run
          return (
            row && (
              <Line
                key={row.key}
                run={[row, ...more]}
                number={rows.indexOf(row) + 1}
                fee={fee}
                sheet={sheet}
                onChoose={() => onChoose(run.at(-1)?.key ?? row.key)}
              />
            )
          )
        })}
      </ul>
    </section>
  )
}
