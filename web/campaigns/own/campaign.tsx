/** One campaign as a tenant sees it: what it is, what of theirs is in it, what they asked, and asking for more or less. */
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { IconClock, IconTag } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { campaignsContract } from '#shared/campaigns/contract.ts'
import { campaignMemberCalls, tenantsCampaignCalls } from '#shared/products/campaign-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { Notice } from '../../kit/notice.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { Empty, Failed } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { CampaignState } from './campaign-state.tsx'
import { type Campaign, type Request, useDays, useOff, waitingOf } from './campaign-words.ts'
import { ChooseThings } from './choose-things.tsx'
import { Joining } from './joining.tsx'
import styles from './own-campaigns.module.css'
import { ShelfEnds } from './shelf-ends.tsx'
import { WhereHeld } from './where-held.tsx'

const Head = ({ campaign }: { campaign: Campaign }) => {
  const days = useDays()
  const off = useOff()
  const { language } = useThisMarket()
  return (
    <div>
      <Group justify="space-between" align="start" wrap="nowrap">
        <StepTitle>
          <span lang={language}>{campaign.name}</span>
        </StepTitle>
        <strong className={styles.off}>{off(campaign)}</strong>
      </Group>
      <Text>{days(campaign)}</Text>
      {campaign.description && (
        <Text size="sm" c="dimmed" lang={language}>
          {campaign.description}
        </Text>
      )}
      <Text size="sm" mt={4}>
        <CampaignState status={campaign.status} />
      </Text>
    </div>
  )
}

/** What waits for staff. `isNew`: it was asked for a moment ago, so its words take the focus. */
const Waiting = ({ request, isNew }: { request: Request; isNew: boolean }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const act = useAct()
  const { id, ask, products: count, now, after } = request
  const withdraw = () =>
    act(send => send(tenantsCampaignCalls.withdrawCampaignRequest, { params: { id } }), {
      busy: t('campaigns.withdrawing'),
      done: t('campaigns.withdrawn'),
    })
  const prices = { now: show.money(now, currencyCode), after: show.money(after, currencyCode) }
  return (
    <Notice
      icon={IconClock}
      role="note"
      takesFocus={isNew}
      title={ask === 'join' ? t('campaigns.joinWaits', { count }) : t('campaigns.leaveWaits', { count })}
    >
      <Text size="sm">
        {ask === 'join' ? t('campaigns.joinWaitsText', prices) : t('campaigns.leaveWaitsText', prices)}
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={() => void withdraw()}>
        {t('campaigns.withdraw')}
      </Button>
    </Notice>
  )
}

/** What staff said last, where that is no. What they agreed to shows by what is in the campaign. */
const Declined = ({ request: { ask, products: count, reason } }: { request: Request }) => {
  const { t } = useTranslation()
  const { language } = useThisMarket()
  return (
    <Notice
      role="note"
      color="berry"
      title={
        ask === 'join' ? t('campaigns.joinDeclined', { count }) : t('campaigns.leaveDeclined', { count })
      }
    >
      <Text size="sm">
        {reason ? (
          <>
            {t('campaigns.shopWrites')} <q lang={language}>{reason}</q>
          </>
        ) : (
          t('campaigns.noReason')
        )}
      </Text>
      <Text size="sm">{ask === 'join' ? t('campaigns.askAgain') : t('campaigns.stayIn')}</Text>
    </Notice>
  )
}

/** The last request of each kind, unless it was approved or nobody answered it. */
const Requests = ({ requests, asked }: { requests: readonly Request[]; asked: Request['ask'] | undefined }) =>
  (['join', 'leave'] as const).map(ask => {
    const [last] = requests.filter(one => one.ask === ask)
    if (last?.status === 'pending') return <Waiting key={ask} request={last} isNew={asked === ask} />
    return last?.status === 'declined' && <Declined key={ask} request={last} />
  })

interface InItProps {
  campaign: Campaign
  /** Null while nobody takes anything out. */
  form: ReactNode
  onLeave: () => void
}

/** What is in the campaign now, and the way to take some of it out. */
const InIt = ({ campaign, form, onLeave }: InItProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { data, failure, retry } = useRoute(campaignMemberCalls.previewCampaign, {
    params: { id: campaign.id },
    body: { ask: 'leave', all: true },
  })
  if (failure && !data) return <Failed failure={failure} retry={() => void retry()} />
  if (!data) return <Skeleton height={96} radius="lg" />
  const { products: count, now } = data.total
  if (!count) return null
  return (
    <>
      <Notice color="shelf" icon={IconTag} role="note" title={t('campaigns.inIt', { count })}>
        <Text size="sm">
          <span>
            {campaign.status === 'running'
              ? t('campaigns.inItRunning', { amount: show.money(now, currencyCode) })
              : t('campaigns.inItPlanned')}
          </span>{' '}
          <Anchor component={Link} to="/product-sheets" size="sm" underline="always">
            {t('campaigns.toLabels')}
          </Anchor>
        </Text>
        {!form && (
          <Button size="sm" variant="default" onClick={onLeave}>
            {t('campaigns.takeOut')}
          </Button>
        )}
      </Notice>
      {form}
    </>
  )
}

type Doing = Request['ask'] | 'nothing'

const Open = ({ campaign, requests }: { campaign: Campaign; requests: readonly Request[] }) => {
  const { t } = useTranslation()
  const waiting = waitingOf(requests, campaign.id)
  const waits = waiting.some(({ ask }) => ask === 'join')
  const [chosen, choose] = useState<Doing>()
  const [asked, setAsked] = useState<Request['ask']>()
  // Once something waits, the next wish begins with a press.
  const doing = chosen ?? (waits ? 'nothing' : 'join')
  const onAsked = (ask: Request['ask']) => {
    setAsked(ask)
    choose('nothing')
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <Requests requests={requests} asked={asked} />
      <InIt
        campaign={campaign}
        onLeave={() => choose('leave')}
        form={
          doing === 'leave' && (
            <ChooseThings
              campaign={campaign}
              ask="leave"
              from={{ all: true }}
              onAsked={() => onAsked('leave')}
              onBack={() => choose(undefined)}
            />
          )
        }
      />
      {doing === 'join' && (
        <>
          <ShelfEnds campaign={campaign} />
          <Joining campaign={campaign} onAsked={() => onAsked('join')} />
        </>
      )}
      {doing === 'nothing' && (
        <div>
          <Button variant="default" onClick={() => choose('join')}>
            {t('campaigns.askForMore')}
          </Button>
        </div>
      )}
    </>
  )
}

const Whole = ({ id }: { id: string }) => {
  const { t } = useTranslation()
  const campaigns = useRoute(campaignsContract.listCampaigns, { query: {} })
  const requests = useRoute(campaignMemberCalls.listCampaignRequests, { query: {} })
  return (
    <div className={styles.page}>
      <BackToList to="/campaigns">{t('campaigns.title')}</BackToList>
      <WhenLoaded of={{ campaigns, requests }}>
        {data => {
          const campaign = data.campaigns.results.find(one => one.id === id)
          if (!campaign)
            return (
              <>
                <PageTitle>{t('campaigns.title')}</PageTitle>
                <StepTitle>{t('campaigns.title')}</StepTitle>
                <Empty>{t('campaigns.gone')}</Empty>
              </>
            )
          return (
            <Stack gap="lg">
              <PageTitle>{campaign.name}</PageTitle>
              <Head campaign={campaign} />
              {campaign.status === 'ended' ? (
                <Empty>{t('campaigns.endedText')}</Empty>
              ) : (
                <Open
                  campaign={campaign}
                  requests={data.requests.results.filter(one => one.campaign === id)}
                />
              )}
            </Stack>
          )
        }}
      </WhenLoaded>
    </div>
  )
}

export const OwnCampaign = () => {
  const { id = '' } = useParams()
  return (
    <WhereHeld>
      <Whole key={id} id={id} />
    </WhereHeld>
  )
}
