import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { hasCode } from '../../kit/failure.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import fields from '../../kit/form/side-by-side.module.css'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useShow } from '../../kit/show.ts'
import { Blocked, useBlocked } from './blocked.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

/** For which days the market takes the shelf: never fewer than the customer's (D11). */
export const DatesDialog = ({ request, onDone, onClose }: BookingDialogProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { blockedBy, refused, forget } = useBlocked('dateEnd')
  const { id, dateStart, dateEnd, version, dateStartCustomer, dateEndCustomer } = request
  const form = useDialogForm({
    route: requestsCalls.changeMarketDates,
    params: { id },
    initial: { dateStart, dateEnd },
    labels: { dateStart: t('requests.firstDay'), dateEnd: t('requests.lastDay') },
    version,
    nameOf: (_field, value) => show.date(String(value)),
    onChange: forget,
    refused: failure =>
      refused(failure) ??
      (hasCode(failure, 'below_customer_dates') ? { dateEnd: 'below_customer_dates' } : undefined),
    busy: t('requests.saving'),
    done: t('requests.datesSaved'),
    refresh: onDone,
    onClose,
  })
  return (
    <FormDialog form={form} title={t('requests.datesTitle')} save={t('requests.datesSave')}>
      <Text size="sm">
        {t('requests.datesText', { from: show.date(dateStartCustomer), to: show.date(dateEndCustomer) })}
      </Text>
      <div className={fields.fields}>
        <DayBox {...form.day('dateStart')} />
        <DayBox {...form.day('dateEnd')} />
      </div>
      <Blocked by={blockedBy} />
    </FormDialog>
  )
}
