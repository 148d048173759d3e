import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

/** What staff note about a booking for each other. */
export const NoteDialog = ({ request, onDone, onClose }: BookingDialogProps) => {
  const { t } = useTranslation()
  const { id, description, version } = request
  const form = useDialogForm({
    route: requestsCalls.noteRequest,
    params: { id },
    initial: { description },
    labels: { description: t('requests.note') },
    version,
    // A note is one line of text, however it is typed.
    body: typed => ({ description: typed.description.replaceAll(/\s+/g, ' ') }),
    busy: t('requests.saving'),
    done: t('requests.noteSaved'),
    refresh: onDone,
    onClose,
  })
  return (
    <FormDialog form={form} title={t('requests.noteTitle')} save={t('requests.noteSave')}>
      <Textarea
        {...form.field('description')}
        description={t('requests.noteText')}
        autosize
        minRows={3}
        maxLength={500}
        data-autofocus
      />
    </FormDialog>
  )
}
