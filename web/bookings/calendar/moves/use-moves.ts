/** What staff do to bookings of the plan. */
import { useTranslation } from 'react-i18next'
import type { ShelfBooking } from '#shared/bookings/staff-shelf-bookings-calls.ts'
import { confirm } from '../../../kit/dialog/confirm.ts'
import { placeOf } from './moved-plan.ts'
import { titleOf, useWhereWords } from './use-move-words.ts'
import { useSavedMoves } from './use-saved-moves.ts'
import { useTrayMoves } from './use-tray-moves.ts'
import { type Done, useUndo } from './use-undo.ts'
import { useWrites, type Writes } from './use-writes.ts'

const useRemoval = (writes: Writes, done: Done) => {
  const { t } = useTranslation()
  const whereOf = useWhereWords()
  return async (booking: ShelfBooking): Promise<boolean> => {
    const agrees = await confirm({
      title: t('calendar.deleteTitle', { name: titleOf(booking) }),
      text: t('calendar.deleteText', { where: whereOf(placeOf(booking)) }),
      action: t('calendar.delete'),
    })
    if (!agrees) return false
    const gone = await writes.remove(booking)
    if (gone) done(t('calendar.deleted', { name: titleOf(booking) }))
    return gone === true
  }
}

/** 1: money later, 2: paid in the shop. */
type Mark = 1 | 2

const useMark = (writes: Writes, done: Done) => {
  const { t } = useTranslation()
  return async (booking: ShelfBooking, status: Mark): Promise<void> => {
    const after = await writes.change(booking, { status })
    if (!after) return
    const text = status === 2 ? t('calendar.markedPaid') : t('calendar.markedUnpaid')
    const was = booking.status
    const undo = async () => {
      if (await writes.change(after, { status: was })) done(t('calendar.undone'))
    }
    done(text, was === 1 || was === 2 ? undo : undefined)
  }
}

export const useMoves = () => {
  const { undo, said, say, done, forgetUndo } = useUndo()
  const writes = useWrites(forgetUndo)
  const { tells, setTells, save, moveAtNewPrice } = useSavedMoves(writes, done)
  return {
    undo,
    said,
    say,
    forgetUndo,
    tells,
    setTells,
    refresh: writes.refresh,
    ...useTrayMoves({ save, say }),
    moveAtNewPrice,
    mark: useMark(writes, done),
    remove: useRemoval(writes, done),
  }
}

export type Moves = ReturnType<typeof useMoves>
