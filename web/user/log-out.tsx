import { useTranslation } from 'react-i18next'
import { LogOutButton } from '../identity/log-out-button.tsx'
import { confirm } from '../kit/dialog/confirm.ts'
import { useSession } from '../kit/session.ts'
import { leavePush } from '../messages/notices/leave-push.ts'
import { forgetCustomer } from '../payments/forget-customer.ts'
import { countKept, dropKept } from '../products/kept/kept-rows.ts'

/** Logs a tenant out. What is not sent yet would be lost with that: it asks first. */
export const LogOut = () => {
  const { t } = useTranslation()
  const session = useSession('customer')
  const mayLeave = async () => {
    const count = session ? countKept(session) : 0
    if (!session || !count) return true
    const leaves = await confirm({
      title: t('customers.unsentTitle'),
      text: t('customers.unsentText', { count }),
      action: t('customers.logOutAllTheSame'),
      cancel: t('customers.stayLoggedIn'),
    })
    if (leaves) dropKept(session)
    return leaves
  }
  const forget = (marketId: string) => {
    forgetCustomer(marketId)
    // Without an answer of the browser the next tenant who wants pushes here takes its place.
    leavePush().catch(() => undefined)
  }
  return <LogOutButton as="customer" mayLeave={mayLeave} onLoggedOut={forget} />
}
