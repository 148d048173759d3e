/** Which of their things a tenant looks at: in the shop, sold, fetched, all; with how many there are. */
import { Button, Group } from '@mantine/core'
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
  const choices = [
    { status: '', label: t('list.all'), count: undefined },
    { status: 'in_shop', label: t('goods.inShop'), count: counts?.inShop.count },
    { status: String(PRODUCT.sold), label: t('goods.sold'), count: counts?.sold },
    { status: String(PRODUCT.handedOut), label: t('goods.fetched'), count: counts?.handedOut },
  ]
  return (
    <Group gap="xs" role="group" aria-label={t('goods.where')}>
      {choices.map(({ status, label, count }) => (
        <Button
          key={status}
          size="sm"
          px="sm"
          variant={status === value ? 'filled' : 'default'}
          aria-pressed={status === value}
          onClick={() => onChoose(status)}
        >
          {count === undefined ? label : `${label} ${count}`}
        </Button>
      ))}
    </Group>
  )
}
