/** A sheet that is completed: its things, and how far they are on their way into the shop. */
import { Button, Stack, Text } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasProducts, isOpen, SHEET } from '#shared/products/states.ts'
import { later } from '../../kit/later.tsx'
import { useListAddress } from '../../kit/list/list-address.ts'
import { ListCards } from '../../kit/list/list-cards.tsx'
import { ListTable } from '../../kit/list/list-table.tsx'
import { RowLink } from '../../kit/list/row-link.tsx'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { LateNotice, useLateLines } from '../kept/late-notice.tsx'
import { SheetHead } from '../sheet/sheet-head.tsx'
import type { Sheet, Thing } from '../thing/rows.ts'
import { useCampaignOf } from '../thing/use-campaign-of.ts'
import { useGoods } from '../thing/whose-goods.ts'
import { IntoTill, isBehind } from './into-till.tsx'
import { Making } from './making.tsx'

const LabelsDialog = later(
  ['fields', 'goods', 'products'],
  async () => (await import('../labels/labels-dialog.tsx')).LabelsDialog,
)

const ShelfDiscounts = later(
  ['discounts'],
  async () => (await import('../own/shelf-discounts.tsx')).ShelfDiscounts,
)

const Things = ({ things }: { things: readonly Thing[] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const isNarrow = useIsNarrow()
  const address = useListAddress()
  const label = t('goods.things')
  const { toProduct } = useGoods()
  const nameOf = ({ id, name, number }: Thing) =>
    toProduct && number ? <RowLink to={toProduct(id)}>{name}</RowLink> : name
  const campaignOf = useCampaignOf()
  const price = (thing: Thing) => {
    const campaign = campaignOf(thing)
    const sellsFor = show.money(thing.sellPrice, currencyCode)
    if (!campaign) return sellsFor
    return (
      <>
        {campaign.isReason && <s>{show.money(thing.price, currencyCode)}</s>} {sellsFor}
        <Text component="small" size="sm" c="dimmed" display="block">
          {campaign.text}
        </Text>
      </>
    )
  }
  const places = new Map(things.map(({ id }, at) => [id, at + 1]))
  const rowKey = ({ id }: Thing) => id
  if (isNarrow)
    return (
      <ListCards
        label={label}
        rows={things}
        rowKey={rowKey}
        card={thing => ({
          name: nameOf(thing),
          end: price(thing),
          details: [
            t('goods.placed', { number: places.get(thing.id) }),
            ...(thing.number ? [thing.number] : []),
          ],
        })}
      />
    )
  return (
    <ListTable
      label={label}
      rows={things}
      rowKey={rowKey}
      address={address}
      columns={[
        { name: 'place', title: t('goods.number'), cell: ({ id }) => places.get(id) },
        { name: 'name', title: t('goods.name'), cell: nameOf },
        { name: 'number', title: t('goods.productNumber'), cell: ({ number }) => number, isWhole: true },
        { name: 'price', title: t('goods.price'), cell: price, isNumber: true },
      ]}
    />
  )
}

interface DoneSheetProps {
  sheet: Sheet
  refresh: () => Promise<unknown>
}

/** What is done with a completed sheet above all. */
const Labels = ({ sheet }: { sheet: Sheet }) => {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button size="lg" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('goods.printLabels')}
      </Button>
      {isOpen && <LabelsDialog instead={null} sheet={sheet} onClose={() => setIsOpen(false)} />}
    </div>
  )
}

export const DoneSheet = ({ sheet, refresh }: DoneSheetProps) => {
  const { status, job, products } = sheet
  const { t } = useTranslation()
  const { mayPrint, of, thingsAsked } = useGoods()
  const isOwn = of.userNumber === undefined && thingsAsked !== undefined
  const late = useLateLines(sheet.id, products)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each fetch gives another function of the same meaning
  const look = useCallback(() => void refresh(), [sheet.id])
  return (
    <Stack gap="md">
      <SheetHead sheet={sheet} />
      {!isOpen(status) && <LateNotice of={late} why={t('goods.lateDone')} />}
      {status === SHEET.processing && job && <Making sheet={sheet} job={job} look={look} />}
      {mayPrint && hasProducts(status) && <Labels sheet={sheet} />}
      {hasProducts(status) && isBehind(products) && <IntoTill products={products} look={look} />}
      {isOwn && hasProducts(status) && <ShelfDiscounts instead={null} sheet={sheet.id} />}
      <Things things={products} />
    </Stack>
  )
}
