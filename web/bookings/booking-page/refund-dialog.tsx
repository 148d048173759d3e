/** Staff give money back: the amount first, then from when the shelf is free, and what the customer hears of it. */
import '@mantine/core/styles/Radio.css'
import { Checkbox, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, toWire } from '#shared/kit/money.ts'
import { amountIn } from '#shared/kit/typed-amount.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { call } from '../../kit/call.ts'
import { DialogButtons, DialogFrame } from '../../kit/dialog-frame.tsx'
import { factOf, hasCode } from '../../kit/failure.ts'
import { Form } from '../../kit/form/form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { IconLabel } from '../../kit/icon-label.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { RequestMoney, StaffsRequest } from '../request/use-request.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

interface RefundDialogProps {
  request: StaffsRequest
  money: RequestMoney
  onDone: () => unknown
  onClose: () => void
}

interface Typed {
  [field: string]: string | boolean
  /** all: rent and services · rent: without services · part: another amount. */
  what: string
  amount: string
  refundAddons: boolean
  freeFrom: string
  reason: string
}

/** What is chosen; once the rent has gone back only an amount is left. */
const whatOf = ({ what }: Typed, { rent }: { rent: number }): string => (rent > 0 ? what : 'part')

/** What the typed form gives back, in minor units; undefined while it is no amount. */
const planOf = (typed: Typed, rest: { rent: number; addons: number }) => {
  const { rent, addons } = rest
  const what = whatOf(typed, rest)
  if (what === 'all') return { amount: rent + addons, refundAddons: addons > 0, ends: true }
  if (what === 'rent') return { amount: rent, refundAddons: false, ends: true }
  const amount = amountIn(typed.amount)
  const ofRent = (amount ?? 0) - (typed.refundAddons ? addons : 0)
  return { amount, refundAddons: typed.refundAddons, ends: rent > 0 && ofRent >= rent }
}

const useRefundForm = ({ request, money, onDone, onClose }: RefundDialogProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId } = useThisMarket()
  // The server decides: the same key gives the first answer again.
  const [key] = useState(() => crypto.randomUUID())
  const [most, setMost] = useState<string>()
  const [present, setPresent] = useState<RequestMoney>()
  // Staff give back what they saw when they opened the dialog, also when the page below fetches the money again.
  const [opened] = useState(money)
  const { refundable } = present ?? opened
  const rest = { rent: fromWire(refundable.rent), addons: fromWire(refundable.addons) }
  const initial: Typed = {
    what: rest.rent > 0 ? 'rent' : 'part',
    amount: '',
    refundAddons: rest.rent === 0,
    freeFrom: '',
    reason: '',
  }
  const form = useRouteForm({
    route: refundCalls.refundRequest,
    initial,
    labels: {
      amount: t('requests.refundAmount'),
      freeFrom: t('requests.freeFrom'),
      reason: t('requests.refundReason'),
    },
    version: opened.version,
    changed: now => {
      setPresent(now as RequestMoney)
      void onDone()
    },
    body: typed => {
      const { amount, refundAddons, ends } = planOf(typed, rest)
      return {
        refundAddons,
        amount: amount === undefined ? typed.amount : toWire(amount),
        freeFrom: ends ? typed.freeFrom : '',
        reason: typed.reason,
      }
    },
    // What is typed and no amount, the shape refuses.
    check: (typed): Record<string, string> => {
      const { amount } = planOf(typed, rest)
      return amount || (amount === undefined && typed.amount.trim()) ? {} : { amount: 'required' }
    },
    send: body =>
      call(refundCalls.refundRequest, {
        audience: 'admin',
        market: marketId,
        params: { id: request.id },
        body,
        key,
      }),
    refused: failure => {
      if (!hasCode(failure, 'refund_too_much')) return undefined
      setMost(factOf(failure, 'rest'))
      return { amount: 'refund_too_much' }
    },
    textOf: (field, code) => {
      if (code === 'refund_too_much')
        return most ? t('requests.refundMost', { amount: show.money(most, money.currency) }) : undefined
      // Nothing, less than nothing, or no number: the same to do.
      return field === 'amount' ? t('requests.refundNoAmount') : undefined
    },
    busy: t('requests.refunding'),
    done: t('requests.isRefunding'),
    refresh: onDone,
    onDone: onClose,
  })
  return { form, rest, isChanged: present !== undefined, plan: planOf(form.typed, rest) }
}

export const RefundDialog = (props: RefundDialogProps) => {
  const { request, money, onClose } = props
  const { t } = useTranslation()
  const show = useShow()
  const { form, rest, plan, isChanged } = useRefundForm(props)
  const inWords = (amount: number) => show.money(amount, money.currency)
  const what = whatOf(form.typed, rest)
  return (
    <DialogFrame size="lg" title={t('requests.refundTitle')} onClose={onClose} isTyped={form.isChanged()}>
      <Form form={form}>
        <Stack gap="md">
          {isChanged && (
            <ChangedMeanwhile>
              {t('requests.refundNow', { amount: inWords(rest.rent + rest.addons) })}
            </ChangedMeanwhile>
          )}
          <Radio.Group
            label={t('requests.refundWhat')}
            value={what}
            onChange={chosen => form.change({ what: chosen })}
          >
            <Stack gap="xs" mt="xs">
              {rest.rent > 0 && (
                <Radio value="rent" label={t('requests.refundRent', { amount: inWords(rest.rent) })} />
              )}
              {rest.rent > 0 && rest.addons > 0 && (
                <Radio
                  value="all"
                  label={t('requests.refundAll', { amount: inWords(rest.rent + rest.addons) })}
                />
              )}
              <Radio value="part" label={t('requests.refundPart')} />
            </Stack>
          </Radio.Group>
          {what === 'part' && (
            <>
              <TextInput
                {...form.field('amount')}
                inputMode="decimal"
                description={t('requests.refundAtMost', {
                  amount: inWords(rest.rent + (plan.refundAddons ? rest.addons : 0)),
                })}
              />
              {rest.addons > 0 && (
                <Checkbox {...form.box('refundAddons')} label={t('requests.refundAddonsFirst')} />
              )}
            </>
          )}
          {plan.ends ? (
            <>
              <DayBox {...form.day('freeFrom')} description={t('requests.freeAtOnce')} />
              <Text size="sm">{t('requests.refundEnds', { name: request.shelf.name })}</Text>
            </>
          ) : (
            <Text size="sm">{t('requests.refundLeaves')}</Text>
          )}
          <Textarea
            {...form.field('reason')}
            description={t('requests.refundReasonHint')}
            autosize
            minRows={2}
            maxLength={500}
          />
          <IconLabel icon={<IconMail size={20} />}>
            <Text size="sm">{t('requests.refundMails', { email: request.customerEmail ?? '' })}</Text>
          </IconLabel>
          <DialogButtons
            save={
              plan.amount
                ? t('requests.refundPay', { amount: inWords(plan.amount) })
                : t('requests.refundPayNothing')
            }
            color="berry"
            onClose={onClose}
          />
        </Stack>
      </Form>
    </DialogFrame>
  )
}
