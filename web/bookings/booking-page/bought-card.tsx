import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { fromWire, toWire, vatWithin } from '#shared/kit/money.ts'
import { Card } from '../../kit/card.tsx'
import { percent, useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { usePeriodLabel } from '../../shelves/period-label.ts'
import { Days } from '../request/days.tsx'
import styles from '../request/request.module.css'
import type { StaffsRequest } from '../request/use-request.ts'

const Rent = ({ request }: { request: StaffsRequest }) => {
  const { t } = useTranslation()
  const show = useShow()
  const periodLabel = usePeriodLabel()
  const { currencyCode } = useThisMarket()
  const { shelf, shelfTypeName, shelfPeriodPrice, price, discountedPrice, discountPercent } = request
  const extra = request.eligibleClosingDays.length
  const period = periodLabel(shelfPeriodPrice.bookingPeriod)
  return (
    <tr>
      <th scope="row">
        {[`${shelfTypeName} ${shelf.name}`, period].filter(Boolean).join(', ')}
        <Text size="sm" c="dimmed">
          <Days first={request.dateStartCustomer} last={request.dateEndCustomer} />
          {extra > 0 && `, ${t('requests.extraDays', { count: extra })}`}
        </Text>
      </th>
      <td>1</td>
      <td>{show.money(price, currencyCode)}</td>
      <td>{discountPercent ? <span className={styles.cut}>{`−${percent(discountPercent)}`}</span> : ''}</td>
      <td>{show.money(discountedPrice, currencyCode)}</td>
    </tr>
  )
}

/** A sum has no quantity, price or offer. A phone hides these columns, so nothing may span them. */
const Blank = () => (
  <>
    <td />
    <td />
    <td />
  </>
)

/** What was bought, as a receipt reads. */
export const BoughtCard = ({ request }: { request: StaffsRequest }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, vatPercent } = useThisMarket()
  const total = fromWire(request.totalPrice)
  const money = (amount: string) => show.money(amount, currencyCode)
  return (
    <Card size="h3" id="bought" title={t('requests.bought')}>
      <table className={styles.receipt}>
        <thead>
          <tr>
            <th scope="col">{t('requests.item')}</th>
            <th scope="col">{t('requests.quantity')}</th>
            <th scope="col">{t('requests.listPrice')}</th>
            <th scope="col">{t('requests.offer')}</th>
            <th scope="col">{t('requests.amount')}</th>
          </tr>
        </thead>
        <tbody>
          <Rent request={request} />
          {request.bookingAddons.map(({ lineItem, serviceName, quantity, unitPrice, totalPrice }) => (
            <tr key={lineItem}>
              <th scope="row">{serviceName}</th>
              <td>{quantity}</td>
              <td>{money(unitPrice)}</td>
              <td />
              <td>{money(totalPrice)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('requests.total')}</th>
            <Blank />
            <td>
              <strong>{show.money(total, currencyCode)}</strong>
            </td>
          </tr>
          {vatPercent > 0 && total > 0 && (
            <tr className={styles.vat}>
              <th scope="row">{t('requests.vat', { percent: percent(vatPercent) })}</th>
              <Blank />
              <td>{money(toWire(vatWithin(total, vatPercent)))}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </Card>
  )
}
