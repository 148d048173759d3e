/** An amount that may be read in two ways: the reader says which. Nothing changes by itself. */
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { type Doubt, type Row, typedPrice } from '../thing/rows.ts'
import styles from './grid.module.css'

interface PriceDoubtProps {
  row: Row
  onChange: (price: string) => void
}

export const PriceDoubt = ({ row: { doubt }, onChange }: PriceDoubtProps) =>
  doubt ? <AskDoubt doubt={doubt} onChange={onChange} /> : null

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
