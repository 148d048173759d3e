import { Button, Group, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageTitle, StepTitle } from '../kit/page.tsx'
import { IfMay, LockedUnless } from '../kit/rights/if-may.tsx'
import { WhenLoaded } from '../kit/when-loaded.tsx'
import { useThisMarket } from '../markets/market.ts'
import { PriceGrids } from './price-grids.tsx'
import { usePriceList } from './price-list-data.ts'
import { TemplatePart } from './template-part.tsx'
import { TypeCards } from './type-cards.tsx'

/** Shelf types as cards, and what they cost, in one place. */
export const PricePage = () => {
  const { t } = useTranslation()
  const { parts } = usePriceList(useThisMarket().marketId)
  return (
    <Stack gap="md">
      <PageTitle>{t('pricelist.prices')}</PageTitle>
      <Group justify="space-between">
        <StepTitle>{t('pricelist.prices')}</StepTitle>
        <IfMay right="serve">
          <Button
            variant="default"
            component={Link}
            to="/booking/types/new"
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('pricelist.newType')}
          </Button>
        </IfMay>
      </Group>
      <IfMay right="own">
        <TemplatePart />
      </IfMay>
      <WhenLoaded of={parts}>
        {({ types: { results: types }, periods: { results: periods }, services, prices, typeServices }) => (
          <>
            <TypeCards types={types} />
            {types.length > 0 && periods.length > 0 && (
              <LockedUnless right="own">
                <PriceGrids
                  data={{ types, periods, services: services.results, prices, typeServices }}
                  draft="prices"
                />
              </LockedUnless>
            )}
          </>
        )}
      </WhenLoaded>
    </Stack>
  )
}
