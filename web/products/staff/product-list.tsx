/** The products of the shop, as staff find them. The open one stands at the side, on a phone in their place. */

import { Anchor, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation, useParams } from 'react-router-dom'
import { productCalls } from '#shared/products/product-calls.ts'
import { PRODUCT } from '#shared/products/states.ts'
import { later } from '../../kit/later.tsx'
import type { Card, Column, Filter } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { RouteList } from '../../kit/list/route-list.tsx'
import { useSelection } from '../../kit/list/selection.ts'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useShow } from '../../kit/show.ts'
import { StatusMark } from '../../kit/status-mark.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { paidOrPrice } from '../thing/paid-or-price.ts'
import { useCampaignOf } from '../thing/use-campaign-of.ts'
import type { ProductSales } from './product.tsx'
import { type Product, useProductLook } from './product-look.ts'
import styles from './staff.module.css'
import type { TenantFilterProps } from './tenant-filter.tsx'
import { useScanned } from './use-scanned.ts'

const OpenProduct = later(
  ['fields', 'form', 'goods', 'products', 'staff-goods'],
  async () => (await import('./open-product.tsx')).OpenProduct,
)

const ProductFiles = later(['goods'], async () => (await import('../files/product-files.tsx')).ProductFiles)

const TenantFilter = later(
  ['counter', 'staff-goods'],
  async () => (await import('./tenant-filter.tsx')).TenantFilter,
)

/** The list shows before its search for tenants is there. */
const TenantBox = (props: TenantFilterProps) => (
  <TenantFilter {...props} instead={<TextInput label={props.label} disabled />} />
)

const ProductBulk = later(['list', 'staff-goods'], async () => (await import('./bulk.tsx')).ProductBulk)

const { listProducts } = productCalls

const Status = ({ product }: { product: Product }) => {
  const { icon, tone, text } = useProductLook()(product)
  return (
    <StatusMark icon={icon} tone={tone}>
      {text}
    </StatusMark>
  )
}

const useColumns = (): Column<Product>[] => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const money = (amount: string) => show.money(amount, currencyCode)
  const campaignOf = useCampaignOf()
  return [
    { name: 'name', title: t('goods.name'), cell: ({ name }) => name },
    { name: 'number', title: t('goods.productNumber'), cell: ({ number }) => number || '–', isWhole: true },
    {
      name: 'tenant',
      title: t('staff-goods.tenant'),
      cell: ({ customer, customerName }) => (
        <Anchor component={Link} to={`/customers/${customer}`}>
          {customerName || customer}
        </Anchor>
      ),
    },
    {
      name: 'price',
      title: t('goods.price'),
      // Where it is sold for its price, once is enough.
      cell: product =>
        product.price !== paidOrPrice(product) && (
          <span className={styles.before}>{money(product.price)}</span>
        ),
      isNumber: true,
    },
    {
      name: 'sellPrice',
      title: t('staff-goods.sellsFor'),
      cell: product => {
        const shown = paidOrPrice(product)
        const campaign = campaignOf(product)
        return (
          <>
            <span className={product.price === shown ? '' : styles.lowered}>{money(shown)}</span>
            {campaign && <small className={styles.campaign}>{campaign.text}</small>}
          </>
        )
      },
      isNumber: true,
    },
    { name: 'status', title: t('goods.status'), cell: product => <Status product={product} /> },
  ]
}

const useCard = () => {
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const campaignOf = useCampaignOf()
  return (product: Product): Card => ({
    name: product.name,
    end: show.money(paidOrPrice(product), currencyCode),
    details: [product.number, product.customerName, campaignOf(product)?.text ?? ''].filter(Boolean),
    status: <Status product={product} />,
  })
}

const STATUSES = [
  PRODUCT.printed,
  PRODUCT.active,
  PRODUCT.sold,
  PRODUCT.handedOut,
  PRODUCT.ready,
  PRODUCT.processing,
  PRODUCT.draft,
]

const useFilters = (): Filter[] => {
  const { t } = useTranslation()
  const look = useProductLook()
  const nameOf = (status: Product['status']) =>
    look({ status, needsLabel: false, isInTill: null, tillProblem: '' }).text
  return [
    {
      name: 'status',
      label: t('goods.status'),
      options: [
        { value: 'in_shop', label: t('staff-goods.allInShop') },
        ...STATUSES.map(value => ({ value: String(value), label: nameOf(value) })),
      ],
    },
    { name: 'customer', label: t('staff-goods.tenant'), box: TenantBox },
  ]
}

const List = ({ open }: { open: string | undefined }) => {
  const { t } = useTranslation()
  const { search } = useLocation()
  const filters = useFilters()
  const may = useMayDo()('serve')
  const address = useListAddress({ filters })
  // What is ticked stays while one turns pages, searches and scans, and goes with the tenant or the status.
  const within = filters.map(({ name }) => address.filter(name)).join(' ')
  const { selection, clear } = useSelection<Product>(({ name }) => name, within)
  // A scan finds a product; once some are ticked it ticks one more.
  const onEnter = useScanned(selection.choose)
  return (
    <>
      <RouteList
        route={listProducts}
        title={t('staff-goods.products')}
        rowKey={({ id }) => id}
        current={open}
        linkTo={({ id }) => `/customers/products/${id}${search}`}
        columns={useColumns()}
        card={useCard()}
        filters={filters}
        exportButton={<ProductFiles instead={null} isShop filters={filters} />}
        searchLabel={t('staff-goods.search')}
        empty={t('staff-goods.none')}
        noneFound={t('goods.noneFound')}
        {...(may && { selection })}
        {...(selection.chosen.size > 0 && { onEnter })}
      />
      {selection.chosen.size > 0 && (
        <ProductBulk
          instead={null}
          filters={filters}
          chosen={selection.chosen}
          choose={selection.choose}
          onClear={clear}
        />
      )}
    </>
  )
}

/** `sales`: when a product was sold, which stands above the products. */
export const ProductList = ({ sales }: { sales: ProductSales }) => {
  const { id } = useParams()
  const isNarrow = useIsNarrow()
  if (id && isNarrow) return <OpenProduct id={id} isPage sales={sales} />
  return (
    <div className={styles.beside} data-open={id !== undefined || undefined}>
      <div>
        <List open={id} />
      </div>
      {id && <OpenProduct id={id} isPage={false} sales={sales} />}
    </div>
  )
}
