/** Which of their things a tenant looks at: in the shop, sold, fetched, all; with how many there are. */
import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import type { productCalls } from '#shared/products/product-calls.ts'
import { PRODUCT } from '#shared/products/states.ts'

interface StateSwitchProps {
  /** As the address has it; empty: all. */
  value: string
  counts: Answer<typeof productCalls.readProductsSummary> | undefined
  onChoose: (status: string) => void
}

export const StateSwitch = ({ value, counts, onChoose }: StateSwitchProps) => {
  const { t } = useTranslation()
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label} ${count}`
  return (
    <SegmentedControl
      fullWidth
      maw={480}
      aria-label={t('goods.where')}
      value={value}
      onChange={onChoose}
      data={[
        { value: '', label: t('list.all') },
        { value: 'in_shop', label: counted(t('goods.inShop'), counts?.inShop.count) },
        { value: String(PRODUCT.sold), label: counted(t('goods.sold'), counts?.sold) },
        { value: String(PRODUCT.handedOut), label: counted(t('goods.fetched'), counts?.handedOut) },
      ]}
    />
  )
}
