/** When a product was sold and came back, for how much, and to whom it goes. Nothing where it never was. */

import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { timeIn } from '#shared/kit/day.ts'
import { staffSalesCalls } from '#shared/sales/sales-calls.ts'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { Failed } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from '../sales.module.css'
import { takenOff } from '../taken-off.ts'

interface ProductSalesProps {
  /** The product's id. */
  id: string
  /** Its tenant. */
  tenant: string
}

export const ProductSales = ({ id, tenant }: ProductSalesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  const { data, failure, retry } = useRoute(staffSalesCalls.listProductSaleLines, { params: { id } })
  if (!data && failure) return <Failed failure={failure} retry={() => void retry()} />
  if (!data?.results.length) return null
  const money = (amount: string | number) => show.money(amount, currencyCode)
  const happened = (quantity: number, when: string): string => {
    if (quantity === 0) return t('staff-sales.reducedOn', { when })
    return quantity > 0 ? t('staff-sales.soldOn', { when }) : t('staff-sales.backOn', { when })
  }
  return (
    <Card title={t('staff-sales.ofProduct')} size="h3">
      {data.results.map(({ id: line, date, at, quantity, total, commission, share }) => {
        const when = t('sold.dayAndTime', { day: show.date(date), time: timeIn(timeZone, Date.parse(at)) })
        return (
          <div key={line}>
            <Text fw={650}>{happened(quantity, when)}</Text>
            <Facts className={styles.facts}>
              <Fact name={t('staff-sales.paid')}>{money(total)}</Fact>
              <Fact name={t('staff-sales.commission')}>{money(takenOff(commission))}</Fact>
              <Fact name={t('staff-sales.toOne', { name: tenant })}>{money(share)}</Fact>
            </Facts>
          </div>
        )
      })}
    </Card>
  )
}
