/** The chosen days as a form: kept in a draft, undone step by step, saved after staff have seen what they do (D10, D30). */
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closingCalls } from '#shared/bookings/staff-closing-days-calls.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { confirm } from '../../kit/dialog/confirm.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import type { Typed, Value } from '../../kit/form/conflict.ts'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { useShow } from '../../kit/show.ts'
import { EffectList } from './closing-effect.tsx'
import { useSettings } from './context.ts'
import { type ChosenDays, daysAsText, daysInText, daysMore, mergedDays } from './year-days.ts'

interface SavedDays {
  closingDays: string[]
  bookingOpeningDays: string[]
  version: number
}

const fieldsOf = ({ closingDays, bookingOpeningDays }: Omit<SavedDays, 'version'>) => ({
  closingDays: daysAsText(closingDays),
  bookingOpeningDays: daysAsText(bookingOpeningDays),
})

/** Asks whether days may be saved, when they touch bookings. */
const useAgreement = () => {
  const { t } = useTranslation()
  const { closingDays: saved } = useSettings().settings
  const act = useAct()
  return async (text: Value | undefined): Promise<boolean> => {
    const closingDays = daysInText(text)
    // Days that were taken away change no booking.
    if (closingDays.every(day => saved.includes(day))) return true
    const found = await act(send => send(closingCalls.closingDaysEffect, { body: { closingDays } }), {
      busy: t('setup.looking'),
    })
    if (!found) return false
    // The others are known already: the page lists them.
    const isNew = ({ closingDays: days }: { closingDays: string[] }) => days.some(day => !saved.includes(day))
    const effect = {
      lengthened: found.lengthened,
      stuck: found.stuck.filter(isNew),
      startsClosed: found.startsClosed.filter(isNew),
    }
    if (!Object.values(effect).some(({ length }) => length)) return true
    return confirm({
      title: t('setup.effectTitle'),
      text: t('setup.effectText'),
      more: createElement(EffectList, effect),
      action: t('setup.save'),
    })
  }
}

/** What a value of another would change in the days that are typed here, in words. */
const useDaysWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  return (mine: string, value: Value): string => {
    const dates = (days: string[]) => days.map(show.date).join(', ')
    const [more, less] = [daysMore(mine, String(value)), daysMore(String(value), mine)]
    if (!more.length && !less.length) return t('setup.onlyMine')
    return [
      more.length ? t('setup.alsoDays', { days: dates(more) }) : '',
      less.length ? t('setup.withoutDays', { days: dates(less) }) : '',
    ]
      .filter(Boolean)
      .join('; ')
  }
}

export const useClosingDays = () => {
  const { t } = useTranslation()
  const inWords = useDaysWords()
  const { settings } = useSettings()
  const { marketId, version } = settings
  const agrees = useAgreement()
  const [before, setBefore] = useState<ChosenDays[]>([])
  const form = useRouteForm({
    route: settingsCalls.setClosingDays,
    initial: fieldsOf(settings),
    version,
    labels: { closingDays: t('setup.closingDays'), bookingOpeningDays: t('setup.openingDays') },
    body: typed => ({
      closingDays: daysInText(typed.closingDays),
      bookingOpeningDays: daysInText(typed.bookingOpeningDays),
    }),
    send: (body, send) =>
      asFields<SavedDays>(send(settingsCalls.setClosingDays, { params: { marketId }, body }), found => ({
        ...fieldsOf(found),
        version: found.version,
      })),
    merge: (_, { was, mine, theirs }) => mergedDays(String(was), String(mine), String(theirs)),
    busy: t('setup.saving'),
    done: t('setup.saved'),
    onDone: () => setBefore([]),
  })
  const { typed } = form
  const chosen: ChosenDays = {
    closing: daysInText(typed.closingDays),
    opening: daysInText(typed.bookingOpeningDays),
  }
  const set = ({ closing, opening }: ChosenDays) =>
    form.change({ closingDays: daysAsText(closing), bookingOpeningDays: daysAsText(opening) })
  return {
    chosen,
    change: (days: ChosenDays) => {
      setBefore([...before, chosen])
      set(days)
    },
    canUndo: before.length > 0,
    undo: () => {
      const last = before.at(-1)
      if (!last) return
      setBefore(before.slice(0, -1))
      set(last)
    },
    form: {
      ...form,
      nameOf: (field: string, value: Value) =>
        inWords(field === 'closingDays' ? typed.closingDays : typed.bookingOpeningDays, value),
      submit: async (event?: { preventDefault(): void }) => {
        event?.preventDefault()
        return (await agrees(typed.closingDays)) && form.submit()
      },
      resolve: async (values: Typed) => {
        if (await agrees(values.closingDays ?? typed.closingDays)) form.resolve(values)
      },
      discard: () => {
        setBefore([])
        form.discard()
      },
    },
  }
}
