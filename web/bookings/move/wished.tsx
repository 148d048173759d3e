import { Button, Paper, Text } from '@mantine/core'
import { IconArrowBackUp, IconMessageQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { tenantsMoveCalls } from '#shared/bookings/tenants-move-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Notice } from '../../kit/notice.tsx'
import { StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { FromTo } from './place.tsx'

interface WishedProps {
  booking: OwnBooking
  wish: NonNullable<OwnBooking['wish']>
  onTakenBack: () => unknown
}

/** What staff were asked, until when they answer, and the way to take it back. */
export const Wished = ({ booking, wish, onTakenBack }: WishedProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const act = useAct()
  const takeBack = async () => {
    const done = await act(send => send(tenantsMoveCalls.takeMoveBack, { params: { id: booking.id } }), {
      busy: t('move.takingBack'),
      done: t('move.takenBack'),
    })
    if (done) onTakenBack()
  }
  return (
    <>
      <StepTitle>{t('move.wishedTitle')}</StepTitle>
      <Notice color="shelf" icon={IconMessageQuestion} role="note">
        <Text>{t('move.wishedText', { day: show.day(wish.lastDay) })}</Text>
      </Notice>
      <FromTo
        from={{ ...booking, shelf: booking.shelf.name }}
        to={{ ...wish, shelf: wish.shelf?.name ?? t('move.anyShelf') }}
        toLabel={t('move.wanted')}
      />
      {wish.note && (
        <Paper withBorder p="md" component="blockquote" m={0} style={{ whiteSpace: 'pre-line' }}>
          {wish.note}
        </Paper>
      )}
      <div>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={20} aria-hidden />}
          onClick={() => void takeBack()}
        >
          {t('move.takeBack')}
        </Button>
      </div>
    </>
  )
}
