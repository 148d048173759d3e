import { sheetCalls } from '#shared/products/sheet-calls.ts'
import '@mantine/core/styles/Progress.css'
import { Button, Progress, Text } from '@mantine/core'
import { IconProgress } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { jobsContract } from '#shared/jobs/contract.ts'
import { hasJobEnded } from '#shared/kit/job.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Notice } from '../../kit/notice.tsx'
import { useRoute } from '../../kit/use-route.ts'
import type { Sheet } from '../thing/rows.ts'
import { useGoods } from '../thing/whose-goods.ts'

const POLL_MS = 1_000
const LOOK_MS = 3_000

/** Fetches the sheet until it is made: who did not complete it cannot read how far that is. */
const useLook = (isOthers: boolean, look: () => void): void => {
  useEffect(() => {
    if (!isOthers) return
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [isOthers, look])
}

/**
 * How far the making of the things is. The sheet knows its job, so a reload finds it again; where that has failed, or was
 * cancelled, another makes the rest. `look` fetches the sheet.
 */
export const Making = ({ sheet, job, look }: { sheet: Sheet; job: string; look: () => void }) => {
  const { t } = useTranslation()
  const act = useAct()
  const { of, words } = useGoods()
  const { data, failure, retry } = useRoute(
    jobsContract.read,
    { params: { id: job } },
    { refreshInterval: found => (found && hasJobEnded(found.state) ? 0 : POLL_MS) },
  )
  const state = data?.state
  useEffect(() => {
    if (state === 'done') look()
  }, [state, look])
  const isOthers = failure?.status === 404
  useLook(isOthers, look)
  const goOn = async () => {
    await act(send => send(sheetCalls.completeSheet, { params: { ...of, id: sheet.id } }), {
      busy: t('goods.making'),
    })
  }
  if (state === 'failed' || state === 'cancelled')
    return (
      <Notice color="berry" title={t('goods.makingFailed')}>
        <Text size="sm">{words.makingFailed}</Text>
        <Button size="sm" variant="default" onClick={() => void goOn()}>
          {t('kit.tryAgain')}
        </Button>
      </Notice>
    )
  const { done = 0, total = 0 } = data ?? {}
  return (
    <Notice role="status" icon={IconProgress} title={t('goods.making')}>
      <Text size="sm">{total ? t('goods.madeOf', { done, total }) : t('goods.makingSoon')}</Text>
      <Progress w="100%" value={total && (100 * done) / total} aria-label={t('goods.making')} />
      {failure && !isOthers && (
        <Button size="sm" variant="default" onClick={() => void retry()}>
          {t('kit.tryAgain')}
        </Button>
      )}
    </Notice>
  )
}
