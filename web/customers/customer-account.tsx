/** What staff do about a customer's account: approve it, send the link again, reset the password, delete it. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconArrowMerge, IconCircleCheck, IconKey, IconSend, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { fromWire } from '#shared/kit/money.ts'
import { useAct } from '../kit/act/use-act.ts'
import type { CallFailure } from '../kit/failure.ts'
import { Notice } from '../kit/notice.tsx'
import { IfMay } from '../kit/rights/if-may.tsx'
import { useShow } from '../kit/show.ts'
import { useThisMarket } from '../markets/market.ts'
import type { Customer } from './customer-marks.tsx'

/** What keeps a customer from being deleted. */
interface InTheWay {
  bookings: number
  lastDay: string
  goods: number
  /** The share of sales that is not settled, as amounts are sent. */
  unsettled: string
  /** What the shop owes the customer, as amounts are sent. */
  balance: string
}

/** The refusal names bookings by their last days, goods by how many there are, and money by its amount. */
const inTheWayOf = ({ body }: CallFailure): InTheWay => {
  const { usedBy = [], count = 0 } = body as { usedBy?: { kind: string; name: string }[]; count?: number }
  const named = (kind: string) => usedBy.filter(one => one.kind === kind).map(({ name }) => name)
  const [[goods = '0'], [unsettled = '0.00'], [balance = '0.00']] = [
    named('goods'),
    named('unsettled'),
    named('balance'),
  ]
  return {
    bookings: count - usedBy.filter(({ kind }) => kind !== 'booking').length,
    lastDay: named('booking').sort().at(-1) ?? '',
    goods: Number(goods),
    unsettled,
    balance,
  }
}

const CannotRemove = ({ bookings, lastDay, goods, unsettled, balance }: InTheWay) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  /** An amount without its sign, and whether the customer owes it. */
  const said = (sent: string) => ({
    isOwed: sent.startsWith('-'),
    amount: show.money(sent.replace('-', ''), currencyCode),
  })
  const [shares, whole] = [said(unsettled), said(balance)]
  return (
    <Notice color="berry" title={t('customer.cannotRemoveTitle')} takesFocus>
      {bookings > 0 && (
        <Text size="sm">{t('customer.cannotRemoveText', { count: bookings, date: show.date(lastDay) })}</Text>
      )}
      {goods > 0 && <Text size="sm">{t('customer.cannotRemoveGoods', { count: goods })}</Text>}
      {fromWire(unsettled) !== 0 && (
        <Text size="sm">
          {shares.isOwed
            ? t('customer.cannotRemoveOwed', shares)
            : t('customer.cannotRemoveUnsettled', shares)}
        </Text>
      )}
      {fromWire(balance) !== 0 && (
        <Text size="sm">
          {whole.isOwed ? t('customer.cannotRemoveDebt', whole) : t('customer.cannotRemoveBalance', whole)}
        </Text>
      )}
    </Notice>
  )
}

const useAccountActs = ({ userNumber, name, email }: Customer) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const act = useAct()
  const [inTheWay, setInTheWay] = useState<InTheWay>()
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
    setInTheWay(undefined)
    const removed = await act(send => send(staffCalls.remove, options), {
      ask: {
        title: t('customer.removeTitle', { name }),
        text: t('customer.removeText'),
        action: t('customer.remove'),
      },
      busy,
      done: t('customer.removed'),
      refused: { in_use: failure => setInTheWay(inTheWayOf(failure)) },
    })
    if (removed) await navigate('/customers', { replace: true })
  }
  return { verify, sendLink, reset, remove, inTheWay }
}

export const CustomerAccount = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation()
  const { verify, sendLink, reset, remove, inTheWay } = useAccountActs(customer)
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
        {inTheWay && <CannotRemove {...inTheWay} />}
      </Stack>
    </Paper>
  )
}
