/** What is free from the day that a tenant has chosen. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { CallFailure } from '../../kit/failure.ts'
import { type MoveChoices, useMoveChoices, type useMoveForm } from './use-move-form.ts'

/** The own shelf, any other, and each by its name. None while nobody knows. */
const useShelfOptions = ({ shelf: own }: MoveChoices, there: MoveChoices['on'] | undefined) => {
  const { t } = useTranslation()
  if (!there) return []
  const isOwnFree = there.shelves.some(({ id }) => id === own.id)
  const others = there.shelves.filter(({ id }) => id !== own.id)
  return [
    ...(isOwnFree ? [{ value: own.id, label: t('move.ownShelf', { shelf: own.name }) }] : []),
    ...(others.length ? [{ value: '', label: isOwnFree ? t('move.otherShelf') : t('move.anyFree') }] : []),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ]
}

const isRefused = (failure: CallFailure | undefined): boolean =>
  failure !== undefined && failure.status >= 400 && failure.status < 500

/** Chooses another shelf when the chosen one is not free there, and the own day when the chosen one is sold no more. */
export const useThere = (found: MoveChoices, { typed, change }: ReturnType<typeof useMoveForm>) => {
  const { dateStart, shelf } = typed
  const isOwnDay = dateStart === found.dateStart
  const onDay = useMoveChoices(found.bookingRequest, isOwnDay ? undefined : dateStart)
  const there = onDay.data?.on.dateStart === dateStart ? onDay.data.on : undefined
  const options = useShelfOptions(found, there)
  const hasGone = isRefused(onDay.failure) && !isOwnDay
  const isShelfThere = options.some(({ value }) => value === shelf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the answer changes
  useEffect(() => {
    if (hasGone) change({ dateStart: found.dateStart, shelf: found.shelf.id })
  }, [hasGone])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the answer changes
  useEffect(() => {
    if (there && !isShelfThere) change({ shelf: options[0]?.value ?? '' })
  }, [there, isShelfThere])
  return { there, options }
}
