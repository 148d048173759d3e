import '@mantine/core/styles/Radio.css'
import { Button, NativeSelect, Radio, TextInput } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { lastStart } from '#shared/bookings/rules.ts'
import { waitlistCalls } from '#shared/bookings/visitors-waitlist-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn, daysBetween } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { call } from '../../kit/call.ts'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { DayBox } from '../../kit/list/day-box.tsx'
import { useWizard } from '../choice/wizard-context.ts'
import styles from './waitlist.module.css'

export type Joined = Answer<typeof waitlistCalls.joinWaitlist>

/** How many days later would do as well. */
const DAYS_LATER = [0, 1, 2, 3, 7, 14]

export interface Typed {
  [field: string]: string
  /** any: every day that can be booked now · day: one, or some days from it on. */
  when: string
  dateStart: string
  daysLater: string
}

interface JoinFormProps {
  shelfPeriodPrice: string
  /** What is chosen at first. */
  isAnyDay: boolean
  /** What was typed before, by who changes it. */
  before: Typed | undefined
  onJoined: (joined: Joined, typed: Typed) => void
}

const useJoinForm = ({ shelfPeriodPrice, isAnyDay, before, onJoined }: JoinFormProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { audience, market } = useWizard()
  const { marketId } = market
  const isGuest = audience === 'anonymous'
  const joined = useRef<Joined>(undefined)
  const initial: Typed = before ?? {
    when: isAnyDay ? 'any' : 'day',
    dateStart: '',
    daysLater: '0',
    ...(isGuest ? { name: '', email: '' } : {}),
  }
  const daysOf = ({ when, dateStart, daysLater }: Typed) => {
    if (when === 'day') return { dateStart, daysLater: Number(daysLater) }
    const today = dayIn(market.timeZone, Date.now())
    return { dateStart: today, daysLater: daysBetween(today, lastStart(today)) }
  }
  const form = useRouteForm({
    route: waitlistCalls.joinWaitlist,
    initial,
    labels: {
      when: t('waitlist.when'),
      dateStart: t('waitlist.dateStart'),
      daysLater: t('waitlist.daysLater'),
      name: t('waitlist.name'),
      email: t('waitlist.email'),
    },
    body: typed => ({
      ...daysOf(typed),
      ...(isGuest ? { name: typed.name, email: typed.email } : {}),
      shelfPeriodPrice,
      language,
    }),
    check: ({ name, email }) => ({
      ...(isGuest && !name?.trim() ? { name: 'required' } : {}),
      ...(isGuest && !email?.trim() ? { email: 'required' } : {}),
    }),
    send: async body => {
      joined.current = await call(waitlistCalls.joinWaitlist, { audience, market: marketId, body })
    },
    busy: t('waitlist.joining'),
    // Only then has the form forgotten what was typed.
    onDone: (): void => {
      if (joined.current) onJoined(joined.current, form.typed)
    },
  })
  return { form, isGuest, marketId }
}

/** Asks when, and of a guest who; what was typed stays until it is sent. */
export const JoinForm = (props: JoinFormProps) => {
  const { t } = useTranslation()
  const { form, isGuest, marketId } = useJoinForm(props)
  return (
    <GuardedForm form={form} draft={`waitlist ${marketId}`}>
      <Radio.Group
        label={t('waitlist.when')}
        value={form.typed.when}
        onChange={when => form.change({ when })}
      >
        <div className={styles.when}>
          <Radio value="any" label={t('waitlist.anyDay')} />
          <Radio value="day" label={t('waitlist.certainDay')} />
        </div>
      </Radio.Group>
      {form.typed.when === 'day' && (
        <>
          <DayBox {...form.day('dateStart')} />
          <NativeSelect
            {...form.field('daysLater')}
            data={DAYS_LATER.map(days => ({
              value: String(days),
              label: days ? t('waitlist.orLater', { count: days }) : t('waitlist.onlyThatDay'),
            }))}
          />
        </>
      )}
      {isGuest && (
        <>
          <TextInput {...form.field('name')} autoComplete="name" />
          <TextInput {...form.field('email')} type="email" autoComplete="email" />
        </>
      )}
      <Button type="submit" size="lg">
        {t('waitlist.join')}
      </Button>
    </GuardedForm>
  )
}
