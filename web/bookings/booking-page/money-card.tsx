import { Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, sum } from '#shared/kit/money.ts'
import { Card } from '../../kit/card.tsx'
import { Fact, Facts } from '../../kit/facts.tsx'
import { APP_NAME } from '../../kit/frame/footer.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useMoment } from '../../markets/moment.ts'
import styles from '../request/request.module.css'
import type { Refund, RequestMoney, StaffsRequest } from '../request/use-request.ts'

interface Line {
  what: string
  more?: string
  amount: string
  isSum?: boolean
}

const Lines = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <div>
    <Title order={3} size="sm" c="dimmed" fw={650} className={styles.label}>
      {title}
    </Title>
    <Facts className={styles.money}>
      {lines.map(({ what, more, amount, isSum }) => (
        <Fact
          key={what}
          data-sum={isSum || undefined}
          name={
            <>
              {what}
              {more && (
                <Text size="sm" c="dimmed">
                  {more}
                </Text>
              )}
            </>
          }
        >
          {amount}
        </Fact>
      ))}
    </Facts>
  </div>
)

/** How it was paid, in words. */
const usePaidWords = () => {
  const { t } = useTranslation()
  return ({ paid, card }: RequestMoney): string => {
    if (paid === 'shop') return t('requests.paidInShop')
    if (paid === 'no') return t('requests.notPaid')
    return card ? t('requests.paidWithCard', { card }) : t('requests.paidOnline')
  }
}

/** What went back, and in words what is on its way or has not arrived. */
const useBack = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ refundedAmount }: StaffsRequest, { paid, refunds, currency }: RequestMoney) => {
    const amountOf = (status: Refund['status']) =>
      sum(refunds.filter(one => one.status === status).map(one => fromWire(one.amount)))
    const [failed, underWay] = [amountOf('failed'), amountOf('requested')]
    const more = [
      ...(failed ? [t('requests.backFailed', { amount: show.money(failed, currency) })] : []),
      ...(underWay ? [t('requests.backUnderWay', { amount: show.money(underWay, currency) })] : []),
    ].join(', ')
    return { amount: paid === 'shop' ? fromWire(refundedAmount) : amountOf('refunded'), more }
  }
}

export const MoneyCard = ({ request, money }: { request: StaffsRequest; money: RequestMoney }): ReactNode => {
  const { t } = useTranslation()
  const show = useShow()
  const moment = useMoment()
  const paidWords = usePaidWords()
  const back = useBack()(request, money)
  const { currencyCode } = useThisMarket()
  const { rent, addons } = money.refundable
  const ofCustomer = (amount: string | number) => show.money(amount, money.currency)
  const ofShop = (amount: string) => show.money(amount, currencyCode)
  return (
    <Card size="h3" id="money" title={t('requests.money')}>
      <div className={styles.twoSides}>
        <Lines
          title={t('requests.customerAndShop')}
          lines={[
            {
              what: paidWords(money),
              ...(money.paidAt ? { more: moment(Date.parse(money.paidAt)) } : {}),
              amount: ofCustomer(money.paid === 'no' ? request.totalPrice : money.amount),
            },
            { what: t('requests.paidBack'), more: back.more, amount: ofCustomer(back.amount) },
            {
              what: t('requests.refundable'),
              amount: ofCustomer(fromWire(rent) + fromWire(addons)),
              ...(fromWire(addons) > 0
                ? {
                    more: t('requests.refundableParts', {
                      rent: ofCustomer(rent),
                      addons: ofCustomer(addons),
                    }),
                  }
                : {}),
              isSum: true,
            },
          ]}
        />
        <Lines
          title={t('requests.shopAndOperator', { operator: APP_NAME })}
          lines={[
            { what: t('requests.gross'), more: t('requests.withVat'), amount: ofShop(request.gross) },
            {
              what: t('requests.commission', { operator: APP_NAME }),
              more: t('requests.commissionFalls'),
              amount: fromWire(request.commission) ? `−${ofShop(request.commission)}` : ofShop('0.00'),
            },
            { what: t('requests.net'), amount: ofShop(request.net), isSum: true },
          ]}
        />
      </div>
    </Card>
  )
}
