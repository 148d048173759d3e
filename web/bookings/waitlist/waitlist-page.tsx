/** Staff see who waits for which shelf, and the turnover that the shop missed. */
import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { waitlistStaffCalls } from '#shared/bookings/staff-waitlist-calls.ts'
import type { Filter } from '../../kit/list/column.ts'
import { FilterBox } from '../../kit/list/filter-box.tsx'
import listStyles from '../../kit/list/list.module.css'
import { useListAddress } from '../../kit/list/list-address.ts'
import { Notice } from '../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { Empty } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { MissedTable } from './missed-table.tsx'
import { PlacesTable } from './places-table.tsx'

export const WaitlistPage = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const types = useRoute(waitlistStaffCalls.readWaitlist, { audience: 'admin', market: marketId, query: {} })
  const filter: Filter = {
    name: 'shelfType',
    label: t('staff-waitlist.shelfType'),
    options: types.data?.types.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  }
  const address = useListAddress({ filters: [filter] })
  const { shelfType } = address.query
  const waitlist = useRoute(waitlistStaffCalls.readWaitlist, {
    audience: 'admin',
    market: marketId,
    query: shelfType ? { shelfType } : {},
  })
  return (
    <Stack gap="md">
      <PageTitle>{t('staff.waitlist')}</PageTitle>
      <div>
        <StepTitle>{t('staff.waitlist')}</StepTitle>
        <Text c="dimmed" mt={4}>
          {t('staff-waitlist.lead')}
        </Text>
      </div>
      <search className={listStyles.tools}>
        <FilterBox filter={filter} address={address} />
      </search>
      <WhenLoaded of={{ waitlist }}>
        {({ waitlist: { isOn, hours, places, months } }) => (
          <Stack gap="lg">
            {!isOn && <Notice role="note">{t('staff-waitlist.off')}</Notice>}
            {places.length ? (
              <PlacesTable places={places} hours={hours} onChanged={() => void waitlist.retry()} />
            ) : (
              <Empty>{t('staff-waitlist.nobody')}</Empty>
            )}
            {months.length > 0 && <MissedTable months={months} />}
          </Stack>
        )}
      </WhenLoaded>
    </Stack>
  )
}
