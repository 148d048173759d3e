import { useParams } from 'react-router-dom'
import { Extend } from './extend.tsx'

/** A tenant extends one of their bookings on their own pages. */
export const ExtendOwn = () => {
  const { id = '' } = useParams()
  return <Extend key={id} source={{ audience: 'customer', id }} />
}
