/** What staff answer: the requests of a page, which of them are ticked, and the job that answers them. */
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#shared/kit/day.ts'
import { staffCampaignCalls } from '#shared/products/campaign-calls.ts'
import { campaignRequestCalls } from '#shared/products/campaign-request-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import type { CallFailure } from '../../kit/failure.ts'
import type { Selection } from '../../kit/list/selection.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useToday } from '../../markets/use-today.ts'
import { jobOf, useAnsweringJob } from './campaign-job.tsx'
import type { Campaign, CampaignRequest } from './campaigns.ts'

/** Says why a request makes little sense; undefined where it makes sense. Such a request starts unticked. */
const useDoubt = (campaigns: readonly Campaign[]) => {
  const { t } = useTranslation()
  const today = useToday()
  return ({ ask, campaign: id, now, after }: CampaignRequest): string | undefined => {
    if (ask === 'leave') return undefined
    const campaign = campaigns.find(one => one.id === id)
    if (!campaign || campaign.status === 'ended') return t('staff-campaigns.isOver')
    const left = daysBetween(today, campaign.dateTo)
    if (left === 0) return t('staff-campaigns.onlyToday')
    if (left === 1) return t('staff-campaigns.onlyTomorrow')
    return now === after ? t('staff-campaigns.noPriceFalls') : undefined
  }
}

export const useAnswering = (campaigns: readonly Campaign[]) => {
  const { t } = useTranslation()
  const act = useAct()
  const mayAnswer = useMayDo()('serve')
  const job = useAnsweringJob()
  const doubt = useDoubt(campaigns)
  const [page, setPage] = useState(1)
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [failure, setFailure] = useState<CallFailure>()
  const requests = useRoute(campaignRequestCalls.listCampaignRequests, {
    query: page > 1 ? { page: String(page) } : {},
  })
  const { results: waiting = [], pagesCount = 1 } = requests.data ?? {}
  const isBeyond = requests.data !== undefined && page > 1 && !waiting.length
  useEffect(() => {
    if (isBeyond) setPage(1)
  }, [isBeyond])
  const chosen = waiting.filter(one => mayAnswer && (ticks.get(one.id) ?? doubt(one) === undefined))
  const ids = chosen.map(({ id }) => id)
  const selection: Selection<CampaignRequest> = {
    chosen: new Set(ids),
    choose: (some, isChosen) => {
      setFailure(undefined)
      setTicks(before => new Map([...before, ...some.map(id => [id, isChosen] as const)]))
    },
    nameOf: ({ customerName, campaignName }) => `${customerName}, ${campaignName}`,
  }
  const approve = async () => {
    setFailure(undefined)
    const started = await act(
      send => send(staffCampaignCalls.answerCampaignRequests, { body: { ids, approved: true } }),
      { busy: t('staff-campaigns.answering'), refused: { any: setFailure } },
    )
    if (!started) return
    job.keep(started)
    for (const { campaign } of chosen) jobOf(campaign).write(started.job)
  }
  return {
    mayAnswer,
    requests,
    waiting,
    pagesCount,
    page,
    setPage,
    doubt,
    chosen,
    ids,
    selection,
    job,
    failure,
    approve,
  }
}

export type Answering = ReturnType<typeof useAnswering>
