import { Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MOST_MOVE_WORDS } from '#shared/bookings/move-fields.ts'
import { staffMoveCalls } from '#shared/bookings/staff-move-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

/** Staff leave a booking where it is, with a word to its tenant if they like. */
export const DeclineMoveDialog = ({ request, onDone, onClose }: BookingDialogProps) => {
  const { t } = useTranslation()
  const form = useDialogForm({
    route: staffMoveCalls.declineMove,
    params: { id: request.id },
    initial: { words: '' },
    labels: { words: t('moveanswer.words') },
    version: request.version,
    changed: () => <ChangedMeanwhile>{t('moveanswer.changed')}</ChangedMeanwhile>,
    busy: t('moveanswer.declining'),
    done: t('moveanswer.declined'),
    refresh: onDone,
    onClose,
  })
  return (
    <FormDialog form={form} title={t('moveanswer.declineTitle')} save={t('moveanswer.decline')}>
      <Text size="sm">{t('moveanswer.declineText')}</Text>
      <Textarea {...form.field('words')} autosize minRows={3} maxLength={MOST_MOVE_WORDS} data-autofocus />
    </FormDialog>
  )
}
