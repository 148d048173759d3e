/** Lowers a price in two taps, and takes it back. */
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { IconCheck, IconDiscount2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { isInShop, type ProductStatus } from '#shared/products/states.ts'
import { tenantsProductCalls } from '#shared/products/tenants-product-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { FormDialog, useDialogForm } from '../kit/form/form-dialog.tsx'
import { percent as inPercent, useShow } from '../kit/show.ts'
import { StatusMark } from '../kit/status-mark.tsx'
import { useThisMarket } from '../markets/market.ts'
import { lowerPrices } from './lower-prices.ts'
import styles from './products.module.css'

const { changeOwnProduct, listOwnProducts } = tenantsProductCalls

export type OwnProduct = Answer<typeof listOwnProducts>['results'][number]

const OwnPrice = ({ product, onClose }: { product: OwnProduct; onClose: () => void }) => {
  const { t } = useTranslation()
  const { id, name, version } = product
  const form = useDialogForm({
    route: changeOwnProduct,
    params: { id },
    initial: { price: '' },
    labels: { price: t('goods.price') },
    version,
    busy: t('goods.lowering'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('goods.newPrice', { name })} save={t('goods.lower')}>
      <TextInput
        {...form.field('price')}
        inputMode="decimal"
        description={t('goods.ownPriceHint')}
        data-autofocus
      />
    </FormDialog>
  )
}

interface ChoicesProps {
  product: OwnProduct
  onLower: (percent: number) => void
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
        {lowerPrices(product, product.fee).map(({ percent, price, share }) => {
          const shown = { price: show.money(price, currencyCode), share: show.money(share, currencyCode) }
          return (
            <button
              key={percent}
              type="button"
              aria-label={t('goods.lowerTo', { ...shown, percent: inPercent(percent) })}
              onClick={() => onLower(percent)}
            >
              <strong>{shown.price}</strong>
              <span data-off>−{inPercent(percent)}</span>
              <span>{t('goods.youGetAmount', { amount: shown.share })}</span>
            </button>
          )
        })}
      </div>
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

export interface LowerProps {
  product: OwnProduct
  /** The thing as it was, while its lower price can be taken back. */
  before: OwnProduct | undefined
  onLowered: (before: OwnProduct | undefined) => void
}

/** Sends a discount without an end, as the tenant's own. */
const useDiscount = ({ product, before, onLowered }: LowerProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const { id } = product
  return {
    lower: async (percent: number) => {
      const body = { discount: percent, discountFrom: null, discountTo: null, version: product.version }
      const done = await act(send => send(changeOwnProduct, { params: { id }, body }), {
        busy: t('goods.lowering'),
      })
      if (done) onLowered(before ?? product)
      return done !== undefined
    },
    takeBack: async () => {
      if (!before) return
      const { discount, discountFrom, discountTo } = before
      const body = { discount, discountFrom, discountTo }
      const done = await act(send => send(changeOwnProduct, { params: { id }, body }), {
        busy: t('goods.takingBack'),
      })
      if (done) onLowered(undefined)
    },
  }
}

const Lowered = ({
  product,
  before,
  onUndo,
}: {
  product: OwnProduct
  before: OwnProduct
  onUndo: () => void
}) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const price = show.money(before.sellPrice, currencyCode)
  return (
    <Group gap="xs" role="status">
      <StatusMark icon={IconCheck} tone="good">
        {t('goods.loweredFrom', { price })}
      </StatusMark>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('goods.takeBackNamed', { name: product.name, price })}
        onClick={onUndo}
      >
        {t('goods.takeBack')}
      </Button>
    </Group>
  )
}

export const Lower = (props: LowerProps) => {
  const { t } = useTranslation()
  const { product, before } = props
  const [open, setOpen] = useState<'prices' | 'own'>()
  const { lower, takeBack } = useDiscount(props)
  if (!isInShop(product.status as ProductStatus)) return null
  return (
    <div className={styles.above}>
      {before && <Lowered product={product} before={before} onUndo={() => void takeBack()} />}
      {open === 'prices' ? (
        <Choices
          product={product}
          onLower={percent => void lower(percent).then(isDone => isDone && setOpen(undefined))}
          onOwn={() => setOpen('own')}
          onClose={() => setOpen(undefined)}
        />
      ) : (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconDiscount2 size={20} aria-hidden />}
          aria-label={t('goods.lowerNamed', { name: product.name })}
          onClick={() => setOpen('prices')}
        >
          {t('goods.lower')}
        </Button>
      )}
      {open === 'own' && <OwnPrice product={product} onClose={() => setOpen(undefined)} />}
    </div>
  )
}
