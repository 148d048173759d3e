/** The vouchers that the books did not take: why, what was not done, and what to do. */
import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconFileDownload, IconRefresh } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useMayDo } from '../../../kit/rights/may.ts'
import { useMoment } from '../../../markets/moment.ts'
import { useFigures } from '../settlement/figures.ts'
import styles from './books.module.css'
import { fieldOf, goToField } from './go-to-field.ts'
import type { Sending } from './sending.tsx'
import type { BooksSettings, Problem, Voucher } from './types.ts'
import { useProblemWords } from './use-problem-words.ts'
import { useVouchersFile } from './use-vouchers-file.ts'

/** A refusal of the agreement fails all vouchers at once: the first ones say what there is to say. */
const FIRST = 3

interface FailedProps {
  voucher: Voucher
  problem: Problem
  settings: BooksSettings
  sending: Sending
}

const Why = ({ voucher: { reference }, problem }: Pick<FailedProps, 'voucher' | 'problem'>) => {
  const { t } = useTranslation()
  const { why, step } = useProblemWords()(problem, reference)
  return (
    <>
      <Text size="sm">
        <strong>{why}</strong>{' '}
        {problem.code === 'half_written' ? t('books.othersAreSent') : t('books.nothingBooked')}
      </Text>
      {problem.message && problem.code !== 'half_written' && (
        <Text size="sm" c="dimmed">
          {t('books.theirWords', { words: problem.message })}
        </Text>
      )}
      <ol className={styles.steps}>
        <li>
          {step}{' '}
          {problem.code === 'token' && (
            <Anchor component={Link} to="/settings/technical" fz="inherit">
              {t('books.toToken')}
            </Anchor>
          )}
        </li>
        <li>
          {t('books.tryAgainStep')} <span className={styles.reference}>{reference}</span>
        </li>
      </ol>
    </>
  )
}

const Verbs = ({ voucher, problem, settings, sending }: FailedProps) => {
  const { t } = useTranslation()
  const may = useMayDo()
  const moment = useMoment()
  const { isMaking, fetch } = useVouchersFile()
  const field = fieldOf(problem, settings)
  const { id, text, dateTo } = voucher
  return (
    <div className={styles.foot}>
      {may('money') && (
        <Button
          size="sm"
          leftSection={<IconRefresh size={18} aria-hidden />}
          disabled={sending.isAtWork}
          aria-label={t('books.tryAgainOf', { text })}
          onClick={() => void sending.one(id)}
        >
          {t('books.tryAgain')}
        </Button>
      )}
      {may('money') && field && (
        <Button size="sm" variant="default" onClick={() => goToField(field)}>
          {field.startsWith('account.') ? t('books.otherAccount') : t('books.otherChoice')}
        </Button>
      )}
      <Button
        size="sm"
        variant="default"
        loading={isMaking}
        leftSection={<IconFileDownload size={18} aria-hidden />}
        onClick={() => void fetch({ from: dateTo, to: dateTo })}
      >
        {t('books.asFile')}
      </Button>
      {settings.next && (
        <Text size="sm" c="dimmed" className={styles.next ?? ''}>
          {t('books.nextTry', { when: moment(Date.parse(settings.next)) })}
        </Text>
      )}
    </div>
  )
}

const Failed = (props: FailedProps) => {
  const { t } = useTranslation()
  const { money } = useFigures()
  const id = useId()
  const { voucher, problem } = props
  const named = { text: voucher.text, amount: money(voucher.total) }
  return (
    <section
      className={styles.failed}
      data-waits={voucher.state === 'waiting' || undefined}
      aria-labelledby={id}
    >
      <div className={styles.why}>
        <IconAlertTriangle size={26} aria-hidden />
        <div>
          <Title order={2} size="h3" id={id} mb="xs">
            {t('books.isNotBooked', named)}
          </Title>
          <Why voucher={voucher} problem={problem} />
        </div>
      </div>
      <Verbs {...props} />
    </section>
  )
}

interface FailedVouchersProps extends Pick<FailedProps, 'settings' | 'sending'> {
  /** Those that are not in the books. */
  left: readonly Voucher[]
}

export const FailedVouchers = ({ left, ...props }: FailedVouchersProps) => {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const failed = left.flatMap(voucher => (voucher.problem ? [{ voucher, problem: voucher.problem }] : []))
  const shown = showsAll ? failed : failed.slice(0, FIRST)
  return (
    <>
      {shown.map(one => (
        <Failed key={one.voucher.id} {...one} {...props} />
      ))}
      {failed.length > shown.length && (
        <Button variant="subtle" onClick={() => setShowsAll(true)}>
          {t('books.moreRefused', { count: failed.length - shown.length })}
        </Button>
      )}
    </>
  )
}
