import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentOffer } from '#shared/shelves/typed-offer.ts'
import { percent, useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import styles from './grid.module.css'
import type { Grid } from './price-cells.ts'
import { todayFor } from './today.ts'

interface PriceCellProps {
  cell: string
  /** Its row and column, counted from 0. */
  at: string
  name: string
  grid: Grid
  placeholder: string
  generalOf: (cell: string) => SentOffer | undefined
  onFocus: (cell: string) => void
  onType: (cell: string, price: string) => void
  onPaste: (cell: string, text: string) => void
}

const MOVES: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Left and right move the caret first, and the cell at the ends of the text. */
const staysInText = (key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): boolean => {
  if (selectionStart === 0 && selectionEnd === value.length) return false
  if (key === 'ArrowLeft') return selectionEnd !== 0
  return key === 'ArrowRight' && selectionStart !== value.length
}

const move = (event: KeyboardEvent<HTMLInputElement>): void => {
  const input = event.currentTarget
  if (event.key === 'ArrowDown' && event.altKey) {
    event.preventDefault()
    document.getElementById('offer-percent')?.focus()
    return
  }
  const step = MOVES[event.key]
  if (!step || staysInText(event.key, input)) return
  const [row, column] = (input.dataset.cell ?? '').split(' ').map(Number)
  const next = `${(row ?? 0) + step[0]} ${(column ?? 0) + step[1]}`
  const target = input.closest('table')?.querySelector<HTMLInputElement>(`[data-cell="${next}"]`)
  event.preventDefault()
  target?.focus()
  target?.select()
}

/** What the price is today, where a discount runs. */
const Today = ({ cell, grid, generalOf }: Pick<PriceCellProps, 'cell' | 'grid' | 'generalOf'>) => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const amount = grid.amountOf(cell)
  if (!amount || amount === '0.00') return null
  const { price, cut, discount } = todayFor(amount, grid.offerOf(cell), generalOf(cell))
  if (price === cut) return null
  return (
    <span className={styles.today}>
      <b>{show.money(cut, currencyCode)}</b> <span>{`−${percent(discount.discountPercent ?? 0)}`}</span>
    </span>
  )
}

const TEXTS = {
  amount: 'pricelist.noAmount',
  percent: 'pricelist.percentRange',
  from: 'list.notADay',
  to: 'list.notADay',
  range: 'codes.discount_range',
} as const

/** One price: the field, and below it what it is today, what it was, and what is wrong. */
export const PriceCell = ({ cell, at, name, grid, ...props }: PriceCellProps) => {
  const { t } = useTranslation()
  const problem = grid.problemOf(cell)
  const before = grid.savedOf(cell).price
  return (
    <div className={styles.cell}>
      <input
        id={`cell ${cell}`}
        aria-label={name}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem ? `grid-keys problem-${at.replace(' ', '-')}` : 'grid-keys'}
        data-cell={at}
        inputMode="decimal"
        autoComplete="off"
        placeholder={props.placeholder}
        value={grid.typedOf(cell).price}
        onChange={event => props.onType(cell, event.currentTarget.value)}
        onFocus={event => {
          event.currentTarget.select()
          props.onFocus(cell)
        }}
        onKeyDown={move}
        onPaste={event => {
          const text = event.clipboardData.getData('text')
          if (!/[\t\n]/.test(text)) return
          event.preventDefault()
          props.onPaste(cell, text)
        }}
      />
      {!problem && <Today cell={cell} grid={grid} generalOf={props.generalOf} />}
      {grid.isChanged(cell) && (
        <span className={styles.before}>
          {before ? t('pricelist.was', { price: before }) : t('pricelist.wasNot')}
        </span>
      )}
      {problem && (
        <span className={styles.wrong} id={`problem-${at.replace(' ', '-')}`}>
          {t(TEXTS[problem])}
        </span>
      )}
    </div>
  )
}
