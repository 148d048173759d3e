/** What the shop has sold, by days. */
import { Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { DaysBar } from '../days-bar.tsx'
import { useSalesDays } from '../use-sales-days.ts'
import { StaffFigures } from './staff-figures.tsx'

export const ShopSales = () => {
  const { t } = useTranslation()
  const days = useSalesDays()
  return (
    <Stack gap="md">
      <PageTitle>{t('staff-sales.title')}</PageTitle>
      <StepTitle>{t('staff-sales.title')}</StepTitle>
      <DaysBar days={days} />
      <StaffFigures days={days} />
    </Stack>
  )
}
