/** The campaigns of the market: what tenants ask comes first, then all campaigns by how far they are. */
import { Anchor, Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconCalendarEvent, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sum } from '#shared/kit/money.ts'
import { hasCode } from '../../kit/failure.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { Empty } from '../../kit/states.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import type { Fetched } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { ApproveEffect, RuleCard } from './approve-effect.tsx'
import { type Opened, useCampaignForm } from './campaign-form.tsx'
import { CampaignList } from './campaign-list.tsx'
import { type Campaign, useCampaigns } from './campaigns.ts'
import styles from './campaigns.module.css'
import { RequestsCard } from './requests-card.tsx'
import { useAnswering } from './use-answering.ts'

export const isOff = ({ failure }: Fetched<unknown>): boolean =>
  failure !== undefined && hasCode(failure, 'not_enabled')

/** The market holds no campaigns: who may switch them on is led there. */
export const CampaignsOff = () => {
  const { t } = useTranslation()
  const may = useMayDo()
  return (
    <Empty
      action={
        may('own') && (
          <Anchor component={Link} to="/settings/goods">
            {t('staff-campaigns.toSettings')}
          </Anchor>
        )
      }
    >
      {t('staff-campaigns.off')}
    </Empty>
  )
}

const Marks = ({ campaigns }: { campaigns: readonly Campaign[] }) => {
  const { t } = useTranslation()
  const countOf = (state: Campaign['status']) => campaigns.filter(({ status }) => status === state).length
  const [running, planned] = [countOf('running'), countOf('planned')]
  return (
    <Group gap="md">
      {running > 0 && (
        <StatusMark icon={IconPlayerPlay} tone="good">
          {t('staff-campaigns.countRunning', { count: running })}
        </StatusMark>
      )}
      {planned > 0 && (
        <StatusMark icon={IconCalendarEvent} tone="quiet">
          {t('staff-campaigns.countPlanned', { count: planned })}
        </StatusMark>
      )}
    </Group>
  )
}

interface WholeProps {
  campaigns: readonly Campaign[]
  open: (opened: Opened) => void
}

const Whole = ({ campaigns, open }: WholeProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const answering = useAnswering(campaigns)
  const { requests, waiting, pagesCount, chosen } = answering
  const waitingIn = (id: string) =>
    requests.data && pagesCount <= 1
      ? sum(waiting.filter(({ campaign }) => campaign === id).map(({ products }) => products))
      : undefined
  const isWaiting = waiting.length > 0
  const newButton = (
    <Button
      variant={isWaiting ? 'default' : 'filled'}
      leftSection={<IconPlus size={20} aria-hidden />}
      onClick={() => open({})}
    >
      {t('staff-campaigns.new')}
    </Button>
  )
  const list = campaigns.length ? (
    <CampaignList campaigns={campaigns} waitingIn={waitingIn} open={open} />
  ) : (
    <Empty action={may('serve') && newButton}>{t('staff-campaigns.none')}</Empty>
  )
  return (
    <>
      <Group justify="space-between">
        <Group gap="md">
          <StepTitle>{t('staff-campaigns.title')}</StepTitle>
          <Marks campaigns={campaigns} />
        </Group>
        {may('serve') && campaigns.length > 0 && newButton}
      </Group>
      <div className={styles.columns} data-waiting={isWaiting || undefined}>
        {(isWaiting || !requests.data) && (
          <WhenLoaded of={{ requests }} skeleton={<Skeleton height={120} radius="lg" />}>
            {() => <RequestsCard answering={answering} />}
          </WhenLoaded>
        )}
        <aside className={styles.side}>
          {may('serve') && chosen.length > 0 && <ApproveEffect campaigns={campaigns} chosen={chosen} />}
          <RuleCard />
        </aside>
        <div className={styles.list}>{list}</div>
      </div>
    </>
  )
}

export const CampaignsPage = () => {
  const { t } = useTranslation()
  const campaigns = useCampaigns()
  const form = useCampaignForm()
  return (
    <Stack gap="md">
      <PageTitle>{t('staff-campaigns.title')}</PageTitle>
      {isOff(campaigns) ? (
        <>
          <StepTitle>{t('staff-campaigns.title')}</StepTitle>
          <CampaignsOff />
        </>
      ) : (
        <WhenLoaded of={{ campaigns }}>
          {({ campaigns: { results } }) => <Whole campaigns={results} open={form.open} />}
        </WhenLoaded>
      )}
      {form.dialog}
    </Stack>
  )
}
