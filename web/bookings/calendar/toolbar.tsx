import { ActionIcon, Button, Title, UnstyledButton } from '@mantine/core'
import {
  IconCalendarEvent,
  IconChevronLeft,
  IconChevronRight,
  IconList,
  IconPlus,
  IconPrinter,
} from '@tabler/icons-react'
import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { GoTo } from './go-to.tsx'
import { type GridHandle, SOME_DAYS } from './grid/grid.tsx'
import { LIST_DAYS } from './lists/list-view.tsx'
import { type DayNumber, dayOf, mondayOf, type Zoom } from './plan/axis.ts'
import styles from './plan/screen.module.css'
import { useCalendar } from './plan/use-calendar.ts'
import { usePrint } from './use-print.ts'

interface SegmentProps {
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Segment = ({ isChosen, onChoose, children }: SegmentProps) => (
  <UnstyledButton className={styles.segment} aria-pressed={isChosen} onClick={onChoose}>
    {children}
  </UnstyledButton>
)

/** Leads through the days: of the plan by scrolling, of the list by its address. */
const useJumps = (grid: RefObject<GridHandle | null>) => {
  const { address, seen, today } = useCalendar()
  const toDay = (day: DayNumber) => {
    if (address.isList) address.change({ day: dayOf(day) })
    else grid.current?.goTo(day)
  }
  return {
    toDay,
    toShelf: (shelf: string) => grid.current?.goToShelf(shelf),
    toToday: () => toDay(address.isList ? today : mondayOf(today - SOME_DAYS)),
    page: (direction: 1 | -1) =>
      address.isList ? toDay(seen.first + direction * LIST_DAYS) : grid.current?.page(direction),
  }
}

interface ToolbarProps {
  grid: RefObject<GridHandle | null>
  /** The one green button of the screen is then another. */
  isMoving: boolean
}

export const Toolbar = ({ grid, isMoving }: ToolbarProps) => {
  const { t } = useTranslation()
  const { address } = useCalendar()
  const jumps = useJumps(grid)
  const print = usePrint()
  const zooms: [Zoom, string][] = [
    ['day', t('calendar.zoomDay')],
    ['week', t('calendar.zoomWeek')],
    ['month', t('calendar.zoomMonth')],
  ]
  const arrow = { size: 36, variant: 'default' } as const
  return (
    <div className={styles.toolbar}>
      <Title order={1}>{t('calendar.title')}</Title>
      <ActionIcon {...arrow} aria-label={t('calendar.earlier')} onClick={() => jumps.page(-1)}>
        <IconChevronLeft size={20} aria-hidden />
      </ActionIcon>
      <Button size="sm" variant="default" onClick={jumps.toToday}>
        {t('calendar.today')}
      </Button>
      <ActionIcon {...arrow} aria-label={t('calendar.later')} onClick={() => jumps.page(1)}>
        <IconChevronRight size={20} aria-hidden />
      </ActionIcon>
      <GoTo onDay={jumps.toDay} onShelf={jumps.toShelf} />
      <div className={styles.end}>
        {!address.isList && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div className={styles.segments} role="group" aria-label={t('calendar.zoom')}>
            {zooms.map(([zoom, name]) => (
              <Segment
                key={zoom}
                isChosen={address.zoom === zoom}
                onChoose={() => address.change({ zoom: zoom === 'month' ? '' : zoom })}
              >
                {name}
              </Segment>
            ))}
          </div>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div className={styles.segments} role="group" aria-label={t('calendar.view')}>
          <Segment isChosen={!address.isList} onChoose={() => address.change({ view: '' })}>
            <IconCalendarEvent size={18} aria-hidden /> {t('calendar.viewPlan')}
          </Segment>
          <Segment isChosen={address.isList} onChoose={() => address.change({ view: 'list' })}>
            <IconList size={18} aria-hidden /> {t('calendar.viewList')}
          </Segment>
        </div>
        <ActionIcon {...arrow} aria-label={t('calendar.print')} onClick={() => void print()}>
          <IconPrinter size={20} aria-hidden />
        </ActionIcon>
        <IfMay right="serve">
          <Button
            size="sm"
            component={Link}
            to="/booking/new"
            variant={isMoving ? 'default' : 'filled'}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {t('calendar.newBooking')}
          </Button>
        </IfMay>
      </div>
    </div>
  )
}
