/** The one verb that brings a period on, and a menu with the others. */
import '@mantine/core/styles/Popover.css'
import { ActionIcon, Button, Popover, Text } from '@mantine/core'
import {
  IconArrowBackUp,
  IconBook2,
  IconDots,
  IconDownload,
  IconFileTypePdf,
  IconSend,
  IconTrash,
} from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PERIOD, periodMachine } from '#shared/payouts/states.ts'
import { useMayDo } from '../../../kit/rights/may.ts'
import type { Period } from './figures.ts'
import { FinalizeButton } from './finalize-button.tsx'
import { isAtWork, JobProgress } from './job-progress.tsx'
import styles from './periods.module.css'
import { useJobOf } from './use-job-of.ts'
import { usePeriodActs, usePeriodFiles } from './use-period-acts.ts'
import type { PeriodJob } from './use-period-job.ts'
import { usePeriodWords } from './use-period-words.ts'

/** What the job of a period does, where it is known: the period names a job and not its kind. */
const useDoing = (
  period: Period,
  { state }: PeriodJob,
  isBooking: boolean,
): { title: string; hint: string } => {
  const { t } = useTranslation()
  const days = usePeriodWords()(period)
  if (isBooking) return { title: t('settlements.booking', { days }), hint: t('settlements.mayLeaveBooking') }
  if (state === 'elsewhere' && period.status === PERIOD.draft)
    return { title: t('settlements.atWork', { days }), hint: t('settlements.mayLeaveSending') }
  return period.status < PERIOD.finalized
    ? { title: t('settlements.finalizing', { days }), hint: t('settlements.mayLeave') }
    : { title: t('settlements.sending', { days }), hint: t('settlements.mayLeaveSending') }
}

interface VerbsProps {
  period: Period
  job: PeriodJob
  /** The page of the period: what a list opens is here already. */
  isPage?: boolean
  /** When the draft is deleted. */
  onGone?: () => void
}

export const NextVerb = ({ period, job, isPage = false }: VerbsProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const days = usePeriodWords()(period)
  const { sendToTenants } = usePeriodActs(period, job)
  const size = isPage ? 'md' : 'sm'
  const variant = isPage ? 'filled' : 'default'
  const { status } = period
  if (status === PERIOD.draft && !isPage)
    return (
      <Button
        component={Link}
        to={`/payments/periods/${period.id}`}
        size={size}
        variant={variant}
        aria-label={t('settlements.openPeriod', { days })}
      >
        {t('settlements.open')}
      </Button>
    )
  if (status === PERIOD.sent || !may('money'))
    return isPage ? null : (
      <Text span size="sm" c="dimmed">
        {t('settlements.nothingNext')}
      </Text>
    )
  if (periodMachine[status].finalize)
    return <FinalizeButton period={period} job={job} size={size} variant={variant} />
  return (
    <Button
      size={size}
      variant={variant}
      leftSection={<IconSend size={18} aria-hidden />}
      onClick={() => void sendToTenants()}
    >
      {t('settlements.sendTo', { count: period.sums?.count ?? 0 })}
    </Button>
  )
}

const useMenu = ({ period, job, onGone }: VerbsProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const { sendToTenants, sendToBooks, reset, remove } = usePeriodActs(period, job)
  const files = usePeriodFiles(period)
  const { status } = period
  const writes = may('money') && !isAtWork(job)
  const removed = async () => {
    if (await remove()) onGone?.()
  }
  return [
    { when: true, icon: IconFileTypePdf, name: t('settlements.pdf'), act: files.pdf },
    { when: true, icon: IconDownload, name: t('settlements.excel'), act: files.excel },
    {
      when: writes && period.exported === null,
      icon: IconBook2,
      name: t('settlements.toBooks'),
      act: sendToBooks,
    },
    {
      when: writes && status === PERIOD.sent,
      icon: IconSend,
      name: t('settlements.sendAgain'),
      act: sendToTenants,
    },
    {
      when: writes && periodMachine[status].reset !== undefined,
      icon: IconArrowBackUp,
      name: t('settlements.reset'),
      act: reset,
    },
    {
      when: writes && status === PERIOD.draft,
      icon: IconTrash,
      name: t('settlements.deleteDraft'),
      act: removed,
      color: 'berry',
    },
  ].filter(({ when }) => when)
}

export const PeriodMenu = (props: VerbsProps) => {
  const { t } = useTranslation()
  const days = usePeriodWords()(props.period)
  const entries = useMenu(props)
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const choose = (act: () => unknown) => {
    setIsOpen(false)
    // What the entry asks returns the focus to here.
    opener.current?.focus()
    void act()
  }
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus position="bottom-end">
      <Popover.Target>
        <ActionIcon
          ref={opener}
          variant="subtle"
          size={36}
          aria-label={t('settlements.menuOf', { days })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <div className={styles.menu}>
          {entries.map(({ icon: Mark, name, act, color }) => (
            <Button
              key={name}
              variant="subtle"
              size="sm"
              color={color ?? 'shelf'}
              justify="start"
              leftSection={<Mark size={18} aria-hidden />}
              onClick={() => choose(act)}
            >
              {name}
            </Button>
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The next verb and the menu, or how far the job is. */
export const PeriodVerbs = (props: Omit<VerbsProps, 'job'>) => {
  const { period, isPage } = props
  const { job, isBooking } = useJobOf(period)
  const doing = useDoing(period, job, isBooking)
  return (
    <div className={isPage ? styles.ofPage : styles.above}>
      {!isAtWork(job) && <NextVerb {...props} job={job} />}
      <JobProgress of={job} {...doing} isPlain />
      <PeriodMenu {...props} job={job} />
    </div>
  )
}
