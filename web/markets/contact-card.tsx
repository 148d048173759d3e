import { Anchor, Paper, Stack, Title } from '@mantine/core'
import {
  IconAddressBook,
  IconBrandFacebook,
  IconBrandInstagram,
  IconFileText,
  IconMail,
  IconMapPin,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { NewTab } from '../kit/new-tab.tsx'
import { phoneLink } from '../kit/phone-link.ts'
import { hasTerms, termsOf } from './market.ts'

interface Way {
  icon: ReactNode
  text: string
  href: string
  /** Opens in a new tab. */
  away?: boolean
}

const SAFE = /^https?:\/\//i

/** Staff type the links, so only web addresses become links. */
const webAddress = (text: string): string => (SAFE.test(text) ? text : '')

const useWays = (market: VisitorsMarket): Way[] => {
  const { t } = useTranslation()
  const map =
    webAddress(market.addressUrl) ||
    `https://www.openstreetmap.org/search?query=${encodeURIComponent(market.address)}`
  const ways: Way[] = [
    { icon: <IconMapPin size={20} />, text: market.address, href: market.address && map, away: true },
    {
      icon: <IconPhone size={20} />,
      text: market.supportPhone,
      href: market.supportPhone && phoneLink(market.supportPhone),
    },
    {
      icon: <IconMail size={20} />,
      text: market.supportEmail,
      href: market.supportEmail && `mailto:${market.supportEmail}`,
    },
    {
      icon: <IconWorld size={20} />,
      text: t('markets.website'),
      href: webAddress(market.website),
      away: true,
    },
    {
      icon: <IconBrandFacebook size={20} />,
      text: 'Facebook',
      href: webAddress(market.facebook),
      away: true,
    },
    {
      icon: <IconBrandInstagram size={20} />,
      text: 'Instagram',
      href: webAddress(market.instagram),
      away: true,
    },
    {
      icon: <IconFileText size={20} />,
      text: t('markets.terms'),
      href: hasTerms(market) ? termsOf(market.marketId) : '',
      away: true,
    },
  ]
  return ways.filter(way => way.href)
}

/** How to reach a market. `children`: another way. */
export const ContactCard = ({ market, children }: { market: VisitorsMarket; children?: ReactNode }) => {
  const { t } = useTranslation()
  const ways = useWays(market)
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="contact">
      <Stack gap="sm">
        <IconLabel icon={<IconAddressBook size={20} />}>
          <Title order={2} id="contact">
            {t('markets.contact')}
          </Title>
        </IconLabel>
        {ways.map(way => (
          <IconLabel key={way.href} icon={way.icon}>
            <Anchor href={way.href} {...(way.away ? { target: '_blank', rel: 'noreferrer' } : {})}>
              {way.text}
              {way.away && <NewTab />}
            </Anchor>
          </IconLabel>
        ))}
        {children}
      </Stack>
    </Paper>
  )
}
