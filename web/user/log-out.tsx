import { useTranslation } from 'react-i18next'
import { LogOutButton } from '../identity/log-out-button.tsx'
import { confirm } from '../kit/confirm.ts'
import { useSession } from '../kit/session.ts'
import { forgetCustomer } from '../payments/forget-customer.ts'
import { countKept, dropKept } from '../products/kept-rows.ts'

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
  return <LogOutButton as="customer" mayLeave={mayLeave} onLoggedOut={forgetCustomer} />
}
