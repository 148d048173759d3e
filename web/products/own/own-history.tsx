/** What happened to a product, newest first: it was made, labelled, reduced, sold, came back, was handed out. */

import { Button, Skeleton, Text } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { tenantsProductCalls } from '#shared/products/product-calls.ts'
import { PRODUCT } from '#shared/products/states.ts'
import { Card } from '../../kit/card.tsx'
import { percent, useShow } from '../../kit/show.ts'
import { type Fetched, useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useMoment } from '../../markets/moment.ts'
import styles from '../thing/products.module.css'

const { listOwnProductHistory } = tenantsProductCalls

type History = Answer<typeof listOwnProductHistory>
type Change = History['results'][number]

/** A line of a sale of the product: 1 sold, −1 came back, 0 sold for less. */
interface SaleLine {
  id: string
  at: string
  quantity: number
  total: string
  share: string
}

/** Undefined: the tenant sees no figures of sales. */
export type SalesOf = Fetched<{ results: readonly SaleLine[] }> | undefined

interface Happening {
  id: string
  at: string
  by?: Change['by']
  lines: readonly string[]
}

/** A change in the tenant's words, a line for each thing that changed. */
const useChangeLines = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const ofDiscount = ({ discount, discountFrom, discountTo }: Change['after']): (string | false)[] => [
    discount === 0
      ? t('ownproduct.discountGone')
      : discount !== undefined && t('ownproduct.discount', { percent: percent(discount) }),
    !!discountFrom && t('ownproduct.discountFrom', { day: show.day(discountFrom) }),
    !!discountTo && t('ownproduct.discountTo', { day: show.day(discountTo) }),
  ]
  const ofPlace = ({ before, after }: Change): string | false => {
    if (after.status === PRODUCT.handedOut) return t('ownproduct.handedOut')
    return before.status === PRODUCT.handedOut && t('ownproduct.takenBack')
  }
  const ofCampaign = ({ before, after }: Change): string | false => {
    if (after.campaign) return t('ownproduct.campaignJoined', { name: after.campaign })
    return !!before.campaign && t('ownproduct.campaignLeft', { name: before.campaign })
  }
  return (change: Change): string[] => {
    const { before, after } = change
    return [
      before.price !== undefined &&
        after.price !== undefined &&
        t('ownproduct.priceChanged', {
          before: show.money(before.price, currencyCode),
          after: show.money(after.price, currencyCode),
        }),
      ...ofDiscount(after),
      ofCampaign(change),
      after.name !== undefined &&
        t('ownproduct.nameChanged', { before: before.name ?? '', after: after.name }),
      after.description !== undefined && t('ownproduct.descriptionChanged', { after: after.description }),
      ofPlace(change),
    ].filter(line => line !== false)
  }
}

const useSaleLine = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return ({ quantity, total, share }: SaleLine): string => {
    const amounts = { paid: show.money(total, currencyCode), share: show.money(share, currencyCode) }
    if (quantity === 0) return t('ownproduct.reduced', amounts)
    return quantity > 0 ? t('ownproduct.sold', amounts) : t('ownproduct.cameBack')
  }
}

const useHappenings = () => {
  const { t } = useTranslation()
  const changeLines = useChangeLines()
  const saleLine = useSaleLine()
  return (
    { onSale, printed }: Pick<History, 'onSale' | 'printed'>,
    changes: readonly Change[],
    sales: readonly SaleLine[],
  ): Happening[] =>
    [
      ...changes.map(change => ({ ...change, lines: changeLines(change) })),
      ...sales.map(sale => ({ id: sale.id, at: sale.at, lines: [saleLine(sale)] })),
      ...(printed ? [{ id: 'printed', at: printed, lines: [t('ownproduct.printed')] }] : []),
      ...(onSale ? [{ id: 'onSale', at: onSale, lines: [t('ownproduct.onSale')] }] : []),
    ]
      .filter(({ lines }) => lines.length)
      .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
}

const Entries = ({ happenings }: { happenings: readonly Happening[] }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const who = { you: t('ownproduct.byYou'), shop: t('ownproduct.byShop') }
  if (!happenings.length) return <Text c="dimmed">{t('ownproduct.nothing')}</Text>
  return (
    <ol className={styles.history}>
      {happenings.map(({ id, at, by, lines }) => (
        <li key={id}>
          <Text size="sm" c="dimmed">
            {[moment(Date.parse(at)), by && who[by]].filter(Boolean).join(', ')}
          </Text>
          {lines.map(line => (
            <div key={line}>{line}</div>
          ))}
        </li>
      ))}
    </ol>
  )
}

interface LoadedProps {
  id: string
  sales: readonly SaleLine[]
}

const Loaded = ({ id, sales }: LoadedProps) => {
  const { t } = useTranslation()
  const [older, setOlder] = useState<readonly Change[]>([])
  const [page, setPage] = useState(1)
  const happeningsOf = useHappenings()
  const history = useRoute(listOwnProductHistory, { params: { id }, query: { page: String(page) } })
  return (
    <WhenLoaded of={{ history }} skeleton={<Skeleton height={120} radius="md" />}>
      {({ history: found }) => {
        const changes = [...older, ...found.results]
        const next = () => {
          setOlder(changes)
          setPage(page + 1)
        }
        return (
          <>
            <Entries happenings={happeningsOf(found, changes, sales)} />
            {page < found.pagesCount && (
              <Button
                variant="default"
                leftSection={<IconChevronDown size={20} aria-hidden />}
                onClick={next}
              >
                {t('ownproduct.older')}
              </Button>
            )}
          </>
        )
      }}
    </WhenLoaded>
  )
}

const NO_SALES: readonly SaleLine[] = []

export const OwnHistory = ({ id, sales }: { id: string; sales: SalesOf }) => {
  const { t } = useTranslation()
  return (
    <Card title={t('ownproduct.history')}>
      {sales ? (
        <WhenLoaded of={{ sales }} skeleton={<Skeleton height={120} radius="md" />}>
          {({ sales: { results } }) => <Loaded id={id} sales={results} />}
        </WhenLoaded>
      ) : (
        <Loaded id={id} sales={NO_SALES} />
      )}
    </Card>
  )
}
