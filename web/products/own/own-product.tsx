/** One product as its tenant sees it: how its price came about, where it is, and what happened to it. */

import { Anchor, Button, Paper, Skeleton, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayIn } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { divide, sellPriceOn } from '#shared/products/price.ts'
import { productCalls } from '#shared/products/product-calls.ts'
import { isInShop, PRODUCT } from '#shared/products/states.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { percent, useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { paidOrPrice } from '../thing/paid-or-price.ts'
import styles from '../thing/products.module.css'
import type { OwnProduct as Found } from '../thing/rows.ts'
import { Lower } from './lower.tsx'
import { OwnHistory, type SalesOf } from './own-history.tsx'
import { Where } from './where.tsx'

/** What lowers the price today, in words: the tenant's own discount with its days, or a campaign by its name. */
const useLoweredBy = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  return (product: Found): string => {
    const { price, sellPrice, discount, discountTo, campaign } = product
    const own = { ...product, price: fromWire(price), campaign: null }
    const isOwn = sellPriceOn(own, dayIn(timeZone, Date.now())) === fromWire(sellPrice)
    // The higher discount of the two counts, never both.
    if (!isOwn) return campaign ? t('ownproduct.campaign', { name: campaign.name }) : t('ownproduct.lowered')
    return discountTo
      ? t('ownproduct.discountUntil', { percent: percent(discount), day: show.day(discountTo) })
      : t('ownproduct.discount', { percent: percent(discount) })
  }
}

/** From which day on its own discount lowers the price, while that day is still to come. */
const Planned = ({ product: { status, discount, discountFrom, discountTo } }: { product: Found }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const isPlanned = isInShop(status) && discount > 0 && discountFrom
  if (!isPlanned || discountFrom <= dayIn(timeZone, Date.now())) return null
  return (
    <Text size="sm" c="clay">
      <span>{t('goods.discountPlanned', { percent: percent(discount), day: show.day(discountFrom) })}</span>{' '}
      {discountTo && <span>{t('goods.discountUntil', { day: show.day(discountTo) })}</span>}
    </Text>
  )
}

/** From the price on the sheet down to what the tenant gets. */
const Price = ({ product }: { product: Found }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const loweredBy = useLoweredBy()
  const money = (amount: string | number) => show.money(amount, currencyCode)
  const { price, sellPrice, soldFor, fee, status } = product
  const shown = paidOrPrice(product)
  const share = soldFor ? fromWire(soldFor.share) : divide(fromWire(sellPrice), fee).share
  return (
    <Facts className={styles.facts}>
      {price !== sellPrice && isInShop(status) && (
        <>
          <Fact name={t('ownproduct.priceOnSheet')}>{money(price)}</Fact>
          <Fact name={loweredBy(product)} data-lowered>
            {money(fromWire(sellPrice) - fromWire(price))}
          </Fact>
        </>
      )}
      <Fact name={soldFor ? t('ownproduct.soldFor') : t('goods.sellPrice')} data-main>
        {money(shown)}
      </Fact>
      <Fact name={t('ownproduct.commission', { percent: percent(soldFor?.fee ?? fee) })}>
        {money(share - fromWire(shown))}
      </Fact>
      <Fact name={soldFor ? t('ownproduct.yourShare') : t('goods.share')} data-share>
        {money(share)}
      </Fact>
    </Facts>
  )
}

const Whole = ({ product, sales }: { product: Found; sales: SalesOf }) => {
  const { t } = useTranslation()
  const { id, name, number, type, description, sheet, version } = product
  const kind = type === 1 ? t('goods.kindUsed') : t('goods.kindNew')
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div>
        <StepTitle>{name}</StepTitle>
        <Text c="dimmed">{[number, kind, description].filter(Boolean).join(' · ')}</Text>
      </div>
      <Paper withBorder p="lg">
        <Stack gap="md" align="stretch">
          <Where product={product} saleOf={undefined} />
          <Price product={product} />
          <Planned product={product} />
          <Lower product={product} />
          <Anchor component={Link} to={`/product-sheets/${sheet}`}>
            {t('ownproduct.toSheet')}
          </Anchor>
        </Stack>
      </Paper>
      <OwnHistory key={`${id} ${version}`} id={id} sales={sales} />
    </>
  )
}

/** What has no page: it is another tenant's, it is gone, or it is a row of a sheet that is not completed. */
const NoSuch = () => {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle>{t('goods.myProducts')}</PageTitle>
      <StepTitle>{t('goods.myProducts')}</StepTitle>
      <Empty
        action={
          <Button component={Link} to="/product-sheets" variant="default">
            {t('goods.sheets')}
          </Button>
        }
      >
        {t('ownproduct.noSuch')}
      </Empty>
    </>
  )
}

export const OwnProduct = ({ id, sales }: { id: string; sales: SalesOf }) => {
  const { t } = useTranslation()
  const product = useRoute(productCalls.readProduct, { params: { id } })
  const isGone = !product.data && [400, 404].includes(product.failure?.status ?? 0)
  return (
    <Stack gap="md">
      <BackToList to="/products">{t('goods.myProducts')}</BackToList>
      {isGone ? (
        <NoSuch />
      ) : (
        <WhenLoaded of={{ product }} skeleton={<Skeleton height={360} radius="lg" />}>
          {({ product: found }) =>
            found.status < PRODUCT.active ? <NoSuch /> : <Whole product={found} sales={sales} />
          }
        </WhenLoaded>
      )}
    </Stack>
  )
}
