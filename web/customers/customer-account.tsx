/** What staff do about a customer's account: approve it, send the link again, reset the password, delete it. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconArrowMerge, IconCircleCheck, IconKey, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { useAct } from '../kit/act/use-act.ts'
import type { CallFailure } from '../kit/failure.ts'
import { Notice } from '../kit/notice.tsx'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useShow } from '../kit/show.ts'
import type { Customer } from './customer-marks.tsx'

interface Running {
  count: number
  lastDay: string
}

/** What keeps a customer from being deleted: the refusal names the bookings by their last days. */
const runningIn = ({ body }: CallFailure): Running => {
  const { usedBy = [], count = 0 } = body as { usedBy?: { name: string }[]; count?: number }
  const days = usedBy.map(({ name }) => name).sort()
  return { count, lastDay: days.at(-1) ?? '' }
}

const useAccountActs = ({ userNumber, name, email }: Customer) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const act = useAct()
  const [running, setRunning] = useState<Running>()
  const options = { params: { userNumber } }
  const busy = t('customer.working')

  const verify = () =>
    act(send => send(staffCalls.verify, options), {
      ask: {
        title: t('customer.verifyTitle'),
        text: t('customer.verifyText'),
        action: t('customer.verify'),
      },
      busy,
      done: t('customer.isVerified'),
    })
  const sendLink = () =>
    act(send => send(staffCalls.sendConfirmation, options), { busy, done: t('customer.linkSent', { email }) })
  const reset = () =>
    act(send => send(staffCalls.resetPassword, options), {
      ask: {
        title: t('customer.resetTitle'),
        text: t('customer.resetText', { number: userNumber }),
        action: t('customer.reset'),
      },
      busy,
      done: t('customer.isReset'),
    })
  const remove = async () => {
    setRunning(undefined)
    const removed = await act(send => send(staffCalls.remove, options), {
      ask: {
        title: t('customer.removeTitle', { name }),
        text: t('customer.removeText'),
        action: t('customer.remove'),
      },
      busy,
      done: t('customer.removed'),
      refused: { in_use: failure => setRunning(runningIn(failure)) },
    })
    if (removed) await navigate('/customers', { replace: true })
  }
  return { verify, sendLink, reset, remove, running }
}

export const CustomerAccount = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { verify, sendLink, reset, remove, running } = useAccountActs(customer)
  const { userNumber, verified } = customer
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="account">
      <Stack gap="sm" align="stretch">
        <Title order={2} id="account">
          {t('customer.account')}
        </Title>
        <IfMay right="serve">
          {verified || (
            <>
              <Button
                variant="default"
                leftSection={<IconCircleCheck size={20} aria-hidden />}
                onClick={() => void verify()}
              >
                {t('customer.verify')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconSend size={20} aria-hidden />}
                onClick={() => void sendLink()}
              >
                {t('customer.sendLink')}
              </Button>
            </>
          )}
          <Button
            variant="default"
            leftSection={<IconKey size={20} aria-hidden />}
            onClick={() => void reset()}
          >
            {t('customer.reset')}
          </Button>
          <Button
            component={Link}
            to={`/customers/${userNumber}/merge`}
            variant="default"
            leftSection={<IconArrowMerge size={20} aria-hidden />}
          >
            {t('customer.merge')}
          </Button>
        </IfMay>
        <IfMay right="own">
          <Button
            variant="subtle"
            color="berry"
            leftSection={<IconTrash size={20} aria-hidden />}
            onClick={() => void remove()}
          >
            {t('customer.remove')}
          </Button>
        </IfMay>
        {running && (
          <Notice color="berry" title={t('customer.cannotRemoveTitle')} takesFocus>
            <Text size="sm">
              {t('customer.cannotRemoveText', { count: running.count, date: show.date(running.lastDay) })}
            </Text>
          </Notice>
        )}
      </Stack>
    </Paper>
  )
}
