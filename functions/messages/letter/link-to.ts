import type { Seconds } from '#shared/kit/units.ts'
import { env } from '../../kit/env.ts'
import { linkToken } from '../../kit/link.ts'

/** Signs a link to a page of the market, valid for some seconds. The token stays in the browser: a fragment is in no log. */
export const linkTo = async <L extends { market: string }>(
  page: string,
  about: L,
  valid: Seconds,
): Promise<string> =>
  `${env('SITE_URL')}/login/${about.market}/${page}#token=${await linkToken(about, valid)}`
