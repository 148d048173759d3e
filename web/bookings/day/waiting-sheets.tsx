/** Product sheets that tenants have sent: staff look them through and complete them. */

import { IconHourglass } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn } from '#shared/kit/day.ts'
import { staffSheetCalls } from '#shared/products/sheet-calls.ts'
import { useKeepAsking } from '../../kit/calls/keep-asking.ts'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { JobGroup } from './job-group.tsx'
import { Line } from './line.tsx'
import { EVERY_MS } from './use-day-board.ts'

/** Asks for them as often as for the board; nothing until they are known, or where none waits. */
export const WaitingSheets = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { timeZone } = useThisMarket()
  const { data, failure, retry } = useRoute(
    staffSheetCalls.listWaitingSheets,
    {},
    { refreshInterval: EVERY_MS, revalidateOnFocus: true },
  )
  useKeepAsking(failure !== undefined, retry, EVERY_MS)
  if (!data?.count) return null
  const { count, results } = data
  return (
    <JobGroup
      id="day-sheets"
      icon={IconHourglass}
      title={t('day.sheetsWait')}
      count={count}
      note={count > results.length ? t('day.oldestShown', { count: results.length }) : undefined}
    >
      {results.map(({ id, customer, customerName, name, created, productsCount }) => (
        <Line
          key={id}
          shelf=""
          title={t('day.sheetOf', { name, tenant: customerName || customer })}
          name={t('day.sheetOf', { name, tenant: customerName || customer })}
          why={t('day.sheetWhy', {
            count: productsCount,
            day: show.day(dayIn(timeZone, Date.parse(created))),
          })}
          verb={t('day.sheetDo')}
          to={`/customers/${customer}/sheets/${id}`}
        />
      ))}
    </JobGroup>
  )
}
