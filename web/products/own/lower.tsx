/** Lowers a price in two taps. Only the shop raises it again. */

import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconDiscount2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { productCalls } from '#shared/products/product-calls.ts'
import { isInShop } from '#shared/products/states.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { later } from '../../kit/later.tsx'
import { percent as inPercent, useShow } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import styles from '../thing/products.module.css'
import type { OwnProduct } from '../thing/rows.ts'
import { useNewest } from '../typing/use-newest.ts'
import { lowerPrices } from './lower-prices.ts'

const { changeProduct } = productCalls

const OwnPrice = later(
  ['fields', 'form', 'goods', 'products'],
  async () => (await import('./own-price-dialog.tsx')).OwnPrice,
)

interface ChoicesProps {
  product: OwnProduct
  onLower: (discount: number) => void
  onOwn: () => void
  onClose: () => void
}

const Choices = ({ product, onLower, onOwn, onClose }: ChoicesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (
    <Stack gap="xs" role="group" aria-label={t('goods.newPrice', { name: product.name })}>
      <div className={styles.prices}>
        {lowerPrices(product, product.fee).map(({ percent, discount, price, share }) => {
          const shown = { price: show.money(price, currencyCode), share: show.money(share, currencyCode) }
          return (
            <button
              key={percent}
              type="button"
              aria-label={t('goods.lowerTo', { ...shown, percent: inPercent(percent) })}
              onClick={() => onLower(discount)}
            >
              <strong>{shown.price}</strong>
              <span data-off>−{inPercent(percent)}</span>
              <span>{t('goods.youGetAmount', { amount: shown.share })}</span>
            </button>
          )
        })}
      </div>
      <Text size="sm" c="dimmed">
        {t('goods.ownPriceHint')}
      </Text>
      <Group justify="space-between">
        <Button size="compact-sm" variant="subtle" onClick={onOwn}>
          {t('goods.ownPrice')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray.7" onClick={onClose}>
          {t('kit.close')}
        </Button>
      </Group>
    </Stack>
  )
}

interface LowerProps {
  product: OwnProduct
  /** What it sold for before its price was lowered here. */
  before: string | undefined
  onLowered: (before: string) => void
}

export const Lower = ({ product: read, before, onLowered }: LowerProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const act = useAct()
  const { currencyCode } = useThisMarket()
  const [open, setOpen] = useState<'prices' | 'own'>()
  const { newest: product, note } = useNewest(read)
  const close = () => setOpen(undefined)
  if (!isInShop(product.status)) return null
  const { id, name, version, sellPrice } = product
  const lowered = (answer: { id: string; version: number }) => {
    note(answer)
    onLowered(before ?? sellPrice)
  }
  const lower = async (discount: number) => {
    const body = { discount, discountFrom: null, discountTo: null, version }
    const done = await act(send => send(changeProduct, { params: { id }, body }), {
      busy: t('goods.lowering'),
    })
    if (!done) return
    lowered(done)
    close()
  }
  return (
    <div className={styles.above}>
      {before && (
        <div role="status">
          <StatusMark icon={IconCheck} tone="good">
            {t('goods.loweredFrom', { price: show.money(before, currencyCode) })}
          </StatusMark>
        </div>
      )}
      {open === 'prices' ? (
        <Choices
          product={product}
          onLower={discount => void lower(discount)}
          onOwn={() => setOpen('own')}
          onClose={close}
        />
      ) : (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDiscount2 size={20} aria-hidden />}
          aria-label={t('goods.lowerNamed', { name })}
          onClick={() => setOpen('prices')}
        >
          {t('goods.lower')}
        </Button>
      )}
      {open === 'own' && <OwnPrice instead={null} product={product} onLowered={lowered} onClose={close} />}
    </div>
  )
}
