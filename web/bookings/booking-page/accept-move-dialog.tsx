import { NativeSelect, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { staffMoveCalls } from '#shared/bookings/staff-move-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { DialogButtons, DialogFrame } from '../../kit/dialog/dialog-frame.tsx'
import { hasCode } from '../../kit/failure.ts'
import { DialogFields, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { Days } from '../request/days.tsx'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { BookingDialogProps } from './dialog-props.ts'

type Wish = Answer<typeof staffMoveCalls.readMoveWish>

interface AcceptProps extends BookingDialogProps {
  found: Wish
  retry: () => unknown
}

const Accept = ({ request, onDone, onClose, found, retry }: AcceptProps) => {
  const { t } = useTranslation()
  const { wish, shelves, version } = found
  const wanted = shelves.find(({ id }) => id === wish.shelf?.id)
  /** What was chosen, while it is free. */
  const freeShelf = (chosen: string): string =>
    (shelves.find(({ id }) => id === chosen) ?? wanted ?? shelves[0])?.id ?? ''
  const form = useDialogForm({
    route: staffMoveCalls.acceptMove,
    params: { id: request.id },
    initial: { shelf: freeShelf('') },
    body: ({ shelf }) => ({ shelf: freeShelf(shelf) }),
    labels: { shelf: t('moveanswer.shelf') },
    version,
    changed: () => {
      void retry()
      return <ChangedMeanwhile>{t('moveanswer.changed')}</ChangedMeanwhile>
    },
    refused: failure => {
      if (!hasCode(failure, 'error_booking_period_unavailable')) return undefined
      void retry()
      return { shelf: 'error_booking_period_unavailable' }
    },
    busy: t('moveanswer.accepting'),
    done: t('moveanswer.accepted'),
    refresh: onDone,
    onClose,
  })
  return (
    <DialogFields form={form} save={shelves.length > 0 ? t('moveanswer.accept') : undefined}>
      <Text>
        <Days first={wish.dateStart} last={wish.dateEnd} />
      </Text>
      {wish.shelf && !wanted && shelves.length > 0 && (
        <Notice role="note">
          <Text size="sm">{t('moveanswer.wantedTaken', { shelf: wish.shelf.name })}</Text>
        </Notice>
      )}
      {shelves.length > 0 ? (
        <>
          <NativeSelect
            {...form.field('shelf')}
            value={freeShelf(form.typed.shelf)}
            data={shelves.map(({ id, name }) => ({
              value: id,
              label: id === wanted?.id ? t('moveanswer.isWanted', { shelf: name }) : name,
            }))}
            data-autofocus
          />
          <Text size="sm">{t('moveanswer.acceptText')}</Text>
        </>
      ) : (
        <Notice role="note">
          <Text size="sm">{t('moveanswer.noneFree')}</Text>
        </Notice>
      )}
    </DialogFields>
  )
}

/** Staff move a booking as its tenant asks, to a shelf that is free there now. */
export const AcceptMoveDialog = (props: BookingDialogProps) => {
  const { t } = useTranslation()
  const found = useRoute(
    staffMoveCalls.readMoveWish,
    { params: { id: props.request.id } },
    { shouldRetryOnError: false, revalidateOnFocus: false },
  )
  const isGone = found.failure !== undefined && hasCode(found.failure, 'move_gone')
  return (
    <DialogFrame size="lg" title={t('moveanswer.acceptTitle')} onClose={props.onClose}>
      {isGone ? (
        <Stack gap="md">
          <Notice>
            <Text size="sm">{t('moveanswer.gone')}</Text>
          </Notice>
          <DialogButtons onClose={props.onClose} />
        </Stack>
      ) : (
        <WhenLoaded of={{ found }}>
          {data => <Accept {...props} found={data.found} retry={found.retry} />}
        </WhenLoaded>
      )}
    </DialogFrame>
  )
}
