/** Sales of the till that fit no product wait for staff. */
import { IconCash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { JobGroup } from './job-group.tsx'
import { Line } from './line.tsx'

/** What the menu asks for again and again anyway. */
export const useDayBadges = () => {
  const { marketId: market } = useThisMarket()
  return useRoute(badgesCalls.readBadges, { audience: 'admin', market }).data
}

export const UnclearSales = () => {
  const { t } = useTranslation()
  const count = useDayBadges()?.openClearing
  if (!count) return null
  const title = t('day.unclearFit', { count })
  return (
    <JobGroup id="day-unclear" icon={IconCash} title={t('day.unclear')} count={count}>
      <Line
        shelf=""
        title={title}
        name={title}
        why={t('day.unclearWhy')}
        verb={t('day.unclearDo')}
        to="/payments/clearing"
      />
    </JobGroup>
  )
}
