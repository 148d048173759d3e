/** What staff do about a customer's account: approve it, send the link again, reset the password, delete it. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconArrowMerge, IconCircleCheck, IconKey, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { call } from '../kit/call.ts'
import { confirm } from '../kit/confirm.ts'
import { asFailure, type CallFailure, hasCode } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { Notice } from '../kit/notice.tsx'
import { notify, tellFailure } from '../kit/notify.ts'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
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

interface CustomerAccountProps {
  customer: Customer
  /** Fetches the customer again. */
  onChanged: () => unknown
}

export const CustomerAccount = ({ customer, onChanged }: CustomerAccountProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const navigate = useNavigate()
  const { marketId } = useThisMarket()
  const [running, setRunning] = useState<Running>()
  const { userNumber, name, email, verified } = customer
  const options = { audience: 'admin', market: marketId, params: { userNumber } } as const

  /** Does it under the overlay, says that it is done, or why not. */
  const act = async (work: () => Promise<unknown>, done: string, refused = tellFailure) => {
    try {
      await underLoader(t('customer.working'), work)
    } catch (thrown) {
      return refused(thrown)
    }
    notify('good', done)
    await onChanged()
  }
  const verify = async () => {
    const question = { title: t('customer.verifyTitle'), text: t('customer.verifyText') }
    if (await confirm({ ...question, action: t('customer.verify') }))
      await act(() => call(staffCalls.verify, options), t('customer.isVerified'))
  }
  const reset = async () => {
    const text = t('customer.resetText', { number: userNumber })
    if (await confirm({ title: t('customer.resetTitle'), text, action: t('customer.reset') }))
      await act(() => call(staffCalls.resetPassword, options), t('customer.isReset'))
  }
  const remove = async () => {
    setRunning(undefined)
    const title = t('customer.removeTitle', { name })
    if (!(await confirm({ title, text: t('customer.removeText'), action: t('customer.remove') }))) return
    const leave = async () => {
      await call(staffCalls.remove, options)
      await navigate('/customers', { replace: true })
    }
    await act(leave, t('customer.removed'), thrown => {
      const failure = asFailure(thrown)
      if (hasCode(failure, 'in_use')) setRunning(runningIn(failure))
      else tellFailure(failure)
    })
  }
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="account">
      <Stack gap="sm" align="stretch">
        <Title order={2} id="account">
          {t('customer.account')}
        </Title>
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
              onClick={() =>
                void act(() => call(staffCalls.sendConfirmation, options), t('customer.linkSent', { email }))
              }
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
        <Button
          variant="subtle"
          color="berry"
          leftSection={<IconTrash size={20} aria-hidden />}
          onClick={() => void remove()}
        >
          {t('customer.remove')}
        </Button>
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
