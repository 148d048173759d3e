import { OfLink } from '../../kit/of-link.tsx'
import { Extend } from './extend.tsx'

/** Whoever opens the link in a mail extends that booking, without a login. */
export const ExtendByLink = () => (
  <OfLink>{token => <Extend source={{ audience: 'anonymous', token }} />}</OfLink>
)
