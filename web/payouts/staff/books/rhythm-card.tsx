/** When vouchers are sent, and which of days are made. */
import '@mantine/core/styles/Radio.css'
import { Checkbox, Radio, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { BOOKS_RHYTHMS, BOOKS_SENT_AT, type BooksRhythm } from '#shared/payouts/books-rhythm.ts'
import { Card } from '../../../kit/card.tsx'
import { DayBox } from '../../../kit/list/day-box.tsx'
import { useMoment } from '../../../markets/moment.ts'
import styles from './choices.module.css'
import type { BooksSettings } from './types.ts'
import type { BooksForm } from './use-books-form.ts'
import { useRhythmNames } from './use-rhythm-names.ts'

const useTimes = (): Record<BooksRhythm, string> => {
  const { t } = useTranslation()
  const time = BOOKS_SENT_AT
  return {
    off: '',
    daily: t('books.atTime', { time }),
    weekly: t('books.onMonday', { time }),
    monthly: t('books.onFirst', { time }),
  }
}

const parts = {
  body: styles.rhythmBody ?? '',
  labelWrapper: styles.rhythmWords ?? '',
  label: styles.rhythmLabel ?? '',
}

const Rhythm = ({ form }: { form: BooksForm }) => {
  const { t } = useTranslation()
  const names = useRhythmNames()
  const times = useTimes()
  const { value, disabled } = form.text('rhythm')
  return (
    <Radio.Group aria-label={t('books.rhythm')} value={value} onChange={rhythm => form.change({ rhythm })}>
      <div className={styles.rhythms}>
        {BOOKS_RHYTHMS.map(rhythm => (
          <div key={rhythm} className={styles.rhythm} data-chosen={rhythm === value || undefined}>
            <Radio
              value={rhythm}
              disabled={disabled ?? false}
              classNames={parts}
              label={
                <>
                  <span>{names[rhythm]}</span> {times[rhythm] && <small>{times[rhythm]}</small>}
                </>
              }
            />
          </div>
        ))}
      </div>
    </Radio.Group>
  )
}

export const RhythmCard = ({ form, settings }: { form: BooksForm; settings: BooksSettings }) => {
  const { t } = useTranslation()
  const moment = useMoment()
  const { next } = settings
  const hasDays = Boolean(form.typed.withOnline || form.typed.withTills)
  return (
    <Card title={t('books.whenSent')} size="h3">
      <Rhythm form={form} />
      {next && (
        <Text size="sm" c="dimmed">
          {t('books.next', { when: moment(Date.parse(next)) })}
        </Text>
      )}
      <Checkbox {...form.box('withOnline')} description={t('books.withOnlineHint')} />
      <Checkbox {...form.box('withTills')} description={t('books.withTillsHint')} />
      {(hasDays || Boolean(form.typed.fromDay)) && (
        <DayBox {...form.day('fromDay')} description={t('books.fromDayHint')} />
      )}
      <Text size="sm" c="dimmed">
        {t('books.periodsByHand')}
      </Text>
    </Card>
  )
}
