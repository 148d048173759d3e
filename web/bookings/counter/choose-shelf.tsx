/** Which shelf: the tightest fit, another free one, or what is offered when the wanted one is taken. */
import { Button, Group, NativeSelect, Skeleton, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addDays, type Day } from '#shared/kit/day.ts'
import { Card } from '../../kit/card.tsx'
import { Notice } from '../../kit/notice.tsx'
import { useShow } from '../../kit/show.ts'
import { Failed } from '../../kit/states.tsx'
import { focusChoice } from './choices.tsx'
import styles from './counter.module.css'
import type { Counter } from './use-counter.ts'
import type { TakenShelf } from './use-free-shelves.ts'

/** From another first day on, for as long as was asked for. */
const useStartOn =
  ({ form, days }: Counter) =>
  (day: Day) =>
    form.change({
      dateStart: day,
      ...(form.typed.bookingPeriod || !days || !('days' in days.length)
        ? {}
        : { dateEnd: addDays(day, days.length.days - 1) }),
    })

const Taken = ({ counter, taken }: { counter: Counter; taken: TakenShelf }) => {
  const { t } = useTranslation()
  const show = useShow()
  const startOn = useStartOn(counter)
  const { name, by, nearest, nextDay } = taken
  const who = by?.customerName || by?.description
  const dates = { first: show.date(by?.dateStart ?? ''), last: show.date(by?.dateEnd ?? '') }
  return (
    <Notice role="status" title={t('counter.takenTitle', { name })}>
      <Text size="sm">
        {who ? t('counter.takenBy', { who, ...dates }) : t('counter.takenByVisitor', dates)}
      </Text>
      <Group gap="xs">
        {nearest && (
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              counter.form.change({ shelf: nearest.id })
              focusShelf()
            }}
          >
            {t('counter.useShelf', { name: nearest.name })}
          </Button>
        )}
        {nextDay && (
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              startOn(nextDay)
              focusShelf()
            }}
          >
            {t('counter.startLater', { name, day: show.day(nextDay) })}
          </Button>
        )}
      </Group>
    </Notice>
  )
}

/** The pressed button is gone when the shelf is free. */
const focusShelf = (): void => {
  requestAnimationFrame(() => document.getElementById('shelf')?.focus())
}

const NoneFree = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  const show = useShow()
  const startOn = useStartOn(counter)
  const { nextDayOfAny } = counter.free
  return (
    <Notice role="status" title={t('counter.noneFree')}>
      <Text size="sm">{nextDayOfAny ? t('counter.noneFreeText') : t('counter.noneFreeOther')}</Text>
      {nextDayOfAny && (
        <Button
          size="sm"
          variant="default"
          onClick={() => {
            startOn(nextDayOfAny)
            focusChoice('bookingPeriod')
          }}
        >
          {t('counter.startOn', { day: show.day(nextDayOfAny) })}
        </Button>
      )}
    </Notice>
  )
}

const Shelves = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  const { form, free, days } = counter
  if (!days) return <Text c="dimmed">{t('counter.daysFirst')}</Text>
  const { found, fit, others, taken } = free
  if (!found.data)
    return found.failure ? (
      <Failed failure={found.failure} retry={() => void found.retry()} />
    ) : (
      <Skeleton height={68} radius="md" />
    )
  const isChosen = Boolean(taken) || others.some(({ id }) => id === form.typed.shelf)
  return (
    <>
      {taken && <Taken counter={counter} taken={taken} />}
      {!fit && !taken && <NoneFree counter={counter} />}
      {(fit || taken) && (
        <NativeSelect
          {...form.field('shelf')}
          className={styles.shelf ?? ''}
          value={isChosen ? form.typed.shelf : ''}
          description={t('counter.free', { count: others.length + (fit ? 1 : 0) })}
        >
          {taken && <option value={form.typed.shelf}>{t('counter.isTaken', { name: taken.name })}</option>}
          {fit && (
            <option value="">
              {fit.isNotEmptied
                ? t('counter.fitsBestNotEmptied', { name: fit.name })
                : t('counter.fitsBest', { name: fit.name })}
            </option>
          )}
          {others.map(({ id, name, isNotEmptied }) => (
            <option key={id} value={id}>
              {isNotEmptied ? t('counter.notEmptied', { name }) : name}
            </option>
          ))}
        </NativeSelect>
      )}
    </>
  )
}

export const ChooseShelf = ({ counter }: { counter: Counter }) => {
  const { t } = useTranslation()
  return (
    <Card size="h3" title={t('counter.which')}>
      <Shelves counter={counter} />
    </Card>
  )
}
