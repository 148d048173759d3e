/** Before a link is mailed: where to, which mail, until when it works, and what it means for the booking. */
import { Anchor, Skeleton, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paymentRequestCalls } from '#shared/bookings/staff-payment-request-calls.ts'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { addDays, isDay, startOfDay } from '#shared/kit/day.ts'
import { fromWire } from '#shared/kit/money.ts'
import { type CallFailure, hasCode } from '../../kit/failure.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { IconLabel } from '../../kit/icon-label.tsx'
import { DayBox } from '../../kit/list/day-box.tsx'
import { Notice } from '../../kit/notice.tsx'
import { notify } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'
import { type Asked, canAsk, isOut, ofRequest, stateOf } from './state.ts'
import { AskedWords } from './state-words.tsx'
import { useDefaultEnd } from './use-default-end.ts'
import { useUntil } from './use-when.ts'

interface SendDialogProps {
  asked: Asked
  onChanged: () => unknown
  onClose: () => void
}

/** Who cannot be written to, and where staff add the address. */
const NoAddress = ({ customer }: { customer: string | null }) => {
  const { t } = useTranslation()
  return (
    <Notice title={t('staff-bookings.noAddressTitle')}>
      <Text size="sm">
        {customer ? t('staff-bookings.noAddressText') : t('staff-bookings.noCustomerText')}
      </Text>
      {customer && (
        <Anchor component={Link} to={`/customers/${customer}`}>
          {t('staff-bookings.addAddress')}
        </Anchor>
      )}
    </Notice>
  )
}

/** What another has changed of the booking: what was typed is kept. */
const Changed = ({ now }: { now: Asked }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  return (
    <Notice title={t('staff-bookings.changedTitle')} takesFocus>
      <Text size="sm">
        {canAsk(stateOf(now))
          ? t('staff-bookings.changedPrice', { amount: show.money(now.totalPrice, currencyCode) })
          : t('staff-bookings.linkGone')}
      </Text>
      <AskedWords asked={now} />
    </Notice>
  )
}

const useSendForm = ({ asked: { id, version }, onChanged, onClose }: SendDialogProps) => {
  const { t } = useTranslation()
  const { timeZone } = useThisMarket()
  const [now, setNow] = useState<Asked>()
  const [isGone, setIsGone] = useState(false)
  const refused = (failure: CallFailure) => {
    if (hasCode(failure, 'online_booking_off')) notify('error', t('staff-bookings.onlineOff'))
    else if (hasCode(failure, 'no_mail_address')) setIsGone(true)
    else return undefined
    return {}
  }
  const form = useDialogForm({
    route: paymentRequestCalls.sendPaymentRequest,
    params: { id },
    initial: { validUntil: '' },
    labels: { validUntil: t('staff-bookings.worksUntil') },
    version,
    // A link works to the end of the day that staff choose.
    body: ({ validUntil }) => ({
      validUntil: isDay(validUntil)
        ? new Date(startOfDay(timeZone, addDays(validUntil, 1)) - 1000).toISOString()
        : validUntil,
    }),
    textOf: (_field, code) => (code === 'invalid' ? t('staff-bookings.dayIsOver') : undefined),
    refused,
    changed: (present: StaffsRequest) => {
      setNow(ofRequest(present))
      return <Changed now={ofRequest(present)} />
    },
    busy: t('staff-bookings.sending'),
    done: t('staff-bookings.isSent'),
    refresh: onChanged,
    onClose,
  })
  return { form, now, isGone }
}

interface WhatProps {
  asked: Asked
  email: string | undefined
  form: ReturnType<typeof useSendForm>['form']
}

/** Which mail goes where, until when its link works, and what that means. */
const What = ({ asked, email, form }: WhatProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const when = useUntil()
  const { currencyCode, visualName } = useThisMarket()
  const end = useDefaultEnd(asked)
  const amount = show.money(asked.totalPrice, currencyCode)
  return (
    <>
      <IconLabel icon={<IconMail size={20} />}>
        {email ? (
          <Text style={{ overflowWrap: 'anywhere' }}>
            {t('staff-bookings.sendTo', { email, shop: visualName, amount })}
          </Text>
        ) : (
          <Skeleton height={24} />
        )}
      </IconLabel>
      <div>
        <DayBox {...form.day('validUntil')} />
        <Text size="sm" c="dimmed" mt={4} mih="1.5em">
          {end && t('staff-bookings.worksByItself', { when: when(end) })}
        </Text>
      </div>
      {fromWire(asked.totalPrice) === 0 && (
        <Notice title={t('staff-bookings.freeTitle')}>
          <Text size="sm">{t('staff-bookings.freeText')}</Text>
        </Notice>
      )}
      <Text size="sm">{t('staff-bookings.sendMeans')}</Text>
    </>
  )
}

export const SendDialog = (props: SendDialogProps) => {
  const { t } = useTranslation()
  // Staff send what they saw when they opened the dialog, also when the screen below fetches the booking again.
  const [opened] = useState(props.asked)
  const { form, now, isGone } = useSendForm(props)
  const asked = now ?? opened
  const { customer } = asked
  const found = useRoute(staffCalls.read, customer ? { params: { userNumber: customer } } : undefined)
  const isMissing = !customer || found.failure?.status === 404
  const hasAddress = !isMissing && !isGone && found.data?.email !== ''
  const isAgain = isOut(stateOf(asked))
  const save = isAgain ? t('staff-bookings.sendAgain') : t('staff-bookings.send')
  return (
    <FormDialog
      form={form}
      title={isAgain ? t('staff-bookings.sendAgainTitle') : t('staff-bookings.sendTitle')}
      save={hasAddress && canAsk(stateOf(asked)) ? save : undefined}
    >
      {hasAddress ? (
        <What asked={asked} email={found.data?.email} form={form} />
      ) : (
        <NoAddress customer={isMissing ? null : customer} />
      )}
    </FormDialog>
  )
}
