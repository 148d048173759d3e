/** All campaigns by how far they are: those that run, those to come, and the last that ended. */
import '../../kit/staff-tokens.css'
import { Button, Text, VisuallyHidden } from '@mantine/core'
import { type Icon, IconCalendarEvent, IconFlag, IconPlayerPlay, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CampaignState } from '#shared/campaigns/campaign.ts'
import listStyles from '../../kit/list/list.module.css'
import { RowLink } from '../../kit/list/row-link.tsx'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { CampaignJob, useCampaignJob } from './campaign-job.tsx'
import { CampaignMenu } from './campaign-verbs.tsx'
import styles from './campaigns.module.css'
import { AT, type Campaign, type Opened, useCampaignWords } from './campaigns.ts'

const COLUMNS = 6

/** So many that ended are shown at first. */
const MOST_ENDED = 5

interface RowProps {
  campaign: Campaign
  /** How many products wait for an answer; undefined where not all requests are loaded. */
  waiting: number | undefined
  open: (opened: Opened) => void
}

/** How far the campaign's job is, or what waits, or the next thing to do. */
const Now = ({ campaign, waiting, open }: RowProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const { id, name, status } = campaign
  const job = useCampaignJob(id)
  if (job.state !== 'none') return <CampaignJob of={job} title={t('staff-campaigns.moving')} />
  if (waiting)
    return (
      <>
        <Text size="sm" fw={650}>
          {t('staff-campaigns.waitForYou', { count: waiting })}
        </Text>
        <Text size="sm" c="dimmed">
          {t('staff-campaigns.inListAbove')}
        </Text>
      </>
    )
  if (!may('serve')) return null
  if (status === 'ended')
    return (
      <Button
        size="sm"
        variant="default"
        aria-label={t('staff-campaigns.runNamedAgain', { name })}
        onClick={() => open({ campaign, isCopy: true })}
      >
        {t('staff-campaigns.runAgain')}
      </Button>
    )
  return (
    <Button
      component={Link}
      to={`${AT}/${id}`}
      size="sm"
      variant="default"
      leftSection={<IconPlus size={18} aria-hidden />}
      aria-label={t('staff-campaigns.putInto', { name })}
    >
      {t('staff-campaigns.putIn')}
    </Button>
  )
}

const Row = (props: RowProps) => {
  const { t } = useTranslation()
  const { campaign, open } = props
  const { left, days, off } = useCampaignWords()
  const { id, name, productsCount: count, tenantsCount } = campaign
  const tenants = count > 0 && t('staff-campaigns.ofTenants', { count: tenantsCount })
  const none = campaign.status !== 'ended' && t('staff-campaigns.noneYet')
  const menu = <CampaignMenu campaign={campaign} open={open} />
  if (useIsNarrow())
    return (
      <li className={listStyles.card}>
        <div className={listStyles.ends}>
          <RowLink to={`${AT}/${id}`}>{name}</RowLink>
          <span className={styles.off}>{off(campaign)}</span>
        </div>
        <div className={listStyles.details}>
          {days(campaign)} · {left(campaign)}
        </div>
        <div className={listStyles.details}>
          {[t('staff-campaigns.countOfProducts', { count }), tenants].filter(Boolean).join(' ')}
        </div>
        <div className={styles.ends}>
          <div className={styles.now}>
            <Now {...props} />
          </div>
          {menu}
        </div>
      </li>
    )
  return (
    <tr>
      <td>
        <RowLink to={`${AT}/${id}`}>{name}</RowLink>
        <Text size="sm" c="dimmed">
          {left(campaign)}
        </Text>
      </td>
      <td data-number className={styles.off}>
        {off(campaign)}
      </td>
      <td data-whole>{days(campaign)}</td>
      <td data-number>
        {count}
        <Text size="sm" c="dimmed">
          {tenants || none}
        </Text>
      </td>
      <td className={styles.next}>
        <Now {...props} />
      </td>
      <td data-number>{menu}</td>
    </tr>
  )
}

/** The looks of the states, in the order of the list. */
const LOOKS: Readonly<Record<CampaignState, Icon>> = {
  running: IconPlayerPlay,
  planned: IconCalendarEvent,
  ended: IconFlag,
}

export const useStateNames = (): Record<CampaignState, string> => {
  const { t } = useTranslation()
  return {
    running: t('staff-campaigns.running'),
    planned: t('staff-campaigns.planned'),
    ended: t('staff-campaigns.ended'),
  }
}

const Across = ({ children, isTitle }: { children: ReactNode; isTitle?: boolean }) => {
  if (useIsNarrow()) return <li className={isTitle ? styles.groupCard : undefined}>{children}</li>
  return (
    <tr className={isTitle ? styles.group : undefined}>
      {isTitle ? (
        <th scope="rowgroup" colSpan={COLUMNS}>
          {children}
        </th>
      ) : (
        <td colSpan={COLUMNS}>{children}</td>
      )}
    </tr>
  )
}

interface ListProps {
  campaigns: readonly Campaign[]
  /** How many products wait for an answer, by campaign. */
  waitingIn: (campaign: string) => number | undefined
  open: (opened: Opened) => void
}

const Group = ({ state, campaigns, waitingIn, open }: ListProps & { state: CampaignState }) => {
  const { t } = useTranslation()
  const [isWhole, setIsWhole] = useState(false)
  const name = useStateNames()[state]
  const Mark = LOOKS[state]
  const all = campaigns.filter(({ status }) => status === state)
  const shown = state === 'ended' && !isWhole ? all.slice(0, MOST_ENDED) : all
  if (!all.length) return null
  return (
    <>
      <Across isTitle>
        <span className={styles.state} data-state={state}>
          <Mark size={18} aria-hidden /> {name}
          <span className={styles.count}>
            {shown.length < all.length
              ? t('staff-campaigns.someOf', { shown: shown.length, count: all.length })
              : all.length}
          </span>
        </span>
      </Across>
      {shown.map(campaign => (
        <Row key={campaign.id} campaign={campaign} waiting={waitingIn(campaign.id)} open={open} />
      ))}
      {shown.length < all.length && (
        <Across>
          <Button variant="subtle" size="sm" onClick={() => setIsWhole(true)}>
            {t('staff-campaigns.showAll', { count: all.length })}
          </Button>
        </Across>
      )}
    </>
  )
}

export const CampaignList = (props: ListProps) => {
  const { t } = useTranslation()
  const groups = (['running', 'planned', 'ended'] as const).map(state => (
    <Group key={state} {...props} state={state} />
  ))
  if (useIsNarrow())
    return (
      <ul className={listStyles.cards} aria-label={t('staff-campaigns.title')}>
        {groups}
      </ul>
    )
  return (
    <div className={styles.box}>
      <table className={`${listStyles.table} ${styles.table}`} aria-label={t('staff-campaigns.title')}>
        <thead>
          <tr>
            <th scope="col">{t('staff-campaigns.campaign')}</th>
            <th scope="col" data-number>
              {t('staff-campaigns.discount')}
            </th>
            <th scope="col">{t('staff-campaigns.days')}</th>
            <th scope="col" data-number>
              {t('staff-campaigns.productsIn')}
            </th>
            <th scope="col">{t('staff-campaigns.now')}</th>
            <th scope="col">
              <VisuallyHidden>{t('staff-campaigns.more')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>{groups}</tbody>
      </table>
    </div>
  )
}
