/** Before labels are printed: how many of this month are free, and what the further ones cost. */

import { IconTag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { labelsOver } from '#shared/products/label-quota.ts'
import { sheetCalls } from '#shared/products/sheet-calls.ts'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useGoods } from '../thing/whose-goods.ts'

/** Nothing is said where all are free. `count`: how many labels are about to be printed. */
export const LabelQuota = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { data } = useRoute(sheetCalls.readLabelQuota, { params: useGoods().of })
  if (!data || data.freeLabels === null) return null
  const { printed, freeLabels: free } = data
  const price = fromWire(data.furtherLabelPrice)
  const { labels, amount } = labelsOver({ freeLabels: free, furtherLabelPrice: price }, printed, count)
  return (
    <Notice
      color={amount ? 'straw' : 'shelf'}
      icon={IconTag}
      title={t('goods.freeLeft', { free, left: Math.max(0, free - printed) })}
    >
      <span>{t('goods.furtherCost', { price: show.money(price, currencyCode) })}</span>{' '}
      {amount > 0 && (
        <span>{t('goods.theseCost', { count: labels, amount: show.money(amount, currencyCode) })}</span>
      )}
    </Notice>
  )
}
