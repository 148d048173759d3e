/** What it means to approve the ticked requests, and the rule by which a price is found. */
import { Text } from '@mantine/core'
import {
  type Icon,
  IconCalendarEvent,
  IconCash,
  IconDeviceDesktop,
  IconLogin2,
  IconLogout2,
  IconMessage,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, sum } from '#shared/kit/money.ts'
import { Card } from '../../kit/card.tsx'
import { IconLabel } from '../../kit/icon-label.tsx'
import { useShow } from '../../kit/show.ts'
import { type Campaign, type CampaignRequest, useAmounts } from './campaigns.ts'

const productsOf = (requests: readonly CampaignRequest[]): number =>
  sum(requests.map(({ products }) => products))

interface LineProps {
  icon: Icon
  name: string
  children: ReactNode
}

const Line = ({ icon: Mark, name, children }: LineProps) => (
  <IconLabel icon={<Mark size={20} color="var(--reol-green)" />}>
    <Text size="sm" fw={650}>
      {name}
    </Text>
    <Text size="sm" c="dimmed">
      {children}
    </Text>
  </IconLabel>
)

interface ApproveEffectProps {
  campaigns: readonly Campaign[]
  chosen: readonly CampaignRequest[]
}

/** Counts only what the requests say. Which of their products have a discount of their own is known when the job runs. */
export const ApproveEffect = ({ campaigns, chosen }: ApproveEffectProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { money } = useAmounts()
  const of = ({ id }: Campaign) => chosen.filter(({ campaign }) => campaign === id)
  const joining = productsOf(chosen.filter(({ ask }) => ask === 'join'))
  const leaving = productsOf(chosen.filter(({ ask }) => ask === 'leave'))
  const now = campaigns.filter(({ status }) => status === 'running').flatMap(of)
  const later = campaigns.filter(one => one.status === 'planned' && of(one).length > 0)
  const total = (name: 'now' | 'after') => money(sum(chosen.map(one => fromWire(one[name]))))
  const tenants = new Set(chosen.map(({ customer }) => customer)).size
  return (
    <Card title={t('staff-campaigns.effectTitle', { count: chosen.length })} size="h3">
      {joining > 0 && (
        <Line icon={IconLogin2} name={t('staff-campaigns.comeIn', { count: joining })}>
          {t('staff-campaigns.ownMayStay')}
        </Line>
      )}
      {leaving > 0 && (
        <Line icon={IconLogout2} name={t('staff-campaigns.goOut', { count: leaving })}>
          {t('staff-campaigns.goOutText')}
        </Line>
      )}
      {now.length > 0 && (
        <Line icon={IconDeviceDesktop} name={t('staff-campaigns.tillNow', { count: productsOf(now) })}>
          {t('staff-campaigns.tillNowText')}
        </Line>
      )}
      {later.map(campaign => (
        <Line
          key={campaign.id}
          icon={IconCalendarEvent}
          name={t('staff-campaigns.tillLater', {
            count: productsOf(of(campaign)),
            day: show.day(campaign.dateFrom),
          })}
        >
          {campaign.name}
        </Line>
      ))}
      <Line icon={IconMessage} name={t('staff-campaigns.tenantsRead', { count: tenants })}>
        {t('staff-campaigns.tenantsReadText')}
      </Line>
      <Line icon={IconCash} name={t('staff-campaigns.inAll', { now: total('now'), after: total('after') })}>
        {t('staff-campaigns.ifAllSold')}
      </Line>
    </Card>
  )
}

export const RuleCard = () => {
  const { t } = useTranslation()
  return (
    <Card title={t('staff-campaigns.ruleTitle')} size="h3">
      <Text size="sm" c="dimmed">
        {t('staff-campaigns.ruleText')}
      </Text>
    </Card>
  )
}
