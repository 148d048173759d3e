import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { Empty } from '../kit/states.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { GoneThing } from './gone-thing.tsx'
import { PriceGrids } from './price-grids.tsx'
import { usePriceList } from './price-list-data.ts'

/** What one shelf type costs, and services with it: the second of the two steps in which a type is made. */
export const TypePricesPage = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { parts } = usePriceList(useThisMarket().marketId)
  const name = parts.types.data?.results.find(type => type.id === id)?.name ?? t('pricelist.type')
  const title = t('pricelist.pricesOf', { name })
  return (
    <Stack gap="md">
      <PageTitle>{title}</PageTitle>
      <StepTitle>{title}</StepTitle>
      <Text c="dimmed">{t('pricelist.stepTwo')}</Text>
      <WhenLoaded of={parts}>
        {({ types, periods, services, prices, typeServices }) => {
          const type = types.results.filter(one => one.id === id)
          if (!type.length) return <GoneThing to="/booking/types" name={t('pricelist.prices')} />
          if (!periods.results.length)
            return (
              <Empty
                action={
                  <Button component={Link} to="/booking/periods">
                    {t('pricelist.periods')}
                  </Button>
                }
              >
                {t('pricelist.noPeriods')}
              </Empty>
            )
          return (
            <>
              <PriceGrids
                data={{
                  types: type,
                  periods: periods.results,
                  services: services.results,
                  prices: prices.filter(({ shelfType }) => shelfType === id),
                  typeServices: typeServices.filter(({ shelfType }) => shelfType === id),
                }}
                draft={`prices ${id}`}
              />
              <Group>
                <Button
                  variant="default"
                  component={Link}
                  to="/booking/types"
                  leftSection={<IconCheck size={20} aria-hidden />}
                >
                  {t('pricelist.toAllPrices')}
                </Button>
              </Group>
            </>
          )
        }}
      </WhenLoaded>
    </Stack>
  )
}
