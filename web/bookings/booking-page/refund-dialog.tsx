/** Staff give money back: the amount first, then from when the shelf is free, and what the customer hears of it. */
import '@mantine/core/styles/Radio.css'
import { Checkbox, Radio, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromWire, toWire } from '#shared/kit/money.ts'
import { amountIn } from '#shared/kit/typed-amount.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { factOf, hasCode } from '../../kit/failure.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { IconLabel } from '../../kit/icon-label.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import type { RequestMoney } from '../request/use-request.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

interface RefundDialogProps extends BookingDialogProps {
  money: RequestMoney
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

const restOf = ({ refundable }: RequestMoney) => ({
  rent: fromWire(refundable.rent),
  addons: fromWire(refundable.addons),
})

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
  const [most, setMost] = useState<string>()
  // Staff give back what they saw when they opened the dialog, also when the page below fetches the money again.
  const [seen, setSeen] = useState(money)
  const rest = restOf(seen)
  const inWords = (amount: number) => show.money(amount, money.currency)
  const initial: Typed = {
    what: rest.rent > 0 ? 'rent' : 'part',
    amount: '',
    refundAddons: rest.rent === 0,
    freeFrom: '',
    reason: '',
  }
  const form = useDialogForm({
    route: refundCalls.refundRequest,
    params: { id: request.id },
    initial,
    labels: {
      amount: t('requests.refundAmount'),
      freeFrom: t('requests.freeFrom'),
      reason: t('requests.refundReason'),
    },
    version: money.version,
    changed: (present: RequestMoney) => {
      setSeen(present)
      const { rent, addons } = restOf(present)
      return (
        <ChangedMeanwhile>{t('requests.refundNow', { amount: inWords(rent + addons) })}</ChangedMeanwhile>
      )
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
    onClose,
  })
  return { form, rest, plan: planOf(form.typed, rest), inWords }
}

export const RefundDialog = (props: RefundDialogProps) => {
  const { request } = props
  const { t } = useTranslation()
  const { form, rest, plan, inWords } = useRefundForm(props)
  const what = whatOf(form.typed, rest)
  return (
    <FormDialog
      form={form}
      title={t('requests.refundTitle')}
      save={
        plan.amount
          ? t('requests.refundPay', { amount: inWords(plan.amount) })
          : t('requests.refundPayNothing')
      }
      color="berry"
    >
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
    </FormDialog>
  )
}
