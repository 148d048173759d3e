import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { StaffPeriod, StaffService, StaffType } from '#shared/shelves/staff-calls.ts'
import { pricesCalls, type StaffPrice, type StaffTypeService } from '#shared/shelves/staff-prices-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { call } from '../kit/call.ts'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { percent, useShow } from '../kit/show.ts'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { keyOf, type Named, usePriceDraft } from './price-draft.ts'
import { PricePreview } from './price-preview.tsx'
import { PriceSave } from './price-save.tsx'
import { PriceTable } from './price-table.tsx'
import { StaffLinks } from './staff-links.tsx'
import { TemplatePart } from './template-part.tsx'
import { todayFor } from './today.ts'
import { TypeCards } from './type-cards.tsx'
import { usePeriods, usePrices, useServices, useTypeServices, useTypes } from './use-price-list.ts'
import { useStaffWork } from './use-staff-work.ts'

interface GridsProps {
  types: StaffType[]
  periods: StaffPeriod[]
  services: StaffService[]
  prices: StaffPrice[]
  typeServices: StaffTypeService[]
  onSaved: () => Promise<unknown>
}

const Grids = ({ types, periods, services, prices, typeServices, onSaved }: GridsProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, currencyCode } = useThisMarket()
  const work = useStaffWork()
  const comma = useLanguage() !== 'en'
  const own = new Map(
    prices.map(one => [keyOf({ row: one.shelfType, column: one.bookingPeriod.id }), one] as const),
  )
  const offers = new Map(
    typeServices.map(one => [keyOf({ row: one.service.id, column: one.shelfType }), one] as const),
  )
  const [draft, extras] = [usePriceDraft(own, comma), usePriceDraft(offers, comma)]

  const typeOf = (id: string) => types.find(type => type.id === id)
  const todayOf = (row: string, column: string) => {
    const key = keyOf({ row, column })
    const amount = draft.amountOf(key)
    if (!amount || amount === '0.00') return undefined
    const { price, cut, discount } = todayFor(amount, own.get(key), typeOf(row))
    return price === cut
      ? undefined
      : `${show.money(cut, currencyCode)} −${percent(discount.discountPercent ?? 0)}`
  }
  const named = (key: string, rows: readonly Named[], columns: readonly Named[]) => {
    const [row, column] = key.split(' ')
    return [rows, columns]
      .map((of, at) => of.find(({ id }) => id === [row, column][at])?.name ?? '')
      .join(' ')
  }
  const rows = types.map(({ id, name, shelves }) => ({
    id,
    name,
    note: t('pricelist.countShelves', { count: shelves }),
  }))
  const save = () =>
    work(async () => {
      const priceLines = draft.changed.map(key => {
        const [shelfType = '', bookingPeriod = ''] = key.split(' ')
        return {
          shelfType,
          bookingPeriod,
          price: draft.amountOf(key) ?? '',
          version: own.get(key)?.version ?? 0,
        }
      })
      const offerLines = extras.changed.map(key => {
        const [service = '', shelfType = ''] = key.split(' ')
        return {
          shelfType,
          service,
          price: extras.amountOf(key) ?? '',
          version: offers.get(key)?.version ?? 0,
        }
      })
      try {
        const options = { audience: 'admin', market: marketId } as const
        if (priceLines.length) await call(pricesCalls.setPrices, { ...options, body: priceLines })
        if (offerLines.length) await call(pricesCalls.setTypeServices, { ...options, body: offerLines })
      } finally {
        // After a refusal the screen shows what another has saved, beside what is typed here.
        await onSaved()
      }
    }, t('pricelist.saved'))
  return (
    <>
      <Title order={2}>{t('pricelist.grid')}</Title>
      <Text c="dimmed">{t('pricelist.gridText', { currency: currencyCode })}</Text>
      <PriceTable
        corner={t('pricelist.type')}
        rows={rows}
        columns={periods}
        draft={draft}
        todayOf={todayOf}
      />
      {services.length > 0 && (
        <PriceTable corner={t('pricelist.services')} rows={services} columns={types} draft={extras} />
      )}
      <PriceSave
        count={draft.changed.length + extras.changed.length}
        names={[
          ...draft.changed.map(key => named(key, rows, periods)),
          ...extras.changed.map(key => named(key, services, types)),
        ]
          .slice(0, 5)
          .join(', ')}
        isWrong={
          [...draft.changed.filter(draft.isWrong), ...extras.changed.filter(extras.isWrong)].length > 0
        }
        onDiscard={() => {
          draft.discard()
          extras.discard()
        }}
        onSave={() => void save()}
      />
      <PricePreview types={types} periods={periods} own={own} amountOf={draft.amountOf} />
    </>
  )
}

/** Shelf types as cards, and what they cost, in one place. */
export const PricePage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [types, periods, services] = [useTypes(marketId), usePeriods(marketId), useServices(marketId)]
  const [prices, typeServices] = [usePrices(marketId), useTypeServices(marketId)]
  const again = () => Promise.all([types, periods, services, prices, typeServices].map(one => one.retry()))
  return (
    <Stack gap="md">
      <PageTitle>{t('pricelist.prices')}</PageTitle>
      <StaffLinks />
      <Group justify="space-between">
        <StepTitle>{t('pricelist.prices')}</StepTitle>
        <Button
          variant="default"
          component={Link}
          to="/booking/types/new"
          leftSection={<IconPlus size={20} aria-hidden />}
        >
          {t('pricelist.newType')}
        </Button>
      </Group>
      <TemplatePart onChanged={again} />
      <WhenLoaded of={{ types, periods, services, prices, typeServices }}>
        {data => (
          <>
            <TypeCards types={data.types.results} onChanged={again} />
            {data.types.results.length > 0 && data.periods.results.length > 0 && (
              <Grids
                key={data.types.results.map(({ id }) => id).join()}
                types={data.types.results}
                periods={data.periods.results}
                services={data.services.results}
                prices={data.prices}
                typeServices={data.typeServices}
                onSaved={again}
              />
            )}
          </>
        )}
      </WhenLoaded>
    </Stack>
  )
}
