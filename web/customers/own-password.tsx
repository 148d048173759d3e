import { useOutletContext } from 'react-router-dom'
import { ChangePassword } from '../identity/change-password.tsx'
import type { CustomerContext } from './customer-frame.tsx'

/** The tenant's own password: changed, or chosen by a link in a mail. */
export const OwnPassword = () => {
  const { me } = useOutletContext<CustomerContext>()
  return <ChangePassword as="customer" email={me?.email} />
}
