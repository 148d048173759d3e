import { useOutletContext } from 'react-router-dom'
import type { CustomerContext } from '../customers/customer-frame.tsx'
import { SalesLines } from '../sales/lines.tsx'

/** All lines of some days, for a tenant who sees figures (D61). */
export const Lines = () => {
  const { me } = useOutletContext<CustomerContext>()
  return <SalesLines isSeen={me?.isActive === true} />
}
