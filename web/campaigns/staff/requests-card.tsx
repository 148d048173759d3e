/** What waits for staff: tenants who want to be in a campaign, or out of one, the oldest first. */
import { Anchor, Badge, Button, Group, Text, Title } from '@mantine/core'
import { IconArrowRight, IconCheck, IconLogin2, IconLogout2 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { fromWire, sum } from '#shared/kit/money.ts'
import { complaints, hasCode } from '../../kit/failure.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { later } from '../../kit/later.tsx'
import type { Column } from '../../kit/list/column.ts'
import { useListAddress } from '../../kit/list/list-address.ts'
import { ListCards } from '../../kit/list/list-cards.tsx'
import { ListTable } from '../../kit/list/list-table.tsx'
import { Pager } from '../../kit/list/pager.tsx'
import { useIsNarrow } from '../../kit/list/use-is-narrow.ts'
import { Notice } from '../../kit/notice.tsx'
import { textOfCode } from '../../kit/notify.ts'
import { CampaignJob, isAtWork } from './campaign-job.tsx'
import styles from './campaigns.module.css'
import { type CampaignRequest, useAmounts, useAskedWords } from './campaigns.ts'
import type { Answering } from './use-answering.ts'

const DeclineDialog = later(
  ['form', 'products', 'staff-campaigns'],
  async () => (await import('./decline-dialog.tsx')).DeclineDialog,
)

const Wish = ({ request: { ask, campaignName } }: { request: CampaignRequest }) => {
  const { t } = useTranslation()
  const Mark = ask === 'join' ? IconLogin2 : IconLogout2
  return (
    <IconLabel icon={<Mark size={18} color="var(--reol-ink-soft)" />}>
      {ask === 'join' ? t('staff-campaigns.wantsIn') : t('staff-campaigns.wantsOut')}{' '}
      <strong>{campaignName}</strong>
    </IconLabel>
  )
}

const Doubt = ({ children }: { children: string | undefined }) =>
  children ? (
    <Text size="sm" c="straw">
      {children}
    </Text>
  ) : null

const useColumns = (doubt: Answering['doubt']): Column<CampaignRequest>[] => {
  const { t } = useTranslation()
  const asked = useAskedWords()
  const { plain } = useAmounts()
  return [
    {
      name: 'tenant',
      title: t('staff-campaigns.tenant'),
      cell: request => (
        <>
          <Anchor component={Link} to={`/customers/${request.customer}`} fz="sm">
            {request.customerName || request.customer}
          </Anchor>
          <Text size="sm" c="dimmed">
            {request.customer} · {asked(request.asked)}
          </Text>
        </>
      ),
    },
    {
      name: 'ask',
      title: t('staff-campaigns.asks'),
      cell: request => (
        <>
          <Wish request={request} />
          <Doubt>{doubt(request)}</Doubt>
        </>
      ),
    },
    { name: 'products', title: t('staff-campaigns.products'), cell: one => one.products, isNumber: true },
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
  ]
}

const Rows = ({ answering }: { answering: Answering }) => {
  const { t } = useTranslation()
  const { waiting, selection, doubt, job, mayAnswer } = answering
  const asked = useAskedWords()
  const { money } = useAmounts()
  const columns = useColumns(doubt)
  const address = useListAddress()
  const shared = {
    label: t('staff-campaigns.waiting'),
    rows: waiting,
    rowKey: ({ id }: CampaignRequest) => id,
    ...(mayAnswer && !isAtWork(job) && { selection }),
  }
  if (!useIsNarrow()) return <ListTable {...shared} columns={columns} address={address} />
  return (
    <ListCards
      {...shared}
      card={request => ({
        name: (
          <Anchor component={Link} to={`/customers/${request.customer}`}>
            {request.customerName || request.customer}
          </Anchor>
        ),
        details: [
          t('staff-campaigns.countOfProducts', { count: request.products }),
          `${money(request.now)} → ${money(request.after)}`,
          asked(request.asked),
        ],
        status: (
          <>
            <Wish request={request} />
            <Doubt>{doubt(request)}</Doubt>
          </>
        ),
      })}
    />
  )
}

const useRefused = () => {
  const { t } = useTranslation()
  return ({ failure }: Answering): string | undefined => {
    if (!failure) return undefined
    return hasCode(failure, 'nothing_to_move')
      ? t('staff-campaigns.answeredAlready')
      : complaints(failure)
          .map(({ code }) => textOfCode(code))
          .join(' ')
  }
}

const Foot = ({ answering }: { answering: Answering }) => {
  const { t } = useTranslation()
  const { money } = useAmounts()
  const { chosen, job, approve } = answering
  const [isDeclining, setIsDeclining] = useState(false)
  const refused = useRefused()(answering)
  const count = chosen.length
  const total = (name: 'now' | 'after') => money(sum(chosen.map(one => fromWire(one[name]))))
  const hasFailed = job.state === 'failed' || job.state === 'cancelled'
  return (
    <div className={styles.foot}>
      {refused && <Notice title={t('staff-campaigns.notAnswered')}>{refused}</Notice>}
      {(isAtWork(job) || hasFailed) && <CampaignJob of={job} title={t('staff-campaigns.answersGo')} />}
      {!isAtWork(job) && (
        <Group justify="space-between" gap="sm">
          <Group gap="sm">
            <Button
              disabled={!count}
              leftSection={<IconCheck size={20} aria-hidden />}
              onClick={() => void approve()}
            >
              {t('staff-campaigns.approve', { count })}
            </Button>
            <Button variant="default" disabled={!count} onClick={() => setIsDeclining(true)}>
              {t('staff-campaigns.decline', { count })}
            </Button>
          </Group>
          <Text size="sm" role="status">
            {count
              ? t('staff-campaigns.chosen', {
                  count,
                  products: sum(chosen.map(({ products }) => products)),
                  now: total('now'),
                  after: total('after'),
                })
              : t('staff-campaigns.tickSome')}
          </Text>
        </Group>
      )}
      {isDeclining && (
        <DeclineDialog instead={null} answering={answering} onClose={() => setIsDeclining(false)} />
      )}
    </div>
  )
}

export const RequestsCard = ({ answering }: { answering: Answering }) => {
  const { t } = useTranslation()
  const asked = useAskedWords()
  const { requests, waiting, page, pagesCount, setPage, mayAnswer } = answering
  const [oldest] = waiting
  return (
    <section className={styles.requests} aria-labelledby="waiting">
      <Group justify="space-between" className={styles.head}>
        <Group gap="sm">
          <Title order={2} id="waiting">
            {t('staff-campaigns.waiting')}
          </Title>
          <Badge color="berry" radius="xl" variant="filled" aria-hidden>
            {requests.data?.count ?? waiting.length}
          </Badge>
        </Group>
        {oldest && page === 1 && (
          <Text size="sm" c="dimmed">
            {t('staff-campaigns.oldestFirst', { when: asked(oldest.asked) })}
          </Text>
        )}
      </Group>
      <Rows answering={answering} />
      {pagesCount > 1 && <Pager page={page} pagesCount={pagesCount} onPage={setPage} />}
      {mayAnswer && <Foot answering={answering} />}
    </section>
  )
}
