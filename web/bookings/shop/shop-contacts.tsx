import { Anchor } from '@mantine/core'
import { IconMailForward, IconPhoneCall } from '@tabler/icons-react'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { phoneLink } from '../../kit/phone-link.ts'

/** The phone and the mail address of the shop, as far as it has given them. */
export const ShopContacts = ({ market }: { market: VisitorsMarket }) => (
  <>
    {market.supportPhone && (
      <IconLabel icon={<IconPhoneCall size={20} />}>
        <Anchor href={phoneLink(market.supportPhone)}>{market.supportPhone}</Anchor>
      </IconLabel>
    )}
    {market.supportEmail && (
      <IconLabel icon={<IconMailForward size={20} />}>
        <Anchor href={`mailto:${market.supportEmail}`}>{market.supportEmail}</Anchor>
      </IconLabel>
    )}
  </>
)
