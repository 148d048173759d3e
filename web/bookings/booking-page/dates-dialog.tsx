import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { call } from '../../kit/call.ts'
import { DialogButtons, DialogFrame } from '../../kit/dialog-frame.tsx'
import { Form } from '../../kit/form/form.tsx'
import fields from '../../kit/form/side-by-side.module.css'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'
import { Blocked, useBlocked } from './blocked.tsx'

interface DatesDialogProps {
  request: StaffsRequest
  onDone: () => unknown
  onClose: () => void
}

/** For which days the market takes the shelf: never fewer than the customer's (D11). */
export const DatesDialog = ({ request, onDone, onClose }: DatesDialogProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId } = useThisMarket()
  const { blockedBy, refused, forget } = useBlocked('dateEnd')
  const { id, dateStart, dateEnd, version, dateStartCustomer, dateEndCustomer } = request
  const form = useRouteForm({
    route: requestsCalls.changeMarketDates,
    initial: { dateStart, dateEnd },
    labels: { dateStart: t('requests.firstDay'), dateEnd: t('requests.lastDay') },
    version,
    nameOf: (_field, value) => show.date(String(value)),
    onChange: forget,
    refused: failure =>
      refused(failure) ??
      (failure.status === 409 && JSON.stringify(failure.body).includes('below_customer_dates')
        ? { dateEnd: 'below_customer_dates' }
        : undefined),
    send: body =>
      call(requestsCalls.changeMarketDates, { audience: 'admin', market: marketId, params: { id }, body }),
    busy: t('requests.saving'),
    done: t('requests.datesSaved'),
    refresh: onDone,
    onDone: onClose,
  })
  return (
    <DialogFrame size="lg" title={t('requests.datesTitle')} onClose={onClose} isTyped={form.isChanged()}>
      <Form form={form}>
        <Stack gap="md">
          <Text size="sm">
            {t('requests.datesText', { from: show.date(dateStartCustomer), to: show.date(dateEndCustomer) })}
          </Text>
          <div className={fields.fields}>
            <DayBox {...form.day('dateStart')} />
            <DayBox {...form.day('dateEnd')} />
          </div>
          <Blocked by={blockedBy} />
          <DialogButtons save={t('requests.datesSave')} onClose={onClose} />
        </Stack>
      </Form>
    </DialogFrame>
  )
}
