import { NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { staffMoveCalls } from '#shared/bookings/staff-move-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { call } from '../../kit/call.ts'
import { DialogButtons, DialogFrame } from '../../kit/dialog-frame.tsx'
import { hasCode } from '../../kit/failure.ts'
import { Form } from '../../kit/form/form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { Notice } from '../../kit/notice.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { Days } from '../request/days.tsx'
import type { StaffsRequest } from '../request/use-request.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'

type Wish = Answer<typeof staffMoveCalls.readMoveWish>

interface AcceptMoveProps {
  request: StaffsRequest
  onDone: () => unknown
  onClose: () => void
}

const Accept = ({
  request,
  onDone,
  onClose,
  found,
  retry,
}: AcceptMoveProps & { found: Wish; retry: () => unknown }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const [isChanged, setIsChanged] = useState(false)
  const { wish, shelves, version } = found
  const wanted = shelves.find(({ id }) => id === wish.shelf?.id)
  /** What was chosen, while it is free. */
  const freeShelf = (chosen: string): string =>
    (shelves.find(({ id }) => id === chosen) ?? wanted ?? shelves[0])?.id ?? ''
  const form = useRouteForm({
    route: staffMoveCalls.acceptMove,
    initial: { shelf: freeShelf('') },
    body: ({ shelf }) => ({ shelf: freeShelf(shelf) }),
    labels: { shelf: t('moveanswer.shelf') },
    version,
    changed: () => {
      setIsChanged(true)
      void retry()
      void onDone()
    },
    refused: failure => {
      if (!hasCode(failure, 'error_booking_period_unavailable')) return undefined
      void retry()
      return { shelf: 'error_booking_period_unavailable' }
    },
    send: body =>
      call(staffMoveCalls.acceptMove, {
        audience: 'admin',
        market: marketId,
        params: { id: request.id },
        body,
      }),
    busy: t('moveanswer.accepting'),
    done: t('moveanswer.accepted'),
    refresh: onDone,
    onDone: onClose,
  })
  return (
    <Form form={form}>
      <Stack gap="md">
        {isChanged && <ChangedMeanwhile>{t('moveanswer.changed')}</ChangedMeanwhile>}
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
            <DialogButtons save={t('moveanswer.accept')} onClose={onClose} />
          </>
        ) : (
          <>
            <Notice role="note">
              <Text size="sm">{t('moveanswer.noneFree')}</Text>
            </Notice>
            <DialogButtons onClose={onClose} />
          </>
        )}
      </Stack>
    </Form>
  )
}

/** Staff move a booking as its tenant asks, to a shelf that is free there now. */
export const AcceptMoveDialog = (props: AcceptMoveProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const found = useRoute(
    staffMoveCalls.readMoveWish,
    { audience: 'admin', market: marketId, params: { id: props.request.id } },
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
