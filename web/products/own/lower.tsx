/** Lowers a price in two taps, with a way back from a slip. Later only the shop raises it again. */

import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconDiscount2 } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import { productCalls, tenantsProductCalls } from '#shared/products/product-calls.ts'
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

const DiscountForDays = later(
  ['fields', 'form', 'goods', 'products'],
  async () => (await import('./discount-dialog.tsx')).DiscountForDays,
)

interface ChoicesProps {
  product: OwnProduct
  onLower: (discount: number) => void
  onOpen: (dialog: 'own' | 'days') => void
  onClose: () => void
}

const Choices = ({ product, onLower, onOpen, onClose }: ChoicesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const group = useRef<HTMLDivElement>(null)
  // The button that was pressed has gone.
  useEffect(() => group.current?.querySelector('button')?.focus(), [])
  return (
    <Stack
      ref={group}
      gap="xs"
      role="group"
      aria-label={t('goods.newPrice', { name: product.name })}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
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
        <Group gap="xs">
          <Button size="compact-sm" variant="subtle" onClick={() => onOpen('own')}>
            {t('goods.ownPrice')}
          </Button>
          <Button size="compact-sm" variant="subtle" onClick={() => onOpen('days')}>
            {t('goods.discountDays')}
          </Button>
        </Group>
        <Button size="compact-sm" variant="subtle" color="gray.7" onClick={onClose}>
          {t('kit.close')}
        </Button>
      </Group>
    </Stack>
  )
}

/** For some minutes: that its price was lowered, and the way back from a slip. */
const Lowered = ({ product, onUndone }: { product: OwnProduct; onUndone: (answer: OwnProduct) => void }) => {
  const { t } = useTranslation()
  const show = useShow()
  const act = useAct()
  const { currencyCode } = useThisMarket()
  const { id, name, sellPrice, loweredFrom, undoUntil } = product
  if (!undoUntil || loweredFrom === null) return null
  const undo = async () => {
    const done = await act(send => send(tenantsProductCalls.undoLowering, { params: { id } }), {
      busy: t('goods.undoing'),
    })
    if (done) onUndone(done)
  }
  return (
    <Group gap="xs">
      {fromWire(loweredFrom) > fromWire(sellPrice) && (
        <div role="status">
          <StatusMark icon={IconCheck} tone="good">
            {t('goods.loweredFrom', { price: show.money(loweredFrom, currencyCode) })}
          </StatusMark>
        </div>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('goods.undoLoweringOf', { name })}
        onClick={() => void undo()}
      >
        {t('goods.undoLowering')}
      </Button>
    </Group>
  )
}

export const Lower = ({ product: read }: { product: OwnProduct }) => {
  const { t } = useTranslation()
  const act = useAct()
  const [open, setOpen] = useState<'prices' | 'own' | 'days'>()
  const { newest: product, note } = useNewest(read)
  const trigger = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(undefined)
    requestAnimationFrame(() => trigger.current?.focus())
  }
  if (!isInShop(product.status)) return null
  const { id, name, version } = product
  const lower = async (discount: number) => {
    const body = { discount, discountFrom: null, discountTo: null, version }
    const done = await act(send => send(changeProduct, { params: { id }, body }), {
      busy: t('goods.lowering'),
    })
    if (!done) return
    note(done)
    close()
  }
  const dialog = { instead: null, product, onLowered: note, onClose: close }
  return (
    <div className={styles.above}>
      <Lowered product={product} onUndone={note} />
      {open === 'prices' ? (
        <Choices
          product={product}
          onLower={discount => void lower(discount)}
          onOpen={setOpen}
          onClose={close}
        />
      ) : (
        <Button
          ref={trigger}
          size="sm"
          variant="default"
          leftSection={<IconDiscount2 size={20} aria-hidden />}
          aria-label={t('goods.lowerNamed', { name })}
          onClick={() => setOpen('prices')}
        >
          {t('goods.lower')}
        </Button>
      )}
      {open === 'own' && <OwnPrice {...dialog} />}
      {open === 'days' && <DiscountForDays {...dialog} />}
    </div>
  )
}
