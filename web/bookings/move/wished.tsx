import { Button, Paper, Text } from '@mantine/core'
import { IconArrowBackUp, IconMessageQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { tenantsMoveCalls } from '#shared/bookings/tenants-move-calls.ts'
import { call } from '../../kit/call.ts'
import { underLoader } from '../../kit/loader.tsx'
import { Notice } from '../../kit/notice.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
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
  const { marketId } = useThisMarket()
  const takeBack = async () => {
    const at = { audience: 'customer', market: marketId, params: { id: booking.id } } as const
    try {
      await underLoader(t('move.takingBack'), () => call(tenantsMoveCalls.takeMoveBack, at))
      notify('good', t('move.takenBack'))
      onTakenBack()
    } catch (thrown) {
      tellFailure(thrown)
    }
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
