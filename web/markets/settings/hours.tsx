import { Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { weekdayName } from '#shared/kit/day.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { typedTime } from '../../kit/typed/typed-time.ts'
import type { Settings } from './context.ts'
import { FormCard, Section } from './section.tsx'
import styles from './settings.module.css'
import { useSettingsForm } from './use-settings-form.ts'

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

/** A field for each end of each day: `from1`, `to1`. */
const fieldsOf = ({ openingHours }: Settings): Record<string, string> =>
  Object.fromEntries(
    WEEK.flatMap(code => {
      const found = openingHours.find(({ weekdayCode }) => weekdayCode === code)
      return [
        [`from${code}`, found?.fromHour ?? ''],
        [`to${code}`, found?.toHour ?? ''],
      ]
    }),
  )

type Typed = Record<string, string>

/** Empty stays empty; what is no time stays as it is typed. */
const timeIn = (typed = ''): string => typedTime(typed) ?? typed.trim()

const bodyOf = (typed: Typed) => ({
  openingHours: WEEK.map(code => ({
    weekdayCode: code,
    fromHour: timeIn(typed[`from${code}`]) || null,
    toHour: timeIn(typed[`to${code}`]) || null,
  })),
})

const check = (typed: Typed): Record<string, string> =>
  Object.fromEntries(
    WEEK.flatMap(code => {
      const [from, to] = [timeIn(typed[`from${code}`]), timeIn(typed[`to${code}`])]
      const strange = [`from${code}`, `to${code}`].filter(
        field => timeIn(typed[field]) && !typedTime(typed[field] ?? ''),
      )
      if (strange.length) return strange.map((field): [string, string] => [field, 'not_a_time'])
      if (!from !== !to) return [[from ? `to${code}` : `from${code}`, 'hours_half']]
      return from && from >= to ? [[`to${code}`, 'hours_end_first']] : []
    }),
  )

const ExtraInfo = () => {
  const { t } = useTranslation()
  const form = useSettingsForm({
    fieldsOf: ({ openingHoursExtraInfo }) => ({ openingHoursExtraInfo }),
    labels: { openingHoursExtraInfo: t('setup.openingHoursExtraInfo') },
  })
  return (
    <FormCard form={form} draft="more hours">
      <Textarea
        {...form.field('openingHoursExtraInfo')}
        autosize
        minRows={2}
        description={t('setup.openingHoursExtraInfoHint')}
      />
    </FormCard>
  )
}

/** When the market is open each week. */
export const HoursSection = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = (code: number) => capital(weekdayName(code, language))
  const form = useSettingsForm({
    fieldsOf,
    labels: Object.fromEntries(
      WEEK.flatMap(code => [
        [`from${code}`, t('setup.opens', { day: nameOf(code) })],
        [`to${code}`, t('setup.closes', { day: nameOf(code) })],
      ]),
    ),
    body: bodyOf,
    right: 'serve',
    check,
    textOf: (_, code) => (code === 'not_a_time' ? t('setup.notATime') : undefined),
  })
  /** A browser's own time field speaks the browser's language (11:00 AM), not the shop's. */
  const time = (field: string) => ({
    ...form.field(field),
    inputMode: 'numeric' as const,
    maxLength: 5,
    placeholder: t('setup.closedDay'),
    onBlur: () => {
      const read = typedTime(form.typed[field] ?? '')
      if (read && read !== form.typed[field]) form.change({ [field]: read })
    },
  })
  return (
    <Section title={t('setup.hours')} lead={t('setup.hoursLead')}>
      <FormCard form={form} draft="hours">
        <ul className={styles.week}>
          <li className={styles.heads} aria-hidden>
            <span />
            <span>{t('setup.opensHead')}</span>
            <span>{t('setup.closesHead')}</span>
          </li>
          {WEEK.map(code => (
            <li key={code} className={styles.day}>
              <strong aria-hidden>{nameOf(code)}</strong>
              <TextInput {...time(`from${code}`)} />
              <TextInput {...time(`to${code}`)} />
            </li>
          ))}
        </ul>
      </FormCard>
      <ExtraInfo />
    </Section>
  )
}
