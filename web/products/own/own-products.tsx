/** A tenant's products: what is in the shop, sold, fetched; a price is lowered in its row. */

import { Button, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { showsTenantsProducts } from '#shared/markets/tenants-access.ts'
import { tenantsCalls } from '#shared/markets/tenants-calls.ts'
import { divide } from '#shared/products/price.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import { later } from '../../kit/later.tsx'
import { RouteList } from '../../kit/list/route-list.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { percent as inPercent, useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ProductFiles } from '../files/product-files.tsx'
import { paidOrPrice } from '../thing/paid-or-price.ts'
import type { OwnProduct } from '../thing/rows.ts'
import { useCampaignOf } from '../thing/use-campaign-of.ts'
import { Lower } from './lower.tsx'
import { StateSwitch } from './state-switch.tsx'
import { type SaleOf, Where } from './where.tsx'

const ShelfDiscounts = later(
  ['discounts'],
  async () => (await import('./shelf-discounts.tsx')).ShelfDiscounts,
)

/** What it cost before and until when, while its price is lowered; or from when it will be; and its campaign. */
const PriceNote = ({ product }: { product: OwnProduct }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  const { status, price, sellPrice, loweredFrom, undoUntil, discount, discountFrom, discountTo } = product
  const campaign = useCampaignOf()(product)
  if (!isInShop(status)) return null
  const isRunning = price !== sellPrice
  // Right after, the row says it beside the way back.
  const before = undoUntil ? null : isRunning ? price : loweredFrom
  const isPlanned = discount > 0 && !isRunning && discountFrom && discountFrom > dayIn(timeZone, Date.now())
  const said = [
    before &&
      fromWire(before) > fromWire(sellPrice) &&
      t('goods.priceBefore', { price: show.money(before, currencyCode) }),
    isPlanned && t('goods.discountPlanned', { percent: inPercent(discount), day: show.day(discountFrom) }),
    (isPlanned || (isRunning && !campaign?.isReason)) &&
      discountTo &&
      t('goods.discountUntil', { day: show.day(discountTo) }),
    campaign?.text,
  ].filter(Boolean)
  return said.length ? (
    <Text size="sm" c="clay">
      {said.join(', ')}
    </Text>
  ) : null
}

/** The switch of states, with how many there are of each, and what those in the shop cost in all. */
const useStates = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { data: counts } = useRoute(productCalls.readProductsSummary, {})
  const filters = [
    {
      name: 'status',
      label: t('goods.where'),
      options: [
        { value: 'in_shop', label: t('goods.inShop') },
        { value: String(PRODUCT.sold), label: t('goods.sold') },
        { value: String(PRODUCT.handedOut), label: t('goods.fetched') },
      ],
      asSwitch: (value: string, choose: (status: string) => void) => (
        <StateSwitch value={value} counts={counts} onChoose={choose} />
      ),
    },
  ]
  const summary =
    counts &&
    t('goods.inShopFor', {
      count: counts.inShop.count,
      amount: show.money(counts.inShop.total, currencyCode),
    })
  return { filters, summary }
}

const List = ({ saleOf }: { saleOf: SaleOf }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const priceOf = (product: OwnProduct) => show.money(paidOrPrice(product), currencyCode)
  const stateOf = (product: OwnProduct) => (
    <Stack gap={0} align="flex-start">
      <Where product={product} saleOf={saleOf} />
      <PriceNote product={product} />
    </Stack>
  )
  const { filters, summary } = useStates()
  const shareOf = ({ sellPrice, fee, soldFor }: OwnProduct) =>
    show.money(soldFor?.share ?? divide(fromWire(sellPrice), fee).share, currencyCode)
  return (
    <RouteList
      route={productCalls.listProducts}
      title={t('goods.myProducts')}
      summary={summary}
      above={<ShelfDiscounts instead={null} />}
      rowKey={({ id }) => id}
      linkTo={({ id }) => `/products/${id}`}
      columns={[
        { name: 'name', title: t('goods.name'), cell: ({ name }) => name },
        { name: 'number', title: t('goods.productNumber'), cell: ({ number }) => number, isWhole: true },
        {
          name: 'where',
          title: t('goods.where'),
          cell: stateOf,
        },
        { name: 'price', title: t('goods.sellPrice'), cell: priceOf, isNumber: true },
        { name: 'share', title: t('goods.share'), cell: shareOf, isNumber: true },
        { name: 'actions', title: t('goods.actions'), cell: product => <Lower product={product} /> },
      ]}
      card={product => ({
        name: product.name,
        end: priceOf(product),
        details: [product.number, t('goods.youGetAmount', { amount: shareOf(product) })],
        status: (
          <Stack gap="xs">
            {stateOf(product)}
            <Lower product={product} />
          </Stack>
        ),
      })}
      searchLabel={t('goods.search')}
      filters={filters}
      exportButton={<ProductFiles filters={filters} />}
      empty={t('goods.noProducts')}
      noneFound={t('goods.noneFound')}
    />
  )
}

/** Where the shop has no till, or shows its tenants no list, whoever follows an old address is told so. */
const NoList = () => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <PageTitle>{t('goods.myProducts')}</PageTitle>
      <StepTitle>{t('goods.myProducts')}</StepTitle>
      <Empty
        action={
          <Button component={Link} to="/product-sheets" variant="default">
            {t('goods.sheets')}
          </Button>
        }
      >
        {t('goods.noList')}
      </Empty>
    </Stack>
  )
}

export const OwnProducts = ({ saleOf }: { saleOf: SaleOf }) => {
  const access = useRoute(tenantsCalls.readTenants, {})
  return (
    <WhenLoaded of={{ access }}>
      {({ access: found }) => (showsTenantsProducts(found) ? <List saleOf={saleOf} /> : <NoList />)}
    </WhenLoaded>
  )
}
