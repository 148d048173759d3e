/** Signs of discounts and campaigns that staff hang and take down, and files that a till is due. */
import { IconFileDownload, IconSignRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#shared/kit/contract.ts'
import { SIGN_TASKS } from '#shared/products/discount.ts'
import { signCalls } from '#shared/products/sign-calls.ts'
import { call } from '../../kit/call.ts'
import { useKeepAsking } from '../../kit/calls/keep-asking.ts'
import { percent as inPercent, useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { JobGroup } from './job-group.tsx'
import { Line } from './line.tsx'
import { EVERY_MS } from './use-day-board.ts'
import { keyOf, type Tickable, type Ticks, TicksContext, useOwnTicks } from './use-ticks.ts'

type Signs = Answer<typeof signCalls.listSigns>
type Sign = Signs['results'][number]

const ofSign = ({ task, id, dateFrom }: Sign) => ({ kind: task, id, on: dateFrom })

const useSignTicks = (signs: readonly Sign[], onSaved: () => Promise<unknown>): Ticks => {
  const { marketId: market } = useThisMarket()
  const known = new Map(signs.map(sign => [keyOf(ofSign(sign)), sign.done]))
  const write = async ({ kind, id }: Tickable, done: boolean) => {
    const task = SIGN_TASKS.find(one => one === kind)
    if (task)
      await call(signCalls.tickSign, { audience: 'admin', market, params: { id }, body: { task, done } })
  }
  return { ...useOwnTicks({ known, write, onSaved }), isGone: () => false }
}

const SignLine = ({ sign }: { sign: Sign }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { task, percent, dateTo, shelf, customer, name } = sign
  const about = { percent: inPercent(percent), name }
  const title = task === 'hang' ? t('day.signHang', about) : t('day.signTake', about)
  return (
    <Line
      shelf={shelf}
      title={title}
      name={title}
      why={t('day.signUntil', { day: show.day(dateTo) })}
      verb={t('day.signDo')}
      to={customer ? `/customers/${customer}` : '/customers/campaigns'}
      tick={ofSign(sign)}
      done={task === 'hang' ? t('day.signHung') : t('day.signTaken')}
    />
  )
}

const FilesDue = ({ due }: { due: Signs['tillFile'] }) => {
  const { t } = useTranslation()
  if (!due.length) return null
  return (
    <JobGroup id="day-till-file" icon={IconFileDownload} title={t('day.tillFile')} count={due.length}>
      {due.map(({ name, begins }) => {
        const title = begins ? t('day.campaignBegins', { name }) : t('day.campaignOver', { name })
        return (
          <Line
            key={`${name} ${begins}`}
            shelf=""
            title={title}
            name={title}
            why={t('day.tillFileWhy')}
            verb={t('day.tillFileDo')}
            to="/customers/products"
          />
        )
      })}
    </JobGroup>
  )
}

/** Asks for them as often as for the board; nothing until they are known, or where there are none. */
export const SignTasks = () => {
  const { t } = useTranslation()
  const { data, failure, retry } = useRoute(
    signCalls.listSigns,
    {},
    { refreshInterval: EVERY_MS, revalidateOnFocus: true },
  )
  useKeepAsking(failure !== undefined, retry, EVERY_MS)
  const signs = data?.results ?? []
  const ticks = useSignTicks(signs, retry)
  const left = signs.filter(sign => !ticks.of(ofSign(sign))).length
  return (
    <TicksContext value={ticks}>
      <FilesDue due={data?.tillFile ?? []} />
      {signs.length > 0 && (
        <JobGroup id="day-signs" icon={IconSignRight} title={t('day.signs')} count={left}>
          {signs.map(sign => (
            <SignLine key={keyOf(ofSign(sign))} sign={sign} />
          ))}
        </JobGroup>
      )}
    </TicksContext>
  )
}
