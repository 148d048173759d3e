/** What a tenant gets next, as staff read it: the number and the lines that the tenant reads. Nothing where the market settles elsewhere. */
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { Card } from '../../kit/card.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { Received } from '../received.tsx'
import { Reckoned } from '../reckoning.tsx'

export const CustomerPayout = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const { data: customer } = useRoute(staffCalls.read, { params: { userNumber } })
  const { data: payout } = useRoute(ownPayoutCalls.readPayout, { params: { userNumber } })
  if (!payout || !customer) return null
  const name = customer.name || userNumber
  return (
    <Card title={t('payout.next')}>
      <Received payout={payout} name={name} />
      <Reckoned payout={payout} name={name} />
    </Card>
  )
}
