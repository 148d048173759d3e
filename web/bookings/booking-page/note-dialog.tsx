import { Stack, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { call } from '../../kit/call.ts'
import { DialogButtons, DialogFrame } from '../../kit/dialog-frame.tsx'
import { Form } from '../../kit/form/form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'

interface NoteDialogProps {
  request: StaffsRequest
  onDone: () => unknown
  onClose: () => void
}

/** What staff note about a booking for each other. */
export const NoteDialog = ({ request, onDone, onClose }: NoteDialogProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const { id, description, version } = request
  const form = useRouteForm({
    route: requestsCalls.noteRequest,
    initial: { description },
    labels: { description: t('requests.note') },
    version,
    // A note is one line of text, however it is typed.
    body: typed => ({ description: typed.description.replaceAll(/\s+/g, ' ') }),
    send: body =>
      call(requestsCalls.noteRequest, { audience: 'admin', market: marketId, params: { id }, body }),
    busy: t('requests.saving'),
    done: t('requests.noteSaved'),
    refresh: onDone,
    onDone: onClose,
  })
  return (
    <DialogFrame size="lg" title={t('requests.noteTitle')} onClose={onClose} isTyped={form.isChanged()}>
      <Form form={form}>
        <Stack gap="md">
          <Textarea
            {...form.field('description')}
            description={t('requests.noteText')}
            autosize
            minRows={3}
            maxLength={500}
            data-autofocus
          />
          <DialogButtons save={t('requests.noteSave')} onClose={onClose} />
        </Stack>
      </Form>
    </DialogFrame>
  )
}
