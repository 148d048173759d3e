import { Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_MOVE_WORDS } from '#shared/bookings/move-fields.ts'
import { staffMoveCalls } from '#shared/bookings/staff-move-calls.ts'
import { call } from '../../kit/call.ts'
import { DialogButtons, DialogFrame } from '../../kit/dialog-frame.tsx'
import { Form } from '../../kit/form/form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

interface DeclineMoveProps {
  request: StaffsRequest
  onDone: () => unknown
  onClose: () => void
}

/** Staff leave a booking where it is, with a word to its tenant if they like. */
export const DeclineMoveDialog = ({ request, onDone, onClose }: DeclineMoveProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [isChanged, setIsChanged] = useState(false)
  const form = useRouteForm({
    route: staffMoveCalls.declineMove,
    initial: { words: '' },
    labels: { words: t('moveanswer.words') },
    version: request.version,
    changed: () => {
      setIsChanged(true)
      void onDone()
    },
    send: body =>
      call(staffMoveCalls.declineMove, {
        audience: 'admin',
        market: marketId,
        params: { id: request.id },
        body,
      }),
    busy: t('moveanswer.declining'),
    done: t('moveanswer.declined'),
    refresh: onDone,
    onDone: onClose,
  })
  return (
    <DialogFrame size="lg" title={t('moveanswer.declineTitle')} onClose={onClose} isTyped={form.isChanged()}>
      <Form form={form}>
        <Stack gap="md">
          {isChanged && <ChangedMeanwhile>{t('moveanswer.changed')}</ChangedMeanwhile>}
          <Text size="sm">{t('moveanswer.declineText')}</Text>
          <Textarea
            {...form.field('words')}
            autosize
            minRows={3}
            maxLength={MOST_MOVE_WORDS}
            data-autofocus
          />
          <DialogButtons save={t('moveanswer.decline')} onClose={onClose} />
        </Stack>
      </Form>
    </DialogFrame>
  )
}
