import { Button, type CheckboxProps, NativeSelect, Paper, Text, Textarea } from '@mantine/core'
import { IconArrowsRightLeft, IconSend } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_MOVE_WORDS } from '#shared/bookings/move-fields.ts'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { bookingEnd } from '#shared/shelves/rules.ts'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import { Notice } from '../../kit/notice.tsx'
import { StepTitle } from '../../kit/page.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useToday } from '../../markets/use-today.ts'
import { StartCalendar } from '../date-picker/start-calendar.tsx'
import { EmptyBefore } from '../summary/empty-before.tsx'
import { ExtraDays } from '../summary/extra-days.tsx'
import styles from './move.module.css'
import { Outdated } from './outdated.tsx'
import { FromTo } from './place.tsx'
import { type MoveChoices, useMoveForm } from './use-move-form.ts'
import { useThere } from './use-there.ts'

/** The express wish to begin, as the checkout asks for it. */
export type WishBox = ComponentType<CheckboxProps & { marketId: string }>

interface ChooseProps {
  booking: OwnBooking
  found: MoveChoices
  wishBox: WishBox
  /** Why the last try was refused, while nothing else was chosen. */
  outdated: string | undefined
  onChange: () => void
  onOutdated: (code: string) => void
  onMoved: Parameters<typeof useMoveForm>[0]['onMoved']
}

/** What stays on its shelf when this booking goes to another: the rest of a chain of extensions. */
const Chain = ({ booking: { follows, goesOn } }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  return (
    <Notice role="note">
      <Text>{t('move.keepsDays')}</Text>
      {follows && (
        <Text>{t('move.before', { shelf: follows.shelf.name, day: show.day(follows.dateEnd) })}</Text>
      )}
      {goesOn && (
        <Text>{t('move.after', { shelf: goesOn.shelf.name, day: show.day(goesOn.dateStart) })}</Text>
      )}
    </Notice>
  )
}

const Lead = ({ found: { mode, keepsDays } }: { found: MoveChoices }) => {
  const { t } = useTranslation()
  if (mode === 'ask') return t('move.leadAsk')
  return keepsDays ? t('move.leadShelf') : t('move.lead')
}

interface SummaryProps {
  found: MoveChoices
  there: MoveChoices['on']
  /** The name of the chosen shelf; any will do without one. */
  shelf: string | undefined
  wishBox: ReactNode
}

/** From where to where, what goes with it, and the one button. */
const Summary = ({ found, there, shelf, wishBox }: SummaryProps) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const isAsk = found.mode === 'ask'
  const Mark = isAsk ? IconSend : IconArrowsRightLeft
  return (
    <>
      <FromTo
        from={{ ...found, shelf: found.shelf.name }}
        to={{ ...there, shelf: shelf ?? t('move.anyShelf') }}
        toLabel={isAsk ? t('move.wanted') : t('move.then')}
      />
      <EmptyBefore market={market} first={there.dateStart} last={there.dateEnd} />
      <ExtraDays days={there.dateStart === found.dateStart ? [] : there.eligibleClosingDays} />
      {there.asksBeginWish && wishBox}
      <div>
        <Button type="submit" size="lg" leftSection={<Mark size={20} aria-hidden />}>
          {isAsk ? t('move.ask') : t('move.move')}
        </Button>
      </div>
    </>
  )
}

/** The day and the shelf, and what it comes to. */
export const Choose = ({ booking, found, wishBox: WishBox, outdated, onChange, ...on }: ChooseProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const today = useToday()
  const { marketId, closingDays } = useThisMarket()
  const form = useMoveForm({ found, ...on })
  const { dateStart, shelf } = form.typed
  const { there, options } = useThere(found, form)
  const change = (some: Partial<typeof form.typed>) => {
    onChange()
    form.change(some)
  }
  const days = { days: found.days, weeks: 0, months: 0 }
  const endOf = (start: string) =>
    start === found.dateStart ? found.dateEnd : bookingEnd(start, days, closingDays).last
  const isElsewhere = dateStart !== found.dateStart || shelf !== found.shelf.id
  const isAsk = found.mode === 'ask'
  return (
    <>
      <div>
        <StepTitle>{t('move.title')}</StepTitle>
        <Text c="dimmed">
          <Lead found={found} /> {t('move.until', { day: show.day(found.until) })}
        </Text>
      </div>
      {outdated && <Outdated code={outdated} />}
      <GuardedForm form={form} draft={`move ${booking.id}`}>
        {found.keepsDays ? (
          <Chain booking={booking} />
        ) : (
          <Paper withBorder className={styles.calendar ?? ''} component="section" aria-label={t('move.day')}>
            <StartCalendar
              today={today}
              availability={found}
              start={dateStart}
              endOf={endOf}
              onChoose={day => change({ dateStart: day })}
            />
            {found.earliest && found.earliest > today && (
              <Text size="sm" c="dimmed" mt="sm">
                {t('move.earliest', { day: show.day(found.earliest) })}
              </Text>
            )}
          </Paper>
        )}
        <NativeSelect
          {...form.field('shelf')}
          onChange={({ currentTarget }) => change({ shelf: currentTarget.value })}
          data={options}
          disabled={!options.length}
        />
        {isAsk && (
          <Textarea
            {...form.field('note')}
            description={t('move.noteHint')}
            autosize
            minRows={2}
            maxLength={MOST_MOVE_WORDS}
          />
        )}
        {there && isElsewhere && options.length > 0 && (
          <Summary
            found={found}
            there={there}
            shelf={there.shelves.find(({ id }) => id === shelf)?.name}
            wishBox={<WishBox {...form.box('beginWish')} marketId={marketId} />}
          />
        )}
        {there && !isElsewhere && !found.keepsDays && <Text c="dimmed">{t('move.chooseOther')}</Text>}
        {there && !options.length && <Text c="dimmed">{t('move.noneFree')}</Text>}
      </GuardedForm>
    </>
  )
}
