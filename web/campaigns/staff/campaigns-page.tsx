/** The campaigns of the market: what tenants ask comes first, then all campaigns by how far they are. */
import { Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconCalendarEvent, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { sum } from '#shared/kit/money.ts'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { Empty } from '../../kit/states.tsx'
import { StatusMark } from '../../kit/status-mark.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { ApproveEffect, RuleCard } from './approve-effect.tsx'
import { CampaignList } from './campaign-list.tsx'
import styles from './campaigns.module.css'
import { type Campaign, type Opened, useCampaigns } from './campaigns.ts'
import { CampaignsOff, isOff } from './campaigns-off.tsx'
import { RequestsCard } from './requests-card.tsx'
import { useAnswering } from './use-answering.ts'
import { useCampaignDialog } from './use-campaign-dialog.tsx'

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
          {chosen.length > 0 && <ApproveEffect campaigns={campaigns} chosen={chosen} />}
          <div className={styles.rule}>
            <RuleCard />
          </div>
        </aside>
        <div className={styles.list}>{list}</div>
      </div>
    </>
  )
}

export const CampaignsPage = () => {
  const { t } = useTranslation()
  const campaigns = useCampaigns()
  const dialog = useCampaignDialog()
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
          {({ campaigns: { results } }) => <Whole campaigns={results} open={dialog.open} />}
        </WhenLoaded>
      )}
      {dialog.dialog}
    </Stack>
  )
}
