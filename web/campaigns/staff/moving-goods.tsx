/** The products of a tenant that go into a campaign, or out of it, with what that does to prices and labels. */
import { Button, Group, Skeleton, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire } from '#shared/kit/money.ts'
import type { JoinFate, LeaveFate } from '#shared/products/campaign.ts'
import { staffCampaignCalls } from '#shared/products/campaign-calls.ts'
import type { CampaignAsk } from '#shared/products/campaign-request.ts'
import type { KeptJob } from '../../jobs/use-kept-job.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { type CallFailure, complaints } from '../../kit/failure.ts'
import type { Column } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { ListCards } from '../../kit/list/list-cards.tsx'
import { ListTable } from '../../kit/list/list-table.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useShow } from '../../kit/show.ts'
import { Empty } from '../../kit/states.tsx'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { CampaignJob, isAtWork, useCampaignJob } from './campaign-job.tsx'
import styles from './campaigns.module.css'
import { type Campaign, useAmounts } from './campaigns.ts'
import { type Moved, type Moving, type MovingGoodsProps, type Preview, useMoving } from './use-moving.ts'

const PAGE = 50

const useFateWords = () => {
  const { t } = useTranslation()
  return (fate: JoinFate | LeaveFate, count: number): string | undefined =>
    ({
      joins: undefined,
      leaves: undefined,
      keeps: t('staff-campaigns.ownIsHigher'),
      stays: t('staff-campaigns.ownIsHigher'),
      already: t('staff-campaigns.alreadyIn', { count }),
      other: t('staff-campaigns.inAnother', { count }),
      gone: t('staff-campaigns.notInShop', { count }),
      absent: t('staff-campaigns.notIn', { count }),
    })[fate]
}

const useColumns = (): Column<Moved>[] => {
  const { t } = useTranslation()
  const { plain } = useAmounts()
  const words = useFateWords()
  return [
    {
      name: 'name',
      title: t('staff-campaigns.product'),
      cell: ({ name, fate }) => (
        <>
          {name}
          <Text size="sm" c="dimmed">
            {words(fate, 1)}
          </Text>
        </>
      ),
    },
    { name: 'number', title: t('staff-campaigns.number'), cell: ({ id }) => id, isWhole: true },
    {
      name: 'now',
      title: t('staff-campaigns.priceNow'),
      cell: ({ now }) => (
        <span className={styles.before}>
          <span>{plain(now)}</span> <IconArrowRight size={14} aria-hidden />
        </span>
      ),
      isNumber: true,
    },
    {
      name: 'after',
      title: t('staff-campaigns.priceAfter'),
      cell: ({ after }) => <strong>{plain(after)}</strong>,
      isNumber: true,
    },
    {
      name: 'share',
      title: t('staff-campaigns.tenantGets'),
      cell: ({ shareAfter }) => plain(shareAfter),
      isNumber: true,
    },
  ]
}

const Rows = ({ moving: { moving, selection } }: { moving: Moving }) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const words = useFateWords()
  const columns = useColumns()
  const address = useListAddress()
  const mayTick = useMayDo()('serve')
  const [page, setPage] = useState(1)
  const pagesCount = Math.ceil(moving.length / PAGE)
  const at = Math.min(page, pagesCount)
  const shared = {
    label: t('staff-campaigns.products'),
    rows: moving.slice((at - 1) * PAGE, at * PAGE),
    rowKey: ({ id }: Moved) => id,
    ...(mayTick && { selection }),
  }
  return (
    <>
      {useIsNarrow() ? (
        <ListCards
          {...shared}
          card={({ id, name, now, after, shareAfter, fate }) => ({
            name,
            details: [
              id,
              `${money(now)} → ${money(after)}`,
              t('staff-campaigns.getsEach', { amount: money(shareAfter) }),
            ],
            status: words(fate, 1),
          })}
        />
      ) : (
        <ListTable {...shared} columns={columns} address={address} />
      )}
      {pagesCount > 1 && <Pager page={at} pagesCount={pagesCount} onPage={setPage} />}
    </>
  )
}

/** What does not move, counted by why. */
const Others = ({ others }: { others: readonly Moved[] }) => {
  const { t } = useTranslation()
  const words = useFateWords()
  if (!others.length) return null
  const counted = [...Map.groupBy(others, ({ fate }) => fate)]
  return (
    <Text size="sm" c="dimmed">
      {t('staff-campaigns.othersStay')}{' '}
      {counted.map(([fate, some]) => `${some.length} ${words(fate, some.length)}`).join(' · ')}
    </Text>
  )
}

interface EffectProps {
  of: Preview
  campaign: Campaign
  ask: CampaignAsk
}

/** How many prices change and when, how many labels that means, and what they cost. */
const Effect = ({ of: { products, total, ...effect }, campaign, ask }: EffectProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { money } = useAmounts()
  const keeps = products.filter(({ fate }) => fate === 'keeps' || fate === 'stays').length
  const isNow = campaign.status === 'running'
  const count = products.filter(({ fate }) => fate === 'joins' || fate === 'leaves').length
  const prices = {
    join: isNow
      ? t('staff-campaigns.fallNow', { count })
      : t('staff-campaigns.fallLater', { count, day: show.day(campaign.dateFrom) }),
    leave: isNow ? t('staff-campaigns.riseNow', { count }) : t('staff-campaigns.notBegun'),
  }
  const labels = { count: effect.labels, amount: money(effect.labelsCost) }
  const cost =
    effect.campaignLabels === 'sign'
      ? t('staff-campaigns.labelsSign')
      : fromWire(effect.labelsCost) > 0
        ? t('staff-campaigns.labelsCost', labels)
        : t('staff-campaigns.labelsFree', labels)
  return (
    <ul className={styles.effect}>
      <li>
        <strong>{prices[ask]}</strong> {keeps > 0 && t('staff-campaigns.keepOwn', { count: keeps })}
      </li>
      {count > 0 && <li>{cost}</li>}
      {total.now !== total.after && (
        <>
          <li>{t('staff-campaigns.inAll', { now: money(total.now), after: money(total.after) })}</li>
          <li>
            {t('staff-campaigns.tenantInAll', { now: money(total.shareNow), after: money(total.shareAfter) })}
          </li>
        </>
      )}
    </ul>
  )
}

type FootProps = MovingGoodsProps & { moving: Moving; job: KeptJob }

/** Begins the job that moves what is ticked. */
const useBegin = ({ campaign, tenant, ask, moving, job }: FootProps) => {
  const { t } = useTranslation()
  const act = useAct()
  const [failure, setFailure] = useState<CallFailure>()
  const { ids, chosen, tickAll } = moving
  const begin = async () => {
    setFailure(undefined)
    const started = await act(
      send =>
        ask === 'join'
          ? send(staffCampaignCalls.addToCampaign, {
              params: { userNumber: tenant, id: campaign.id },
              body: chosen,
            })
          : send(staffCampaignCalls.removeFromCampaign, {
              params: { id: campaign.id },
              body: { products: ids },
            }),
      { busy: t('staff-campaigns.beginning'), refused: { any: setFailure } },
    )
    if (!started) return
    job.keep(started)
    tickAll()
  }
  return { begin, failure }
}

const Foot = (props: FootProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const { begin, failure } = useBegin(props)
  const { campaign, ask, moving, job } = props
  const { ids, isCut, effect, tickAll } = moving
  const count = ids.length
  if (isAtWork(job))
    return (
      <div className={`${styles.foot} ${styles.sticky}`}>
        <CampaignJob of={job} title={t('staff-campaigns.moving')} />
        <Text size="sm">{t('staff-campaigns.mayLeave')}</Text>
      </div>
    )
  return (
    <div className={`${styles.foot} ${styles.sticky}`}>
      {job.state !== 'none' && <CampaignJob of={job} title={t('staff-campaigns.moving')} />}
      {failure && (
        <Notice title={t('staff-campaigns.notDone')}>
          {complaints(failure)
            .map(({ code }) => textOfCode(code))
            .join(' ')}
        </Notice>
      )}
      {isCut && <Text size="sm">{t('staff-campaigns.mostAtOnce', { count })}</Text>}
      {count > 0 && (
        <WhenLoaded of={{ effect }} skeleton={<Skeleton height={72} radius="md" />}>
          {loaded => <Effect of={loaded.effect} campaign={campaign} ask={ask} />}
        </WhenLoaded>
      )}
      {may('serve') && (
        <Group gap="sm">
          <Button
            disabled={!count || effect.data === undefined}
            color={ask === 'leave' ? 'clay' : 'shelf'}
            onClick={() => void begin()}
          >
            {ask === 'join'
              ? t('staff-campaigns.putCountIn', { count })
              : t('staff-campaigns.takeCountOut', { count })}
          </Button>
          {count < moving.moving.length && (
            <Button variant="subtle" size="sm" onClick={tickAll}>
              {t('staff-campaigns.tickAll')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}

export const MovingGoods = (props: MovingGoodsProps) => {
  const { t } = useTranslation()
  const moving = useMoving(props)
  const job = useCampaignJob(props.campaign.id)
  return (
    <WhenLoaded of={{ whole: moving.whole }} skeleton={<Skeleton height={240} radius="lg" />}>
      {() =>
        moving.moving.length || isAtWork(job) ? (
          <section className={styles.requests} aria-label={t('staff-campaigns.products')}>
            <Rows moving={moving} />
            <div className={styles.others}>
              <Others others={moving.others} />
            </div>
            <Foot {...props} moving={moving} job={job} />
          </section>
        ) : (
          <Empty>
            {props.ask === 'join'
              ? t('staff-campaigns.nothingToPutIn')
              : t('staff-campaigns.nothingToTakeOut')}
            <br />
            {moving.others.length > 0 && <Others others={moving.others} />}
          </Empty>
        )
      }
    </WhenLoaded>
  )
}
