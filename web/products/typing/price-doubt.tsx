/** An amount that may be read in two ways: the reader says which. Nothing changes by itself. */
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { amountIn } from '#shared/kit/typed-amount.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type Doubt, doubtOf } from '../thing/likely-price.ts'
import { isBlank, isWrong, type Row, typedPrice } from '../thing/rows.ts'
import styles from './grid.module.css'

/** What the other rows that are right cost. */
const otherPrices = (rows: readonly Row[], but: Row): number[] =>
  rows.flatMap(row =>
    row.key === but.key || isBlank(row) || isWrong(row) ? [] : (amountIn(row.typed.price) ?? []),
  )

/** The second reading of a row's price; undefined where there is no doubt. */
export const useDoubt = (row: Row, rows: readonly Row[]) => {
  const language = useLanguage()
  // Most prices are beyond doubt: only the others look at the whole sheet.
  return doubtOf(row.typed.price, [], language) || /^\d{4,}$/.test(row.typed.price.trim())
    ? doubtOf(row.typed.price, otherPrices(rows, row), language)
    : undefined
}

interface PriceDoubtProps {
  row: Row
  rows: readonly Row[]
  onChange: (price: string) => void
}

export const PriceDoubt = ({ row, rows, onChange }: PriceDoubtProps) => {
  const doubt = useDoubt(row, rows)
  return doubt ? <AskDoubt doubt={doubt} onChange={onChange} /> : null
}

/** The same question, wherever one price is typed. */
export const AskDoubt = ({ doubt, onChange }: { doubt: Doubt; onChange: (price: string) => void }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const price = (amount: number) => show.money(amount, currencyCode)
  const take = (amount: number) => () => onChange(typedPrice(amount, language))
  return (
    <span className={styles.doubt}>
      <span>{t('goods.readAs', { price: price(doubt.read) })}</span>
      <Button size="compact-sm" variant="default" onClick={take(doubt.other)}>
        {t('goods.didYouMean', { price: price(doubt.other) })}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={take(doubt.read)}>
        {t('goods.yesAsRead', { price: price(doubt.read) })}
      </Button>
    </span>
  )
}
