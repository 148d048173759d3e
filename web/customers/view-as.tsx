/** The way in for staff who look at what a tenant sees (D53). */
import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import { viewAddress } from '../kit/calls/view-address.ts'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useThisMarket } from '../markets/market.ts'

/** Opens the tenants' app in another tab, once the history has it. */
export const ViewAs = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const act = useAct()
  const { marketId } = useThisMarket()
  const open = async () => {
    // The browser opens a tab only within the press itself.
    const tab = window.open('', '_blank')
    const view = await act(send => send(staffCalls.viewAsTenant, { params: { userNumber } }), {
      busy: t('customer.viewing'),
    })
    if (!view) return tab?.close()
    const address = viewAddress({ marketId, userNumber, until: Date.parse(view.until) })
    if (tab) tab.location.replace(address)
    else window.location.assign(address)
  }
  return (
    <IfMay right="serve">
      <Button variant="default" leftSection={<IconEye size={20} aria-hidden />} onClick={() => void open()}>
        {t('customer.viewAs')}
      </Button>
    </IfMay>
  )
}
