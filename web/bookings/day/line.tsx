/** A line of the day board: what is to do at which shelf, with a tick, and the way to what it speaks of. */
import { Anchor, Button, VisuallyHidden } from '@mantine/core'
import { IconArrowBackUp, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useMayDo } from '../../kit/rights/may.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './line.module.css'
import { type Tick, type Tickable, useTicks } from './use-ticks.ts'

export interface LineProps {
  /** The name of the shelf: staff walk by shelves. */
  shelf: string
  /** Shows the shelf, as the calendar does; without it the name is plain. */
  shelfTo?: string
  /** What or who it is about. */
  title: ReactNode
  /** The same as plain text. */
  name: string
  why: ReactNode
  /** What to bring, what is owed. */
  bring?: ReactNode
  verb: string
  to: string
  /** Without it the line cannot be ticked. */
  tick?: Tickable
  /** What the tick says, as in "Emptied". */
  done?: string
}

/** "10:14", or with its day when that is not the board's. */
const useWhen = () => {
  const show = useShow()
  const { timeZone } = useThisMarket()
  return ({ at }: Tick): string => {
    const moment = Date.parse(at)
    const day = dayIn(timeZone, moment)
    const time = timeIn(timeZone, moment)
    return day === dayIn(timeZone, Date.now()) ? time : `${show.day(day)} ${time}`
  }
}

interface DoneProps {
  line: LineProps
  /** Without it a colleague has dealt with the line. */
  tick: Tick | null
  onUndo: () => void
}

const Done = ({ line: { shelf, name, to, done = '', tick: of }, tick, onUndo }: DoneProps) => {
  const { t } = useTranslation()
  const when = useWhen()
  return (
    <>
      <span className={styles.shelf}>{shelf}</span>
      <span className={styles.what}>
        <Link to={to}>{name}</Link>{' '}
        <small>
          {tick ? t('day.doneBy', { what: done, who: tick.who, when: when(tick) }) : t('day.gone')}
        </small>
      </span>
      {of && tick && (
        <IfMay right="serve">
          <Button
            size="compact-sm"
            variant="subtle"
            className={styles.undo ?? ''}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            aria-label={t('day.undoOf', { shelf, name })}
            onClick={onUndo}
          >
            {t('day.undo')}
          </Button>
        </IfMay>
      )}
    </>
  )
}

export const Line = (line: LineProps) => {
  const { shelf, shelfTo, title, name, why, bring, verb, to, tick: of, done = '' } = line
  const ticks = useTicks()
  const may = useMayDo()('serve')
  const box = useRef<HTMLInputElement>(null)
  const tick = of ? ticks.of(of) : null
  const isGone = !!of && !tick && ticks.isGone(of)
  const set = (isTicked: boolean) => of && ticks.set(of, isTicked)
  const undo = () => {
    set(false)
    // The button goes away with the tick.
    box.current?.focus()
  }
  return (
    <li className={styles.line} data-done={tick || isGone ? true : undefined}>
      {of && (
        <label className={styles.tick}>
          <input
            ref={box}
            type="checkbox"
            checked={tick !== null || isGone}
            disabled={isGone || !may}
            onChange={event => set(event.currentTarget.checked)}
          />
          <VisuallyHidden>{[done, shelf, name].filter(Boolean).join(', ')}</VisuallyHidden>
        </label>
      )}
      {tick || isGone ? (
        <Done line={line} tick={tick} onUndo={undo} />
      ) : (
        <>
          {shelfTo ? (
            <Link className={styles.shelf ?? ''} to={shelfTo}>
              {shelf}
            </Link>
          ) : (
            <span className={styles.shelf}>{shelf}</span>
          )}
          <span className={styles.what}>
            <strong>{title}</strong>
            <small>{why}</small>
          </span>
          {bring && <span className={styles.bring}>{bring}</span>}
          <Anchor
            component={Link}
            to={to}
            className={styles.open ?? ''}
            aria-label={`${verb}: ${shelf}, ${name}`}
          >
            <span>{verb}</span> <IconChevronRight size={18} aria-hidden />
          </Anchor>
        </>
      )}
    </li>
  )
}
