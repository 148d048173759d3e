/** One product as staff see it: how its price came about, where it belongs, what can be done with it, its history. */

import { Anchor, Button, Group, Paper, Skeleton, Stack, Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire } from '#shared/kit/money.ts'
import { divide } from '#shared/products/price.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { Notice } from '../../kit/notice.tsx'
import { percent, useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { HistoryPanel } from '../../markets/history/panel.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useMoment } from '../../markets/moment.ts'
import { paidOrPrice } from '../thing/paid-or-price.ts'
import { useCampaignOf } from '../thing/use-campaign-of.ts'
import { ProductActs } from './product-acts.tsx'
import { type Product as Found, useProductLook } from './product-look.ts'
import styles from './staff.module.css'

/** From the price on the sheet down to what the tenant gets. */
const Price = ({ product }: { product: Found }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const money = (amount: string | number) => show.money(amount, currencyCode)
  const { price, sellPrice, discount, customerName, customer, soldFor, fee } = product
  const shown = paidOrPrice(product)
  const campaign = useCampaignOf()(product)
  const why = campaign?.isReason
    ? t('staff-goods.campaign', { name: campaign.name })
    : t('staff-goods.ownDiscount', { percent: percent(discount) })
  const share = soldFor ? fromWire(soldFor.share) : divide(fromWire(sellPrice), fee).share
  return (
    <Facts className={styles.price}>
      {price !== sellPrice && (
        <>
          <Fact name={t('staff-goods.priceOnSheet')}>{money(price)}</Fact>
          <Fact name={why} data-lowered>
            {money(fromWire(sellPrice) - fromWire(price))}
          </Fact>
        </>
      )}
      <Fact name={soldFor ? t('staff-goods.soldFor') : t('staff-goods.sellsFor')} data-main>
        {money(shown)}
      </Fact>
      <Fact name={t('staff-goods.commission', { percent: percent(soldFor?.fee ?? fee) })}>
        {money(share - fromWire(shown))}
      </Fact>
      <Fact name={t('staff-goods.tenantGets', { name: customerName || customer })} data-share>
        {money(share)}
      </Fact>
      {campaign && !campaign.isReason && !soldFor && <Fact name={t('goods.campaign')}>{campaign.name}</Fact>}
    </Facts>
  )
}

const Place = ({ product }: { product: Found }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { customer, customerName, sheet, needsLabel, checkoutTs, checkoutReason } = product
  const toSheet = `/customers/${customer}/sheets/${sheet}`
  return (
    <Facts className={styles.place}>
      <Fact name={t('staff-goods.tenant')}>
        <Anchor component={Link} to={`/customers/${customer}`}>
          {customerName || customer}
        </Anchor>
      </Fact>
      <Fact name={t('staff-goods.sheet')}>
        <Anchor component={Link} to={toSheet}>
          {t('staff-goods.seeSheet')}
        </Anchor>
      </Fact>
      {needsLabel && (
        <Fact name={t('staff-goods.label')}>
          <Anchor component={Link} to={toSheet}>
            {t('staff-goods.printLabel')}
          </Anchor>
        </Fact>
      )}
      {checkoutTs && <Fact name={t('staff-goods.when')}>{moment(Date.parse(checkoutTs))}</Fact>}
      {checkoutReason && <Fact name={t('staff-goods.reason')}>{checkoutReason}</Fact>}
    </Facts>
  )
}

/** Why the till does not take it, and where staff try again. */
const TillSays = ({ words }: { words: string }) => {
  const { t } = useTranslation()
  return (
    <Notice role="note">
      <Text size="sm" className={styles.tillSays}>
        {t('staff-goods.tillSays')} <q>{words}</q>
      </Text>
      <Anchor component={Link} to="/payments/till" size="sm">
        {t('staff-goods.seeTill')}
      </Anchor>
    </Notice>
  )
}

const Head = ({ product, heading, close }: { product: Found } & Pick<ProductProps, 'heading' | 'close'>) => {
  const { t } = useTranslation()
  const { icon, tone, text } = useProductLook()(product)
  const kind = product.type === 1 ? t('staff-goods.used') : t('staff-goods.new')
  return (
    <div>
      <Group justify="space-between" wrap="nowrap" mih={32}>
        <StatusMark icon={icon} tone={tone}>
          {text}
        </StatusMark>
        {close}
      </Group>
      {heading?.(product.name)}
      <Text size="sm" c="dimmed">
        {[product.number, kind, product.description].filter(Boolean).join(' · ')}
      </Text>
    </div>
  )
}

export type ProductSales = ComponentType<{ id: string; tenant: string }>

interface ProductProps {
  id: string
  /** Where the page has none. */
  heading?: (name: string) => ReactNode
  close?: ReactNode
  /** When it was sold, which stands above the products. */
  sales: ProductSales
}

const NoSuch = ({ close }: Pick<ProductProps, 'close'>) => {
  const { t } = useTranslation()
  return (
    <Stack gap="xs">
      <Group justify="end">{close}</Group>
      <Empty
        action={
          <Button component={Link} to="/customers/products" variant="default">
            {t('staff-goods.toProducts')}
          </Button>
        }
      >
        <span id="product">{t('staff-goods.noSuch')}</span>
      </Empty>
    </Stack>
  )
}

const Whole = ({ product, heading, close, sales: Sales }: { product: Found } & Omit<ProductProps, 'id'>) => (
  <Stack gap="md">
    <Paper withBorder p="lg">
      <Stack gap="md">
        <Head product={product} heading={heading} close={close} />
        {product.tillProblem && <TillSays words={product.tillProblem} />}
        <Price product={product} />
        <Place product={product} />
        <ProductActs product={product} />
      </Stack>
    </Paper>
    <Sales id={product.id} tenant={product.customerName || product.customer} />
    <HistoryPanel key={`${product.id} ${product.version}`} kind="product" id={product.id} />
  </Stack>
)

export const Product = ({ id, heading, close, sales }: ProductProps) => {
  const product = useRoute(productCalls.readProduct, { params: { id } })
  // 400: no product of any market has such a number.
  if (!product.data && [400, 404].includes(product.failure?.status ?? 0)) return <NoSuch close={close} />
  return (
    <WhenLoaded of={{ product }} skeleton={<Skeleton height={360} radius="lg" />}>
      {({ product: found }) => <Whole product={found} heading={heading} close={close} sales={sales} />}
    </WhenLoaded>
  )
}
